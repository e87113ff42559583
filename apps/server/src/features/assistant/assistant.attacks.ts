import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  fill: async ({ shop, conversation }) => {
    await shop.ctx.services.db
      .insertInto('decisions')
      .values({
        shop_id: shop.id,
        id: newId(),
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
    return {};
  },
  calls: {
    'GET /conversations/:id/decisions': { id: (v) => v.conversation },
    'POST /conversations/:id/assistant': { id: (v) => v.conversation, body: () => ({ isOn: false }) },
    'GET /ai_assistant/unanswered': {},
    'POST /client/api/conversations/:id/stop': { id: (v) => v.conversation },
  },
});
