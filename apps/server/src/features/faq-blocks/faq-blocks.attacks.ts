import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

const block = { name: 'Mine', source: 'featured', place: 'manual', layout: 'accordion' } as const;

export const attacks = attacksOf<{ block: string }>({
  fill: async ({ member }) => {
    const { data } = await member.api('POST /faq-blocks', { body: { ...block, name: canary, id: newId() } });
    return { block: data.id };
  },
  calls: {
    'GET /faq-blocks': {},
    'GET /faq-blocks/:id': { id: (v) => v.block },
    'POST /faq-blocks': { body: () => ({ ...block, id: newId() }) },
    'PUT /faq-blocks/:id': { id: (v) => v.block, body: () => ({ ...block, from: { name: canary } }) },
    'DELETE /faq-blocks/:id': { id: (v) => v.block },
    'POST /faq-blocks/preview': { body: () => block },
    'GET /faq-blocks/products': { query: 'search=canary' },
    'GET /faq-blocks/collections': { query: 'search=canary' },
  },
});
