import type { Calls, Handlers } from '@chatty/contract/call';
import type { session } from '@chatty/contract/sign-in';
import type { shopChoice, shops } from '@chatty/contract/shops';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import type { MemberCtx } from '../../ctx.ts';
import { chooseShop, listShops, listShopsToChoose, readShops, selectShop } from './choose-shop.ts';
import { passSecondFactor } from './enter.ts';
import { mustBeOwnPage } from './own-page.ts';
import {
  askForCode,
  askForReset,
  renewToken,
  signIn,
  signInByCode,
  signInByCustomToken,
  signInByLink,
  signOut,
} from './sign-in.ts';
import { readLink, setPasswordByLink, verifyEmail } from './links/use-link.ts';
import { readBrowserToken } from './codes/known-browser.ts';

const done = { done: true as const };

/** All of sign-in is for the admin's own pages: another site's page is refused before anything is done. */
function forOwnPages<G extends Calls>(handlers: Handlers<G, OpenCtx>): Handlers<G, OpenCtx> {
  const guarded = Object.entries<(ctx: OpenCtx, given: never) => Promise<unknown>>(handlers).map(([key, handle]) => [
    key,
    async (ctx: OpenCtx, given: never) => {
      mustBeOwnPage(ctx);
      return handle(ctx, given);
    },
  ]);
  return Object.fromEntries(guarded);
}

type OwnSession = Omit<typeof session, 'POST /client/api/sign-in/shopify'>;

export const signInCalls = forOwnPages<OwnSession & typeof shopChoice>({
  'POST /client/api/sign-in': (ctx, { body }) => signIn(ctx, body),
  'POST /client/api/sign-in/code': (ctx, { body }) => askForCode(ctx, body.email).then(() => done),
  'POST /client/api/sign-in/code/verify': (ctx, { body }) => signInByCode(ctx, body),
  'POST /client/api/sign-in/second-factor': (ctx, { body }) => passSecondFactor(ctx, body.code),
  'POST /client/api/sign-in/link': (ctx, { body }) => signInByLink(ctx, body.token),
  'POST /client/api/sign-in/custom-token': (ctx, { body }) => signInByCustomToken(ctx, body.token),
  'POST /client/api/login-otp/verify-token': (ctx, { body }) => readBrowserToken(ctx, body.token),
  'POST /client/api/token': (ctx) => renewToken(ctx),
  'POST /client/api/sign-out': (ctx) => signOut(ctx).then(() => done),
  'POST /client/api/password/reset': (ctx, { body }) => askForReset(ctx, body.email).then(() => done),
  'POST /client/api/links/read': (ctx, { body }) => readLink(ctx, body),
  'POST /client/api/password': (ctx, { body }) => setPasswordByLink(ctx, body),
  'POST /client/api/verify': (ctx, { body }) => verifyEmail(ctx, body.token),
  'POST /client/api/members/shops': (ctx, { body }) => listShopsToChoose(ctx, body),
  'POST /client/api/members/selectShop': (ctx, { body }) => chooseShop(ctx, body),
});

type OwnShops = Pick<
  typeof shops,
  'GET /shops' | 'GET /admin/auth' | 'GET /members/shops/:authId' | 'POST /members/selectShop'
>;

export const shopChoiceCalls = {
  'GET /shops': (ctx) => readShops(ctx),
  'GET /admin/auth': async ({ who }) => ({ success: who.claimsAdmin === (who.role === 'admin') }),
  'GET /members/shops/:authId': (ctx, { params }) => listShops(ctx, params.authId),
  'POST /members/selectShop': (ctx, { body }) => selectShop(ctx, body),
} satisfies Handlers<OwnShops, MemberCtx>;
