import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /ai_assistant/products/count': {},
    'POST /assistant/sync-products': {},
    'GET /assistant/sync-products': {},
  },
});
