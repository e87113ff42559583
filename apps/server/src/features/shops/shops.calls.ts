import type { Handlers } from '@chatty/contract/call';
import type { shops } from '@chatty/contract/shops';
import type { MemberCtx } from '../../ctx.ts';
import { changeShop } from './change-shop.ts';
import { dismissBanner } from './dismiss-banner.ts';
import { findShop, toShop } from './shop.store.ts';

type Own = 'GET /shop/:field' | 'POST /shop' | 'POST /shop/dismiss-banner';

export const shopCalls = {
  'GET /shop/:field': async (ctx, { params }) =>
    toShop(ctx.services.config, await findShop(ctx.db, ctx.shopId))[params.field],
  'POST /shop': (ctx, { body: { setupDone, isSyncProductFirst, email, staffEntry, enableChatbox } }) =>
    changeShop(ctx, () => ({
      ...(setupDone !== undefined && { setup_done: setupDone }),
      ...(isSyncProductFirst !== undefined && { is_sync_product_first: isSyncProductFirst }),
      ...(email !== undefined && { email }),
      ...(staffEntry !== undefined && { staff_entry: staffEntry }),
      ...(enableChatbox !== undefined && { enable_chatbox: enableChatbox }),
    })),
  'POST /shop/dismiss-banner': (ctx, { body }) => dismissBanner(ctx, body),
} satisfies Pick<Handlers<typeof shops, MemberCtx>, Own>;
