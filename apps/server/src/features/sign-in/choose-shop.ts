import type { z } from 'zod';
import { newId } from '@chatty/contract/new-id';
import type { ShopChoice } from '@chatty/contract/shops';
import { texts } from '#texts/sign-in.ts';
import { texts as problems } from '#texts/problems.ts';
import { texts as shops } from '#texts/shops.ts';
import { makeToken } from '../../platform/auth/one-time-tokens.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { notFound, Problem, sessionExpired } from '../../platform/problem.ts';
import type { MemberCtx } from '../../ctx.ts';
import { findShop, toShop } from '../shops/index.ts';
import { isSessionThere } from './account/end-sessions.ts';
import { customToken } from './links/link-purposes.ts';
import { type Membership, membershipsOf } from './account/memberships.ts';

const toChoice = (membership: Membership): ShopChoice => ({
  id: membership.shopId,
  name: membership.name,
  shopifyDomain: membership.shopifyDomain,
});

const makeCustomToken = (ctx: MemberCtx | OpenCtx, payload: z.input<typeof customToken.payload>) =>
  makeToken(ctx, customToken, { subject: `${payload.authId}/${newId()}`, payload });

/** The shops of who asks; the provider's staff came for one shop and see no other. Throws `not_found` for another's `uid`. */
async function ownPlaces({ who, shopId, db }: MemberCtx, uid: string): Promise<Membership[]> {
  if (uid !== who.authId) throw notFound(texts.thisAccount);
  const places = await membershipsOf(db, uid);
  return who.isCrmLogin ? places.filter((it) => it.shopId === shopId) : places;
}

export const listShops = async (ctx: MemberCtx, uid: string): Promise<ShopChoice[]> =>
  (await ownPlaces(ctx, uid)).map(toChoice);

/** A custom token for another of one's shops. Throws `not_found`. */
export async function selectShop(ctx: MemberCtx, choice: { uid: string; shopId: string }): Promise<string> {
  const { services, who } = ctx;
  const places = await ownPlaces(ctx, choice.uid);
  if (!places.some((one) => one.shopId === choice.shopId)) throw notFound(shops.thisShop);
  const from = services.clock.now().getTime();
  const { authId, isCrmLogin, sessionId } = who;
  return makeCustomToken(ctx, { authId, shopId: choice.shopId, isCrmLogin, sessionId, from });
}

/** Who has signed in and not yet chosen, by their access token. Throws `not_signed_in`, `session_expired`, `not_found`. */
async function personOf(ctx: OpenCtx, proof: { token: string; uid: string }) {
  const claims = await ctx.tokens.read(proof.token);
  if (claims.type !== 'person') throw new Problem('not_signed_in', problems.logIn);
  if (claims.authId !== proof.uid) throw notFound(texts.thisAccount);
  const sessionId = claims.sessionId ?? null;
  if (!(await isSessionThere(ctx.services.db, sessionId))) throw sessionExpired();
  return { from: claims.from, sessionId, places: await membershipsOf(ctx.services.db, claims.authId, claims.from) };
}

export const listShopsToChoose = async (ctx: OpenCtx, proof: { token: string; uid: string }): Promise<ShopChoice[]> =>
  (await personOf(ctx, proof)).places.map(toChoice);

/** A custom token for the shop that was chosen. Throws `not_found`. */
export async function chooseShop(
  ctx: OpenCtx,
  choice: { token: string; uid: string; shopId: string },
): Promise<string> {
  const { places, ...own } = await personOf(ctx, choice);
  if (!places.some((one) => one.shopId === choice.shopId)) throw notFound(shops.thisShop);
  return makeCustomToken(ctx, { authId: choice.uid, shopId: choice.shopId, isCrmLogin: false, ...own });
}

/**
 * The shop that the access token names. A shop that was uninstalled, and a member who has left, are refused before any call;
 * `error` is for what happens after that.
 */
export async function readShops(ctx: MemberCtx) {
  const { services, who, shopId, db } = ctx;
  const row = await findShop(db, shopId);
  const shop = toShop(services.config, row);
  const { authId, isCrmLogin, sessionId } = who;
  const gone = row.uninstalled_at !== null;
  const from = services.clock.now().getTime();
  return {
    shop,
    shopInfo: shop.shopInfo,
    customToken: await makeCustomToken(ctx, { authId, shopId, isCrmLogin, sessionId, from }),
    error: gone ? texts.uninstalled : null,
    redirectTo: gone ? '/' : null,
  };
}
