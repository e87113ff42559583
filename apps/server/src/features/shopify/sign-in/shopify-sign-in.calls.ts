import type { Handlers } from '@chatty/contract/call';
import type { session } from '@chatty/contract/sign-in';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { enterByShopify } from './enter-by-shopify.ts';

export const shopifySignInCalls = {
  'POST /client/api/sign-in/shopify': (ctx, { body }) => enterByShopify(ctx, body),
} satisfies Handlers<Pick<typeof session, 'POST /client/api/sign-in/shopify'>, OpenCtx>;
