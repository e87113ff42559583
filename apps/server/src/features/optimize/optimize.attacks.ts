import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ question: string; conflict: string }>({
  fill: async ({ shop, conversation }) => {
    const { db } = shop.ctx.services;
    const id = newId();
    const at = new Date();
    // Whose it is stands in it too: nothing may be left of it once they are forgotten.
    const asked = { shop_id: shop.id, question: `${canary} ${conversation}`, language: 'en' };
    await db
      .insertInto('open_questions')
      .values({ ...asked, id, asked: 1, first_at: at, last_at: at })
      .execute();
    await db
      .insertInto('askings')
      .values({
        ...asked,
        ...{ id: newId(), open_question_id: id, conversation_id: conversation, outcome: 'refused', asked_at: at },
      })
      .execute();
    const conflict = newId();
    await db
      .insertInto('conflicts')
      .values({
        ...{
          shop_id: shop.id,
          id: conflict,
          kind: 'duplicate',
          differs: JSON.stringify([{ one: canary, other: canary }]),
        },
        ...{ one_id: canary, one_hash: canary, other_id: canary, other_hash: canary },
      })
      .execute();
    return { question: id, conflict };
  },
  calls: {
    'GET /ai_assistant/open_questions': { query: `search=${canary}` },
    'GET /ai_assistant/open_questions/:id': { id: (v) => v.question },
    'GET /ai_assistant/open_questions/:id/draft': { id: (v) => v.question },
    'POST /ai_assistant/open_questions/:id/publish': {
      id: (v) => v.question,
      body: () => ({ id: newId(), as: 'custom_answer', question: 'Mine?', answer: 'Mine' }),
    },
    'POST /ai_assistant/open_questions/:id/again': { id: (v) => v.question },
    'PUT /ai_assistant/open_questions/:id/ignored': { id: (v) => v.question, body: () => ({ ignored: null }) },
    'GET /ai_assistant/conflicts': {},
    'POST /ai_assistant/conflicts/search': {},
    'POST /ai_assistant/conflicts/check': { body: () => ({ question: canary, answer: 'No' }) },
    'PUT /ai_assistant/conflicts/:id/ignored': { id: (v) => v.conflict, body: () => ({ ignored: null }) },
    'GET /ai_assistant/coverage': {},
  },
});
