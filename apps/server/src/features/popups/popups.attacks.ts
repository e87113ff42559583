import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /contacts/:id/newsletter': { id: (v) => v.contact },
    'POST /contacts/:id/newsletter/withdraw': { id: (v) => v.contact, body: () => ({ reason: 'theirs' }) },
    'GET /popups/report': {},
    'GET /popups/products': { query: 'search=canary' },
    'GET /client/api/popups': { query: 'shop=no-such-shop.myshopify.com&kind=newsletter' },
    'POST /client/api/popups/acts': {
      body: () => ({ shop: 'no-such-shop.myshopify.com', acts: [{ kind: 'welcome', act: 'shown' }] }),
    },
    'POST /client/api/newsletter': {
      body: () => ({ email: 'canary@shop.example', consent: true, consentText: 'Yes', page: '/' }),
    },
  },
});
