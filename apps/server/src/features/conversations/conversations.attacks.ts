import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ run: string; view: string }>({
  fill: async ({ member, conversation }) => {
    const body = {
      id: newId(),
      action: { do: 'priority' as const, priority: 'low' as const },
      target: { by: 'choice' as const, ids: [conversation] },
    };
    const { data: run } = await member.api('POST /conversations/bulk', { body });
    const { data: view } = await member.api('POST /views', {
      body: { id: newId(), name: canary, scope: 'team', filter: { search: canary } },
    });
    return { run: run.id, view: view.id };
  },
  calls: {
    'GET /conversations/matching': { query: `search=${canary}` },
    'POST /conversations/bulk': {
      body: (v) => ({ id: newId(), action: { do: 'resolve' }, target: { by: 'choice', ids: [v.conversation] } }),
    },
    'GET /views': {},
    'GET /views/counts': {},
    'POST /views': { body: () => ({ id: newId(), name: 'Mine', filter: {} }) },
    'PUT /views/order': { body: (v) => ({ ids: [v.view] }) },
    'PUT /views/:id': { id: (v) => v.view, body: () => ({ name: 'changed' }) },
    'DELETE /views/:id': { id: (v) => v.view },
    'GET /conversations/bulk': {},
    'GET /conversations/bulk/:id': { id: (v) => v.run },
    'POST /conversations/bulk/:id/undo': { id: (v) => v.run },
    'GET /conversations': { query: `search=${canary}` },
    'GET /conversations/counts': {},
    'GET /conversations/:id': { id: (v) => v.conversation },
    'GET /contacts/:id/conversations': { id: (v) => v.contact },
    'POST /contacts/:id/block': { id: (v) => v.contact, body: () => ({}) },
    'POST /contacts/:id/unblock': { id: (v) => v.contact },
    'GET /contacts/:id/likely-same': { id: (v) => v.contact },
    'POST /contacts/:id/merge': {
      id: (v) => v.contact,
      body: (v) => ({ otherId: newId(), keep: { name: v.contact, email: v.contact, phone: v.contact } }),
    },
    'POST /conversations/assign-pending': {
      body: (v) => ({ shopId: v.shop.id, memberId: v.member.id, isAutoAssign: true }),
    },
    'POST /conversations/:id/take-over': { id: (v) => v.conversation },
    'POST /conversations/:id/hand-back': { id: (v) => v.conversation },
    'POST /conversations/:id/resolve': { id: (v) => v.conversation },
    'POST /conversations/:id/reopen': { id: (v) => v.conversation },
    'POST /conversations/:id/assign': { id: (v) => v.conversation, body: (v) => ({ memberId: v.member.id }) },
    'POST /conversations/:id/read': { id: (v) => v.conversation, body: () => ({ isRead: true }) },
    'POST /conversations/:id/snooze': { id: (v) => v.conversation, body: () => ({ until: 'reply' }) },
    'POST /conversations/:id/keep-open': { id: (v) => v.conversation },
    'POST /conversations/:id/spam': { id: (v) => v.conversation },
    'POST /conversations/:id/priority': { id: (v) => v.conversation, body: () => ({ priority: 'high' }) },
    'POST /conversations/:id/tags': { id: (v) => v.conversation, body: () => ({}) },
    'GET /conversations/:id/seen': { id: (v) => v.conversation },
    'POST /conversations/:id/watch': { id: (v) => v.conversation, body: () => ({ on: true }) },
    'PUT /conversations/:id/draft': {
      id: (v) => v.conversation,
      body: () => ({ id: newId(), mode: 'reply', text: 'changed' }),
    },
    'GET /conversations/:id/merge-targets': { id: (v) => v.conversation },
    'POST /conversations/:id/merge': { id: (v) => v.conversation, body: () => ({ intoId: newId() }) },
    'GET /conversations/:id/messages': { id: (v) => v.conversation },
    'POST /conversations/:id/messages': { id: (v) => v.conversation, body: () => ({ id: newId(), text: 'changed' }) },
    'PUT /conversations/:id/messages/:messageId': {
      id: (v) => v.conversation,
      messageId: (v) => v.message,
      body: () => ({ text: 'changed' }),
    },
    'DELETE /conversations/:id/messages/:messageId': { id: (v) => v.conversation, messageId: (v) => v.message },
    'POST /conversations/:id/messages/:messageId/reaction': {
      id: (v) => v.conversation,
      messageId: (v) => v.message,
      body: () => ({ reaction: 'heart' }),
    },
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
