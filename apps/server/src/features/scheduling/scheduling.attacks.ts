import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

export const attacks = attacksOf<{ scheduled: string }>({
  fill: async ({ member, conversation }) => {
    const body = { id: newId(), text: canary, sendAt: tomorrow() };
    const { data } = await member.api('POST /conversations/:id/scheduled', { params: { id: conversation }, body });
    return { scheduled: data.id };
  },
  calls: {
    'GET /conversations/:id/scheduled': { id: (v) => v.conversation },
    'POST /conversations/:id/scheduled': {
      id: (v) => v.conversation,
      body: (v) => ({ id: v.scheduled, text: 'changed', sendAt: tomorrow() }),
    },
    'PUT /conversations/:id/scheduled/:messageId': {
      id: (v) => v.conversation,
      messageId: (v) => v.scheduled,
      body: () => ({ sendAt: tomorrow() }),
    },
    'POST /conversations/:id/scheduled/:messageId/send': { id: (v) => v.conversation, messageId: (v) => v.scheduled },
    'DELETE /conversations/:id/scheduled/:messageId': { id: (v) => v.conversation, messageId: (v) => v.scheduled },
    'POST /conversations/:id/scheduled/:messageId/restore': {
      id: (v) => v.conversation,
      messageId: (v) => v.scheduled,
    },
  },
});
