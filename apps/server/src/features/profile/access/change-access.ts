import type { SignedInSession } from '@chatty/contract/profile';
import { texts as fieldTexts } from '@chatty/contract/texts';
import Bowser from 'bowser';
import { texts } from '#texts/profile.ts';
import { texts as signIn } from '#texts/sign-in.ts';
import { ownAccount } from '../../../platform/auth/own-account.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { findMember } from '../../team/index.ts';
import { mustBeOneself } from '../must-be-oneself.ts';
import { withPassword } from './with-password.ts';
import {
  browsersOf,
  endAccessTokens,
  endBrowser,
  endSessions,
  mustBeGoodPassword,
  replacePassword,
  mailPasswordChangedJob,
} from '../../sign-in/index.ts';

/** Such as "Chrome on macOS"; empty when the browser did not say what it is. */
function deviceOf(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? texts.device(browser.name, os.name) : (browser.name ?? os.name ?? '');
}

/** Where one is signed in, the latest first. Sessions of the provider's staff say so. */
export async function listSessions(ctx: MemberCtx): Promise<SignedInSession[]> {
  const rows = await browsersOf(ctx, ctx.who.authId);
  return rows.map((it) => ({
    id: it.id,
    current: it.id === ctx.who.sessionId,
    device: it.isCrmLogin ? texts.support : deviceOf(it.userAgent),
    createdAt: it.createdAt.toISOString(),
    lastActiveAt: it.updatedAt.toISOString(),
  }));
}

/** Signs out one other browser at once. Throws `not_found`, and `conflict` for the browser that asks. */
export async function endSession(ctx: MemberCtx, id: string): Promise<void> {
  mustBeOneself(ctx);
  const { authId, sessionId } = ctx.who;
  if (id === sessionId) throw new Problem('conflict', texts.ownBrowser);
  await transaction(ctx, async (tx) => {
    if (!(await endBrowser(tx, { authId, sessionId: id }))) throw notFound(texts.thisSession);
    await endAccessTokens(tx, authId);
  });
}

/** Signs out all browsers but this one at once. */
export async function endOtherSessions(ctx: MemberCtx): Promise<void> {
  mustBeOneself(ctx);
  const { authId, sessionId } = ctx.who;
  await transaction(ctx, (tx) => endSessions(tx, { authId, exceptSession: sessionId }));
}

/** Throws `bad_input` unless it is the account's password, or the account has none; `too_many`. */
async function mustKnowPassword(ctx: MemberCtx, current = ''): Promise<void> {
  const { authId } = ctx.who;
  const account = ownAccount(ctx.services);
  if (!(await account.hasPassword(authId))) return;
  if (await withPassword(ctx, () => account.isPassword(authId, current))) return;
  const told = current ? signIn.wrongPassword : fieldTexts.required;
  throw new Problem('bad_input', told, { current: told });
}

/** Sets a new password and signs out everywhere else. Throws `bad_input`. */
export async function changePassword(
  ctx: MemberCtx,
  passwords: { current?: string | undefined; password: string },
): Promise<void> {
  mustBeOneself(ctx);
  const { authId, sessionId, memberId } = ctx.who;
  const { email } = await findMember(ctx, memberId);
  mustBeGoodPassword(passwords.password, email);
  await mustKnowPassword(ctx, passwords.current);
  const hash = await ctx.services.sessions.hashPassword(passwords.password);
  await transaction(ctx, async (tx) => {
    await replacePassword(tx, { authId, hash, exceptSession: sessionId });
    tx.enqueueGlobal(mailPasswordChangedJob, { email });
  });
}
