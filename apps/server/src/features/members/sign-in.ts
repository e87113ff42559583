import type { AccessToken } from '@chatty/contract/session';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { Problem } from '../../platform/problem.ts';
import type { Sessions, SignedIn } from '../../platform/auth/sessions.ts';

/** A short-lived access token for the person behind an auth id, in their (first) shop. */
async function accessToken(ctx: OpenCtx, authId: string): Promise<AccessToken & { next: 'home' }> {
  const member = await ctx.world.db
    .selectFrom('members')
    .select(['shop_id', 'id', 'role'])
    .where('auth_id', '=', authId)
    .where((q) => q.or([q('active', '=', true), q('role', '=', 'admin')]))
    .orderBy('created_at')
    .executeTakeFirst();
  if (!member)
    throw new Problem('not_signed_in', 'Your account belongs to no shop. Ask the shop’s admin to invite you.');
  const { token, expiresAt } = await ctx.tokens.issue({
    type: 'member',
    from: ctx.world.clock.now().getTime(),
    authId,
    shopID: member.shop_id,
    shopId: member.shop_id,
    memberId: member.id,
    isAdmin: member.role === 'admin',
    isCrmLogin: false,
  });
  return { next: 'home', token, expiresAt: expiresAt.toISOString(), uid: authId };
}

async function enter(ctx: OpenCtx, { authId, cookie }: SignedIn) {
  const token = await accessToken(ctx, authId);
  ctx.setCookie(cookie);
  return token;
}

/** Attempts for one e-mail address in a minute, wherever they come from. */
const attemptsPerMinute = 10;

/** Password sign-in. A wrong e-mail and a wrong password answer alike. */
export async function signIn(ctx: OpenCtx, sessions: Sessions, it: { email: string; password: string }) {
  const email = it.email.toLowerCase();
  await ctx.world.limits.use('sign-in', email, attemptsPerMinute);
  return enter(ctx, await sessions.signIn(email, it.password, ctx.headers));
}

/** Sign-in with a link that works once. */
export const signInByLink = async (ctx: OpenCtx, sessions: Sessions, token: string) =>
  enter(ctx, await sessions.signInByLink(token, ctx.headers));

/** A new access token for the session in the cookie. Other sites' pages may not ask. */
export async function renewToken(ctx: OpenCtx, sessions: Sessions) {
  const origin = ctx.headers.get('origin');
  if (origin && origin !== new URL(ctx.world.config.APP_URL).origin) {
    throw new Problem('not_allowed', 'This page may not sign you in.');
  }
  const authId = await sessions.read(ctx.headers);
  if (!authId) throw new Problem('not_signed_in', 'Sign in to go on.');
  return accessToken(ctx, authId);
}

export async function signOut(ctx: OpenCtx, sessions: Sessions): Promise<void> {
  const cookie = await sessions.signOut(ctx.headers).catch(() => null);
  if (cookie) ctx.setCookie(cookie);
}
