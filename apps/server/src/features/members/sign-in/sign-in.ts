import type { SignIn } from '@chatty/contract/session';
import { spendToken } from '../../../platform/auth/one-time-tokens.ts';
import type { Sessions } from '../../../platform/auth/sessions.ts';
import { signInLink } from '../../../platform/auth/sign-in-link.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { Problem } from '../../../platform/problem.ts';
import type { World } from '../../../world.ts';
import { customToken } from '../link-purposes.ts';
import { mustHaveMail } from '../mails/send-mail.ts';
import { browserTokenFor, browserTokens, findAccount, hasSecondFactor } from './account.ts';
import { useCode } from './codes.ts';
import { enter, enterByFactors, placesOf, renewFrom } from './enter.ts';

/** Attempts for one e-mail address in a minute, wherever they come from. */
const attemptsPerMinute = 10;
/** Mails that one address gets in a minute because somebody asked for them. */
const mailsPerMinute = 3;

/**
 * Lets a job mail something to an e-mail address, if it has an account. The job finds that out: the answer here takes the
 * same work for every address.
 */
async function mailLater(ctx: OpenCtx, queue: string, email: string): Promise<void> {
  const { limits, jobs, db } = ctx.world;
  await limits.use(queue, email, mailsPerMinute);
  await jobs.enqueue([{ queue, data: { shopId: '', email }, key: email }], db);
}

const wrong = 'The e-mail or the password is wrong.';

async function isKnownBrowser(world: World, authId: string, token: string | undefined): Promise<boolean> {
  const account = token ? await findAccount(world.db, authId) : null;
  return account !== null && token !== undefined && browserTokens(world).fits(token, account);
}

/**
 * Password sign-in. A wrong e-mail and a wrong password answer alike. A browser that has not shown a mailed code for this
 * account in 30 days is asked for one, unless the account has a second factor (then for that) or there is no mail server.
 */
export async function signIn(
  ctx: OpenCtx,
  sessions: Sessions,
  it: { email: string; password: string; browserToken?: string | undefined },
): Promise<SignIn> {
  const { world } = ctx;
  const email = it.email.toLowerCase();
  await world.limits.use('sign-in', email, attemptsPerMinute);
  const authId = await sessions.checkPassword(email, it.password);
  if (!authId) throw new Problem('not_signed_in', wrong, { password: wrong });
  const needsNoCode =
    world.mailer.absent ||
    (await hasSecondFactor(world.db, authId)) ||
    (await isKnownBrowser(world, authId, it.browserToken));
  if (needsNoCode) return enterByFactors(ctx, sessions, { authId });
  await mailLater(ctx, 'members.mail-code', email);
  return { next: 'verify-otp' };
}

/** Mails a one-time code, if the e-mail has an account. */
export async function askForCode(ctx: OpenCtx, email: string): Promise<void> {
  mustHaveMail(ctx.world);
  await mailLater(ctx, 'members.mail-code', email.toLowerCase());
}

/** Mails a link to set a new password, if the e-mail has an account. */
export async function askForReset(ctx: OpenCtx, email: string): Promise<void> {
  mustHaveMail(ctx.world);
  await mailLater(ctx, 'members.mail-reset', email.toLowerCase());
}

/** Sign-in with a mailed code; the browser is known from then on. */
export async function signInByCode(
  ctx: OpenCtx,
  sessions: Sessions,
  it: { email: string; code: string },
): Promise<SignIn> {
  const email = it.email.toLowerCase();
  await ctx.world.limits.use('sign-in-code', email, attemptsPerMinute);
  const authId = await useCode(ctx.world, email, it.code);
  if (!authId) {
    const said = 'The code is wrong or too old. Look at the latest mail, or ask for a new code.';
    throw new Problem('not_signed_in', said, { code: said });
  }
  return enterByFactors(ctx, sessions, { authId, ...(await browserTokenFor(ctx.world, authId)) });
}

/** The e-mail of the account that a browser token belongs to as it is now. Throws `not_found`. */
export async function readBrowserToken({ world }: OpenCtx, token: string): Promise<{ email: string }> {
  const proof = await browserTokens(world).read(token);
  if (!proof || !(await isKnownBrowser(world, proof.authId, token))) {
    throw new Problem('not_found', 'This browser is not known any more.');
  }
  return { email: proof.email };
}

/** The provider's staff come in as the owner: not as somebody who was it when the link was made. */
async function isOwner({ db }: World, { authId, shopId }: { authId: string; shopId: string | null }): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', shopId ?? '')
    .where('auth_id', '=', authId)
    .where('owner', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sign-in with a link that works once. */
export async function signInByLink(ctx: OpenCtx, sessions: Sessions, token: string): Promise<SignIn> {
  const { db } = ctx.world;
  const link = await spendToken({ db, world: ctx.world }, signInLink, token);
  if (!link || (link.isCrmLogin && !(await isOwner(ctx.world, link)))) {
    throw new Problem('not_signed_in', 'This link was used or is too old. Ask for a new one.');
  }
  if (link.isCrmLogin) ctx.log.warn({ shopId: link.shopId }, 'CRM login: the link was used');
  return enter(ctx, sessions, link);
}

/** Sign-in for the shop that was chosen, with a token that works once. */
export async function signInByCustomToken(ctx: OpenCtx, sessions: Sessions, token: string): Promise<SignIn> {
  const { db } = ctx.world;
  const it = await spendToken({ db, world: ctx.world }, customToken, token);
  // Who was removed or signed out everywhere meanwhile does not come back by it.
  const places = it ? await placesOf(db, it.authId, it.from) : [];
  if (!it || !places.some((one) => one.shopId === it.shopId)) {
    throw new Problem('not_signed_in', 'Failed to auto-login. Please try again.');
  }
  return enter(ctx, sessions, it);
}

/** An open page renews its token every few minutes, so this is when its person was last there. */
const touch = ({ db, clock }: World, sessionId: string) =>
  db.updateTable('session').set({ updatedAt: clock.now() }).where('id', '=', sessionId).execute();

/** A new access token for the session in the cookie. */
export async function renewToken(ctx: OpenCtx, sessions: Sessions) {
  const session = await sessions.read(ctx.headers);
  if (!session) throw new Problem('not_signed_in', 'Sign in to go on.');
  for (const it of session.cookies) ctx.setCookie(it);
  await touch(ctx.world, session.id);
  return renewFrom(ctx, session);
}

export async function signOut(ctx: OpenCtx, sessions: Sessions): Promise<void> {
  for (const it of await sessions.signOut(ctx.headers)) ctx.setCookie(it);
}
