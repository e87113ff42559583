import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /contacts/:id/export': { id: (v) => v.contact },
    'DELETE /contacts/:id': { id: (v) => v.contact },
  },
});
