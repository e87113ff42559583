import type { SignIn } from '@chatty/contract/sign-in';
import { texts } from '#texts/shopify.ts';
import { readPerson } from '../../../adapters/shopify/wire/associated-person.ts';
import { type IdToken, readIdToken } from '../../../adapters/shopify/wire/id-token.ts';
import { createShopifyFetch } from '../../../adapters/shopify/wire/shopify-fetch.ts';
import {
  askForSeat,
  findMemberOfStoreUser,
  isWaitingForSeat,
  joinFromStore,
  readSeatAnswer,
} from '../../team/index.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { Problem, Refused } from '../../../platform/problem.ts';
import { systemCtx } from '../../../ctx.ts';
import { connectShop, findConnected } from '../connect-shop.ts';
import { shopifyAppOf } from '../shopify-app.ts';

/** App Bridge then fetches a fresh id token and asks once more, with that token in the authorization header. */
const retry = 'x-shopify-retry-invalid-session-request';

interface GoodToken extends IdToken {
  text: string;
}

/** The first of the tokens that is good: what the page sent, or what App Bridge put beside it. */
async function firstGood(ctx: OpenCtx, app: Parameters<typeof readIdToken>[1], shown: readonly string[]) {
  for (const text of shown) {
    const token = await readIdToken(text, app, ctx.services.clock.now());
    if (token) return { ...token, text } satisfies GoodToken;
  }
  ctx.setHeader(retry, '1');
  throw new Problem('not_signed_in', texts.openAgain);
}

/**
 * Signs in whoever has the app open in the Shopify admin, by the id token of App Bridge. Installs the app where it is
 * not, lets a person in whom the shop's team does not know yet, or asks the team for them (unless `ask` is false), and
 * sets no cookie: the frame may not have any.
 * Throws `not_signed_in` for a bad token and `not_allowed` where no seat is free.
 */
export async function enterByShopify(
  ctx: OpenCtx,
  { idToken, ask = true }: { idToken: string; ask?: boolean },
): Promise<SignIn> {
  const { services } = ctx;
  const app = shopifyAppOf(services.config);
  if (!app) throw new Refused(texts.notSetUp);
  const beside = /^Bearer (.+)$/.exec(ctx.headers.get('authorization') ?? '')?.[1];
  const token = await firstGood(ctx, app, beside ? [idToken, beside] : [idToken]);
  const shopId = (await findConnected(services, token.shop)) ?? (await connectShop(services, token.text));
  const shop = systemCtx(services, shopId);
  const join = async () => {
    // A waiting page checks again and again; Shopify is only asked when somebody opens the app.
    if (!ask && (await isWaitingForSeat(shop, token.userId))) return readSeatAnswer(shop, token.userId);
    const call = createShopifyFetch(services.config.SHOPIFY_SIMULATOR_URL);
    const person = await readPerson(call, app, token.shop, token.text);
    if (person.userId !== token.userId) throw new Refused(texts.otherPerson);
    const joined = await joinFromStore(shop, person);
    return joined ?? (ask ? askForSeat(shop, person) : readSeatAnswer(shop, token.userId));
  };
  // Taken before looking up the person: if their access ends meanwhile, this sign-in ends too.
  const from = services.clock.now().getTime();
  const member = (await findMemberOfStoreUser(shop, token.userId)) ?? (await join());
  if ('next' in member) return member;
  const { token: access, expiresAt } = await ctx.tokens.issue({
    type: 'member',
    from,
    authId: member.auth_id,
    shopID: shopId,
    shopId,
    memberId: member.id,
    isAdmin: member.role === 'admin',
    isCrmLogin: false,
  });
  return { next: 'home', token: access, expiresAt: expiresAt.toISOString(), uid: member.auth_id };
}
