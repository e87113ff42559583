import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /conversations/:id/transcript': { id: (v) => v.conversation },
    'POST /client/api/conversations/:id/transcript': { id: (v) => v.conversation },
  },
});
