import type { Handlers } from '@chatty/contract/call';
import type { session } from '@chatty/contract/sign-in';
import type { Sessions } from '../../platform/auth/sessions.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { enterByShopify } from './enter-by-shopify.ts';

export const shopifySignInCalls = (sessions: Sessions) =>
  ({
    'POST /client/api/sign-in/shopify': (ctx, { body }) => enterByShopify(ctx, sessions, body),
  }) satisfies Handlers<Pick<typeof session, 'POST /client/api/sign-in/shopify'>, OpenCtx>;
