import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /client/api/visitors': { body: () => ({ shop: 'no-such-shop.myshopify.com' }) },
    'POST /client/api/visitors/by-link': { body: (v) => ({ shop: v.shop.domain, link: 'x' }) },
    'GET /client/api/availability': {},
  },
});
