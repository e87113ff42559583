import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /inserts/products': { query: `search=${canary}` },
    'GET /inserts/linked-product': { query: `handle=${canary}` },
    'GET /inserts/discounts': {},
    'GET /conversations/:id/inserts/orders': { id: (v) => v.conversation },
    'GET /conversations/:id/inserts/faqs': { id: (v) => v.conversation, query: `search=${canary}` },
    'POST /conversations/:id/cards': {
      id: (v) => v.conversation,
      body: () => ({ id: newId(), text: 'changed', products: [{ id: 'gid://shopify/Product/1' }] }),
    },
  },
});
