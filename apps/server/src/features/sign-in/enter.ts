import type { SignIn } from '@chatty/contract/sign-in';
import { texts } from '#texts/sign-in.ts';
import { isFirstUse } from '../../platform/auth/one-time-tokens.ts';
import { AuthRefusal } from '../../platform/auth/auth-refusal.ts';
import type { Session } from '../../platform/auth/sessions.ts';
import { forgiveTries, useTry } from '../../platform/auth/tries.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { Problem } from '../../platform/problem.ts';
import { secondFactorTries } from './tries.ts';
import { hasSecondFactor } from '../../platform/auth/account.ts';
import { dismissSession } from './account/end-sessions.ts';
import { type Membership, membershipsOf } from './account/memberships.ts';
import { browserTokenFor } from './codes/known-browser.ts';

/** The browser is in nobody's second step, or in no longer one. */
const secondStepGone = () => new Problem('not_signed_in', texts.tookTooLong);

/** Why a code was refused, in words; anything else as it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof AuthRefusal)) return error;
  if (error.why === 'locked') return new Problem('too_many', texts.tooManyCodesLoginLocked);
  if (error.why === 'second step gone') return secondStepGone();
  return new Problem('not_signed_in', texts.wrongAppCode, { code: texts.wrongAppCode });
}

const noShop = () => new Problem('not_signed_in', texts.noShop);

type Signed = Extract<SignIn, { next: 'home' | 'select-shop' }>;

/** The access token for a shop. */
async function homeIn(ctx: OpenCtx, session: Pick<Session, 'id' | 'authId' | 'isCrmLogin'>, membership: Membership) {
  const { id: sessionId, authId, isCrmLogin } = session;
  const { token, expiresAt } = await ctx.tokens.issue({
    type: 'member',
    from: ctx.services.clock.now().getTime(),
    authId,
    shopID: membership.shopId,
    shopId: membership.shopId,
    memberId: membership.memberId,
    isAdmin: membership.isAdmin,
    isCrmLogin,
    sessionId,
  });
  return { next: 'home' as const, token, expiresAt: expiresAt.toISOString(), uid: authId };
}

/** The access token of somebody who has still to choose among their shops. */
async function toChoose(ctx: OpenCtx, { id: sessionId, authId }: Pick<Session, 'id' | 'authId'>) {
  const from = ctx.services.clock.now().getTime();
  const { token, expiresAt } = await ctx.tokens.issue({ type: 'person', from, authId, sessionId });
  return { next: 'select-shop' as const, token, expiresAt: expiresAt.toISOString(), uid: authId };
}

export interface Entering {
  authId: string;
  /** When the check of the person began, in ms: whatever ends their access after that also ends this sign-in. */
  from: number;
  /** The shop that was chosen; null where none was. */
  shopId?: string | null;
  isCrmLogin?: boolean;
  browserToken?: string;
}

const setAll = (ctx: OpenCtx, cookies: readonly string[]) => {
  for (const it of cookies) ctx.setCookie(it);
};

/** Ends the session that this browser may have: another one takes its place. */
async function leaveOldSession(ctx: OpenCtx): Promise<void> {
  const old = await ctx.services.sessions.read(ctx.headers);
  if (!old) return;
  await ctx.services.db.deleteFrom('session').where('id', '=', old.id).execute();
  await dismissSession(ctx.services, old);
}

/**
 * Somebody has proven who they are: begins their session. With a shop that was chosen, or only one, they are in; with
 * several they choose. Throws `not_signed_in` for who is active nowhere, or not in the shop that was chosen, and when a
 * new password, or another address of the account, overtook them.
 */
export async function enter(ctx: OpenCtx, entering: Entering): Promise<Signed> {
  const { authId, from, shopId = null, isCrmLogin = false, browserToken } = entering;
  const places = await membershipsOf(ctx.services.db, authId);
  const place = shopId ? places.find((one) => one.shopId === shopId) : places.length === 1 ? places[0] : null;
  if (!place && (shopId || places.length === 0)) throw noShop();
  await leaveOldSession(ctx);
  const { id, cookies } = await ctx.services.sessions.begin(
    { authId, shopId: place?.shopId ?? null, isCrmLogin },
    ctx.headers,
  );
  // Checked again now that the session exists: a change committed before could not end this session.
  const still = await membershipsOf(ctx.services.db, authId, from);
  if (!(place ? still.some((one) => one.shopId === place.shopId) : still.length > 0)) {
    await ctx.services.db.deleteFrom('session').where('id', '=', id).execute();
    throw new Problem('not_signed_in', texts.accountChanged);
  }
  setAll(ctx, cookies);
  const signed = place ? await homeIn(ctx, { id, authId, isCrmLogin }, place) : await toChoose(ctx, { id, authId });
  return { ...signed, ...(browserToken ? { browserToken } : {}) };
}

/**
 * The same, for an account that may ask for a second factor first. `isKnown`: more than the password was shown, such as
 * what came by mail; then the codes that strangers try who have the password do not count.
 */
export async function enterByFactors(ctx: OpenCtx, entering: Entering & { isKnown: boolean }): Promise<SignIn> {
  if (!(await hasSecondFactor(ctx.services.db, entering.authId))) return enter(ctx, entering);
  setAll(ctx, await ctx.services.sessions.beginSecondStep(entering, ctx.headers));
  return { next: 'second-factor' };
}

/** An app's code is taken for a step before and after its own: this long it could be shown again. */
const usedCodeMinutes = 2;

/**
 * Ends a sign-in with the second factor; an app's code counts once, and the browser is known from then on. Throws
 * `not_signed_in`, `too_many`.
 */
export async function passSecondFactor(ctx: OpenCtx, code: string): Promise<SignIn> {
  const from = ctx.services.clock.now().getTime();
  const asked = await ctx.services.sessions.readSecondStep(ctx.headers);
  if (!asked) throw secondStepGone();
  const whose = asked.isKnown ? `known:${asked.authId}` : asked.authId;
  await useTry(ctx, secondFactorTries, whose);
  const { authId, cookies } = await ctx.services.sessions.finishSecondStep(code, ctx.headers).catch((error) => {
    throw refusalOf(error);
  });
  // The session that the verification has begun gives way to ours; its other cookies count.
  await ctx.services.sessions.signOut(new Headers({ cookie: cookies.map((one) => one.split(';')[0]).join('; ') }));
  if (authId !== asked.authId) throw new Error('A code was shown for another account than its try was counted for.');
  setAll(
    ctx,
    cookies.filter((one) => !one.includes('session_token=')),
  );
  const use = { purpose: 'used-code', subject: authId, secret: code, minutes: usedCodeMinutes };
  if (!(await isFirstUse(ctx, use))) {
    throw new Problem('not_signed_in', texts.codeAlreadyUsed);
  }
  await forgiveTries(ctx, secondFactorTries, whose);
  return enter(ctx, { authId, from, ...(await browserTokenFor(ctx.services, authId)) });
}

/** Where a session leads now: the shop that was chosen, if one is still active there; else the only one; else the choice. */
export async function renewFrom(ctx: OpenCtx, session: Session): Promise<Signed> {
  const { db } = ctx.services;
  const places = await membershipsOf(db, session.authId);
  const chosen = places.find((it) => it.shopId === session.shopId);
  if (chosen) return homeIn(ctx, session, chosen);
  const [only, other] = places;
  if (!only || session.isCrmLogin) throw new Problem('not_allowed', texts.noAccess);
  if (other) return toChoose(ctx, session);
  await db.updateTable('session').set({ shopId: only.shopId }).where('id', '=', session.id).execute();
  return homeIn(ctx, session, only);
}
