import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /client/api/boot': { query: 'shop=no-such-shop.myshopify.com' },
    'GET /client/api/widget': {},
  },
});
