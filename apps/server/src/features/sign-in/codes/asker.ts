import { createHash, randomBytes } from 'node:crypto';
import { readCookie } from '../../../platform/auth/read-cookie.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';

type Request = Pick<OpenCtx, 'headers' | 'services'>;

const cookieName = 'chatty.asker';
const days = 1;
const hashOf = (mark: string) => createHash('sha256').update(mark).digest('base64url');
const markIn = ({ headers }: Request) => /^[\w-]{22}$/.exec(readCookie(headers.get('cookie'), cookieName) ?? '')?.[0];

/** Which browser this is of those that have asked for a code; null for one that has not. Proves nothing of a person. */
export function askerOf(request: Request): string | null {
  const mark = markIn(request);
  return mark ? hashOf(mark) : null;
}

/** The same for a browser that is asking now: it gets a mark to be known by, unless it has one. */
export function markAsker(ctx: Request & Pick<OpenCtx, 'setCookie'>): string {
  const mark = markIn(ctx) ?? randomBytes(16).toString('base64url');
  const secure = ctx.services.config.APP_URL.startsWith('https:') ? '; Secure' : '';
  ctx.setCookie(`${cookieName}=${mark}; Path=/client/api/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`);
  return hashOf(mark);
}
