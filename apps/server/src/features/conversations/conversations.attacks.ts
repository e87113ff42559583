import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /conversations': { query: `search=${canary}` },
    'GET /conversations/counts': {},
    'GET /conversations/:id': { id: (v) => v.conversation },
    'POST /conversations/assign-pending': {
      body: (v) => ({ shopId: v.shop.id, memberId: v.member.id, isAutoAssign: true }),
    },
    'POST /conversations/:id/take-over': { id: (v) => v.conversation },
    'POST /conversations/:id/hand-back': { id: (v) => v.conversation },
    'POST /conversations/:id/resolve': { id: (v) => v.conversation },
    'POST /conversations/:id/reopen': { id: (v) => v.conversation },
    'POST /conversations/:id/assign': { id: (v) => v.conversation, body: (v) => ({ memberId: v.member.id }) },
    'POST /conversations/:id/read': { id: (v) => v.conversation, body: () => ({ isRead: true }) },
    'PUT /conversations/:id/draft': { id: (v) => v.conversation, body: () => ({ draft: 'changed' }) },
    'GET /conversations/:id/messages': { id: (v) => v.conversation },
    'POST /conversations/:id/messages': { id: (v) => v.conversation, body: () => ({ id: newId(), text: 'changed' }) },
    'GET /client/api/conversations': {},
    'POST /client/api/conversations/:id/talk-to-person': { id: (v) => v.conversation, opens: true },
    'POST /client/api/conversations/:id/end': { id: (v) => v.conversation },
    'POST /client/api/conversations/:id/read': { id: (v) => v.conversation, body: () => ({ seq: 1 }) },
    'GET /client/api/conversations/:id/messages': { id: (v) => v.conversation },
    'POST /client/api/conversations/:id/messages': {
      id: (v) => v.conversation,
      body: () => ({ id: newId(), text: 'changed' }),
      opens: true,
    },
    'POST /client/api/conversations/:id/messages/:messageId/opinion': {
      id: (v) => v.conversation,
      messageId: (v) => v.message,
      body: () => ({ helpful: false }),
    },
  },
});
