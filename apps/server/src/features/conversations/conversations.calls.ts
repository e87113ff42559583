import type { Handlers } from '@chatty/contract/call';
import type { conversations } from '@chatty/contract/conversations';
import type { visitorConversations } from '@chatty/contract/visitor-conversations';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { leaveContact } from '../contacts/index.ts';
import { actOn, endConversation, noteActivity, talkToPerson } from './change-conversation.ts';
import { blockContact, unblockContact } from './block/block-contact.ts';
import { assignPendingFor } from './pending/assign-pending.ts';
import { conversationsOfContact } from './list/conversations-of-contact.ts';
import { keepDraft, readConversation } from './drafts/keep-draft.ts';
import { countInbox } from './list/inbox-counts.ts';
import { listConversations, listOwnConversations } from './list/list-conversations.ts';
import { markRead, markSeen } from './messages/mark-read.ts';
import { findConversation } from './read-conversation.ts';

const done = { done: true as const };

export const conversationCalls = {
  'GET /conversations': (ctx, { query }) => listConversations(ctx, query),
  'GET /conversations/counts': (ctx) => countInbox(ctx, ctx.who.memberId),
  'GET /conversations/:id': (ctx, { params }) => readConversation(ctx, params.id),
  'GET /contacts/:id/conversations': (ctx, { params }) => conversationsOfContact(ctx, params.id),
  'POST /contacts/:id/block': (ctx, { params, body }) => blockContact(ctx, params.id, body.reason),
  'POST /contacts/:id/unblock': (ctx, { params }) => unblockContact(ctx, params.id),
  'POST /conversations/assign-pending': (ctx, { body }) => assignPendingFor(ctx, body),
  'POST /conversations/:id/take-over': (ctx, { params, query }) => actOn(ctx, params.id, { do: 'take-over' }, query),
  'POST /conversations/:id/hand-back': (ctx, { params, query }) => actOn(ctx, params.id, { do: 'hand-back' }, query),
  'POST /conversations/:id/resolve': (ctx, { params, query }) => actOn(ctx, params.id, { do: 'resolve' }, query),
  'POST /conversations/:id/reopen': (ctx, { params, query }) => actOn(ctx, params.id, { do: 'reopen' }, query),
  'POST /conversations/:id/snooze': (ctx, { params, query, body }) =>
    actOn(ctx, params.id, { do: 'snooze', until: body }, query),
  'POST /conversations/:id/spam': (ctx, { params, query }) => actOn(ctx, params.id, { do: 'spam' }, query),
  'POST /conversations/:id/priority': (ctx, { params, query, body }) =>
    actOn(ctx, params.id, { do: 'priority', ...body }, query),
  'POST /conversations/:id/assign': (ctx, { params, query, body }) =>
    actOn(ctx, params.id, { do: 'assign', ...body }, query),
  'POST /conversations/:id/read': (ctx, { params, body }) => markRead(ctx, params.id, body.isRead),
  'POST /conversations/:id/tags': (ctx, { params, query, body }) =>
    actOn(ctx, params.id, { do: 'tags', ...body }, query),
  'PUT /conversations/:id/draft': (ctx, { params, body }) => keepDraft(ctx, params.id, body),
} satisfies Handlers<typeof conversations, MemberCtx>;

export const visitorConversationCalls = {
  'GET /client/api/conversations': (ctx) => listOwnConversations(ctx),
  'POST /client/api/conversations/:id/talk-to-person': (ctx, { params }) => talkToPerson(ctx, params.id),
  'POST /client/api/conversations/:id/end': (ctx, { params }) => endConversation(ctx, params.id),
  'POST /client/api/conversations/:id/read': (ctx, { params, body }) =>
    markSeen(ctx, params.id, body.seq).then(() => done),
  'POST /client/api/conversations/:id/contact': async (ctx, { params, body }) => {
    await findConversation(ctx, params.id);
    await leaveContact(ctx, body);
    if (body.email) await noteActivity(ctx, params.id, 'email_left');
    return done;
  },
} satisfies Handlers<typeof visitorConversations, VisitorCtx>;
