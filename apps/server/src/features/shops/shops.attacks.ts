import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /shop/:field': { field: 'name' },
    'POST /shop': { body: () => ({ isSyncProductFirst: true }) },
    'POST /shop/dismiss-banner': { body: () => ({ banner: 'mine', isDismiss: true }) },
  },
});
