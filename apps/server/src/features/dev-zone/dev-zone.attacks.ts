import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /dev-zone': {},
    'POST /dev-zone': { body: () => ({ blockAccess: true }) },
    'POST /dev-zone/sync': { body: () => ({ kind: 'products' }) },
  },
});
