import { forgiveTries, useTry } from '../../../platform/auth/tries.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { passwordTries } from '../../sign-in/index.ts';

/**
 * Does what the account's password is asked for; it fails, or answers false, where the password is wrong. Somebody at
 * another person's open page must not find out the password by trying. Throws `too_many`.
 */
export async function withPassword<T>(ctx: MemberCtx, work: () => Promise<T>): Promise<T> {
  const whose = `signed-in:${ctx.who.authId}`;
  await useTry(ctx, passwordTries, whose);
  const done = await work();
  if (done !== false) await forgiveTries(ctx, passwordTries, whose);
  return done;
}
