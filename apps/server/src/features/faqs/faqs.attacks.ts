import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ faq: string }>({
  fill: async ({ member }) => {
    const { data } = await member.api('POST /faqs', {
      body: { question: canary, answer: `<p>${canary}</p>`, category: canary, featured: true },
    });
    return { faq: data.id };
  },
  calls: {
    'GET /faqs': { query: `search=${canary}` },
    'GET /faqs/:id': { id: (v) => v.faq },
    'POST /faqs': { body: () => ({ question: 'Mine', answer: '<p>Mine</p>' }) },
    'PUT /faqs/:id': { id: (v) => v.faq, body: () => ({ question: 'changed', from: { question: canary } }) },
    'DELETE /faqs/:id': { id: (v) => v.faq },
    'POST /faqs/:id/restore': { id: (v) => v.faq },
    'POST /faqs/reorder': { body: (v) => ({ id: v.faq, before: null }) },
    'GET /faqs/categories': {},
    'POST /faqs/categories/rename': { body: () => ({ from: canary, to: 'changed' }) },
    'POST /faqs/categories/reorder': { body: () => ({ names: [canary] }) },
    'GET /faqs/export': { query: 'format=json' },
    'POST /faqs/page/preview': { body: () => ({}) },
    'POST /faqs/import/check': {},
    'POST /faqs/import': { query: 'mark=x' },
    'POST /client/api/faqs/:id/vote': {
      id: (v) => v.faq,
      body: () => ({ shop: 'no-such-shop.myshopify.com', voter: newId(), isHelpful: false }),
    },
    'GET /client/api/faqs': { query: `search=${canary}` },
  },
});
