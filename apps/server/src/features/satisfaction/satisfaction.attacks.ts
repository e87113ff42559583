import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /client/api/conversations/:id/satisfaction': { id: (v) => v.conversation },
    'POST /client/api/conversations/:id/satisfaction': {
      id: (v) => v.conversation,
      body: () => ({ rating: 1, comment: 'changed' }),
    },
  },
});
