import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /shop/:field': { field: 'name' },
    'POST /shop': { body: () => ({ isSyncProductFirst: true }) },
    'GET /settings/widget': {},
    'POST /settings/widget/:id': {
      id: (v) => v.shop.id,
      body: () => ({ aiAssistantSettings: { aiAssistantMode: 'exact' } }),
    },
    'POST /shop/dismiss-banner': { body: () => ({ banner: 'mine', isDismiss: true }) },
  },
});
