import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

const block = { name: 'Mine', source: 'featured', place: 'manual', layout: 'accordion' } as const;

export const attacks = attacksOf<{ block: string; blockFaq: string }>({
  fill: async ({ member }) => {
    const { data: faq } = await member.api('POST /faqs', { body: { question: canary, answer: `<p>${canary}</p>` } });
    const { data } = await member.api('POST /faq-blocks', { body: { ...block, name: canary, id: newId() } });
    return { block: data.id, blockFaq: faq.id };
  },
  calls: {
    'GET /faq-blocks': {},
    'GET /faq-blocks/:id': { id: (v) => v.block },
    'POST /faq-blocks': { body: (v) => ({ ...block, source: 'picked', faqIds: [v.blockFaq], id: newId() }) },
    'PUT /faq-blocks/:id': { id: (v) => v.block, body: () => block },
    'DELETE /faq-blocks/:id': { id: (v) => v.block },
    'POST /faq-blocks/preview': { body: (v) => ({ ...block, source: 'picked', faqIds: [v.blockFaq] }) },
    'GET /faq-blocks/products': { query: 'search=canary' },
  },
});
