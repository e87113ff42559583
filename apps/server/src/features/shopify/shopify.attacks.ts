import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /shop/check-embed': {},
    'POST /client/api/sign-in/shopify': { body: () => ({ idToken: 'x' }) },
  },
});
