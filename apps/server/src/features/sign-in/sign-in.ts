import type { SignIn } from '@chatty/contract/sign-in';
import { texts } from '#texts/sign-in.ts';
import { texts as problems } from '#texts/problems.ts';
import { spendToken } from '../../platform/auth/one-time-tokens.ts';
import { forgiveTries, useTry } from '../../platform/auth/tries.ts';
import { signInLink } from '../../platform/auth/sign-in-link.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../ctx.ts';
import { askerOf, markAsker } from './codes/asker.ts';
import { mustHaveMail } from '../mails/index.ts';
import { codeMails, passwordTries, resetMails, withPasswordOf } from './tries.ts';
import { hasSecondFactor } from '../../platform/auth/account.ts';
import { useCode } from './codes/codes.ts';
import { dismissSession, isSessionThere } from './account/end-sessions.ts';
import { enter, enterByFactors, renewFrom } from './enter.ts';
import { mailCodeJob, mailResetJob } from './sign-in.jobs.ts';
import { requestGlobalJob } from '../../platform/jobs/job.ts';
import { customToken } from './links/link-purposes.ts';
import { browserTokenFor, readKnownBrowser } from './codes/known-browser.ts';
import { membershipsOf } from './account/memberships.ts';

/**
 * Lets a job mail a code to an e-mail address, if it has an account. The job finds that out: the answer here takes the
 * same work for every address. `whose` are the mails that are counted.
 */
async function mailCode(ctx: OpenCtx, email: string, whose: string): Promise<void> {
  await useTry(ctx, codeMails, whose);
  const asker = markAsker(ctx);
  await ctx.services.jobs.enqueue([requestGlobalJob(mailCodeJob, { email, asker })], ctx.services.db);
}

/**
 * Password sign-in. A wrong e-mail and a wrong password answer alike. A browser that has not shown a mailed code for this
 * account in 30 days is asked for one, unless the account has a second factor (then for that) or there is no mail server.
 * A browser that is known has tries of its own: what strangers try elsewhere keeps nobody out of theirs.
 */
export async function signIn(
  ctx: OpenCtx,
  credentials: { email: string; password: string; browserToken?: string | undefined },
): Promise<SignIn> {
  const { services } = ctx;
  const from = services.clock.now().getTime();
  const email = credentials.email.toLowerCase();
  const known = await readKnownBrowser(services, credentials.browserToken, email);
  const isKnown = known !== null;
  const whose = known ? `browser:${known.authId}:${known.iat}` : email;
  await useTry(ctx, passwordTries, whose);
  const authId = await services.sessions.checkPassword(email, credentials.password);
  if (!authId) throw new Problem('not_signed_in', texts.wrongLogin, { password: texts.wrongLogin });
  await forgiveTries(ctx, passwordTries, whose);
  if (services.mailer.absent || isKnown || (await hasSecondFactor(services.db, authId))) {
    return enterByFactors(ctx, { authId, from, isKnown });
  }
  // Who knows the password is not kept waiting by the mails that strangers ask for.
  await mailCode(ctx, email, withPasswordOf(email));
  return { next: 'verify-otp' };
}

/** Mails a one-time code, if the e-mail has an account. Throws `too_many`. */
export async function askForCode(ctx: OpenCtx, email: string): Promise<void> {
  mustHaveMail(ctx.services);
  await mailCode(ctx, email.toLowerCase(), email.toLowerCase());
}

/** Mails a link to set a new password, if the e-mail has an account. Throws `too_many`. */
export async function askForReset(ctx: OpenCtx, given: string): Promise<void> {
  const { services } = ctx;
  mustHaveMail(services);
  const email = given.toLowerCase();
  await useTry(ctx, resetMails, email);
  await services.jobs.enqueue([requestGlobalJob(mailResetJob, { email })], services.db);
}

/** Sign-in with a mailed code; the browser is known from then on. Throws `too_many`. */
export async function signInByCode(ctx: OpenCtx, shown: { email: string; code: string }): Promise<SignIn> {
  const from = ctx.services.clock.now().getTime();
  const email = shown.email.toLowerCase();
  const authId = await useCode(ctx, { email, code: shown.code, asker: askerOf(ctx) });
  if (!authId) {
    throw new Problem('not_signed_in', texts.wrongMailedCode, { code: texts.wrongMailedCode });
  }
  const browserToken = await browserTokenFor(ctx.services, authId);
  return enterByFactors(ctx, { authId, from, isKnown: true, ...browserToken });
}

/** The provider's staff come in as the owner: not as somebody who was it when the link was made. */
async function isOwner(
  { db }: Services,
  { authId, shopId }: { authId: string; shopId: string | null },
): Promise<boolean> {
  if (!shopId) return false;
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('auth_id', '=', authId)
    .where('owner', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sign-in with a link that works once. */
export async function signInByLink(ctx: OpenCtx, token: string): Promise<SignIn> {
  const from = ctx.services.clock.now().getTime();
  const link = await spendToken(ctx, signInLink, token);
  if (!link || (link.isCrmLogin && !(await isOwner(ctx.services, link)))) {
    throw new Problem('not_signed_in', texts.linkUsed);
  }
  if (link.isCrmLogin) ctx.log.warn({ shopId: link.shopId }, 'CRM login: the link was used');
  return enter(ctx, { ...link, from });
}

/** Sign-in for the shop that was chosen, with a token that works once. */
export async function signInByCustomToken(ctx: OpenCtx, token: string): Promise<SignIn> {
  const { db } = ctx.services;
  const spent = await spendToken(ctx, customToken, token);
  // Who was removed or signed out meanwhile, here or everywhere, does not come back by it.
  const places =
    spent && (await isSessionThere(db, spent.sessionId)) ? await membershipsOf(db, spent.authId, spent.from) : [];
  if (!spent || !places.some((one) => one.shopId === spent.shopId)) {
    throw new Problem('not_signed_in', texts.autoLoginFailed);
  }
  return enter(ctx, spent);
}

/** An open page renews its token every few minutes, so this is when its person was last there. */
const touch = ({ db, clock }: Services, sessionId: string) =>
  db.updateTable('session').set({ updatedAt: clock.now() }).where('id', '=', sessionId).execute();

/** A new access token for the session in the cookie. */
export async function renewToken(ctx: OpenCtx) {
  const session = await ctx.services.sessions.read(ctx.headers);
  if (!session) throw new Problem('not_signed_in', problems.logIn);
  for (const it of session.cookies) ctx.setCookie(it);
  await touch(ctx.services, session.id);
  return renewFrom(ctx, session);
}

/** Ends the browser's session, and with it at once what it has open and the access tokens that it was given. */
export async function signOut(ctx: OpenCtx): Promise<void> {
  const session = await ctx.services.sessions.read(ctx.headers);
  for (const it of await ctx.services.sessions.signOut(ctx.headers)) ctx.setCookie(it);
  if (session) await dismissSession(ctx.services, session);
}
