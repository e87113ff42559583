import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  fill: async ({ shop, conversation }) => {
    const id = newId();
    await shop.ctx.services.db
      .insertInto('decisions')
      .values({
        shop_id: shop.id,
        id,
        conversation_id: conversation,
        question: canary,
        outcome: 'refused',
        engine: 'offline-1',
        config_version: '1',
        retrieved: '[]',
        tool_calls: '[]',
        verdicts: '[]',
        cost: 0,
        latency_ms: 1,
      })
      .execute();
    return { turn: id };
  },
  calls: {
    'GET /conversations/:id/decisions': { id: (v) => v.conversation },
    'POST /conversations/:id/assistant': { id: (v) => v.conversation, body: () => ({ isOn: false }) },
    'GET /ai_assistant/unanswered': {},
    'GET /ai_assistant/log': {},
    'GET /ai_assistant/log/export': {},
    'GET /ai_assistant/quality': {},
    'GET /ai_assistant/log/:id': { id: (v) => v.turn },
    'GET /ai_assistant/log/:id/versions': { id: (v) => v.turn },
    'POST /ai_assistant/log/:id/replay': { id: (v) => v.turn, body: () => ({ with: 'present' }) },
    'PUT /ai_assistant/log/:id/mark': { id: (v) => v.turn, body: () => ({ mark: 'wrong', note: canary }) },
    'DELETE /ai_assistant/log/:id/mark': { id: (v) => v.turn },
    'POST /client/api/conversations/:id/stop': { id: (v) => v.conversation },
  },
});
