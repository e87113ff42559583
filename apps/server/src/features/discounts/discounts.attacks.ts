import { attacksOf } from '../../test-kit/attacks.ts';

const discountId = 'gid://shopify/DiscountCodeNode/7001';

export const attacks = attacksOf<{ discount: string }>({
  fill: async ({ shop }) => {
    await shop.ctx.db
      .insertInto('discount_rules')
      .values({ shop_id: shop.id, discount_id: discountId, is_named: true, audience: 'everyone' })
      .execute();
    return { discount: encodeURIComponent(discountId) };
  },
  calls: {
    'GET /ai_assistant/discounts': {},
    // The store of the caller is asked for it first: the same id names a code of theirs, or none.
    'PUT /ai_assistant/discounts/:id': { id: (v) => v.discount, body: () => ({ isNamed: false }), opens: true },
    'PUT /ai_assistant/discounts': { body: () => ({ areNewNamed: true }) },
  },
});
