import type { RecommendationText } from '@chatty/contract/recommendations';
import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

const ruleOf = (text: string): RecommendationText => ({
  name: text,
  when: 'asked',
  of: { products: [], types: [], vendors: [], tags: [] },
  words: [text],
  audience: 'everyone',
  minCart: null,
  languages: [],
  what: { kind: 'chosen', from: { products: [{ id: text, title: text }], types: [text], vendors: [], tags: [] } },
  most: 3,
  inStockOnly: true,
  onlyNew: true,
  sentence: text,
});

export const attacks = attacksOf({
  fill: async ({ member }) => {
    const body = { id: newId(), on: true, ...ruleOf(canary) };
    return { rule: (await member.api('POST /ai_assistant/recommendations', { body })).data.id };
  },
  calls: {
    'GET /ai_assistant/recommendations': {},
    'GET /ai_assistant/recommendations/:id': { id: (v) => v.rule },
    'GET /ai_assistant/recommendations/:id/uses': { id: (v) => v.rule },
    'POST /ai_assistant/recommendations': { body: () => ({ id: newId(), on: true, ...ruleOf('Mine') }) },
    'PUT /ai_assistant/recommendations/:id': { id: (v) => v.rule, body: () => ({ on: true, ...ruleOf('changed') }) },
    'PUT /ai_assistant/recommendations/:id/on': { id: (v) => v.rule, body: () => ({ on: false }) },
    'POST /ai_assistant/recommendations/reorder': { body: (v) => ({ id: v.rule, before: null }) },
    'DELETE /ai_assistant/recommendations/:id': { id: (v) => v.rule },
    'POST /ai_assistant/recommendations/:id/restore': { id: (v) => v.rule },
    'POST /ai_assistant/recommendations/preview': {
      body: () => ({ rule: ruleOf('Mine'), visitor: { audience: 'guests', productId: canary, cart: [canary] } }),
    },
  },
});
