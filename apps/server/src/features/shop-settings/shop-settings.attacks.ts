import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /settings/widget': {},
    'POST /settings/widget/:id': {
      id: (v) => v.shop.id,
      body: () => ({ quickReplySettings: { suggestionFAQs: [{ question: 'changed' }] } }),
    },
  },
});
