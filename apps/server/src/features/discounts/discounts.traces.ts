import type { DiscountsTables } from '../../tables/discounts.ts';
import { defineTraces } from '../../traces.ts';
import { forgetTold, toldTo } from './discount-rule.store.ts';

export const discountsTraces = defineTraces<DiscountsTables>({
  about: {
    discount_policies: 'nobody',
    discount_rules: 'nobody',
    shopper_discounts: 'nobody',
    told_discounts: 'contact',
  },
  forget: async (tx, { contactId }) => ({ toldDiscounts: await forgetTold(tx, contactId) }),
  export: async (ctx, contactId, soFar) => ({
    ...soFar,
    discounts: [...soFar.discounts, ...(await toldTo(ctx, contactId))],
  }),
});
