import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /analytics/track': { body: (v) => ({ event: 'opened', shopId: v.shop.id }) },
  },
});
