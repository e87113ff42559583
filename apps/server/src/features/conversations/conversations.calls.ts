import type { Handlers } from '@chatty/contract/call';
import type { conversations, visitorConversations } from '@chatty/contract/conversations';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { leaveContact } from '../contacts/index.ts';
import {
  assignConversation,
  endConversation,
  handBack,
  noteActivity,
  reopenConversation,
  resolveConversation,
  takeOver,
  talkToPerson,
} from './change-conversation.ts';
import { assignPendingFor } from './pending/assign-pending.ts';
import { countInbox, listConversations, listOwnConversations } from './list/list-conversations.ts';
import { markRead, markSeen } from './messages/mark-read.ts';
import { findConversation, keepDraft, readConversation } from './read-conversation.ts';

const done = { done: true as const };

export const conversationCalls = {
  'GET /conversations': (ctx, { query }) => listConversations(ctx, query),
  'GET /conversations/counts': (ctx) => countInbox(ctx, ctx.who.memberId),
  'GET /conversations/:id': (ctx, { params }) => readConversation(ctx, params.id),
  'POST /conversations/assign-pending': (ctx, { body }) => assignPendingFor(ctx, body),
  'POST /conversations/:id/take-over': (ctx, { params }) => takeOver(ctx, params.id),
  'POST /conversations/:id/hand-back': (ctx, { params }) => handBack(ctx, params.id),
  'POST /conversations/:id/resolve': (ctx, { params }) => resolveConversation(ctx, params.id),
  'POST /conversations/:id/reopen': (ctx, { params }) => reopenConversation(ctx, params.id),
  'POST /conversations/:id/assign': (ctx, { params, body }) => assignConversation(ctx, params.id, body.memberId),
  'POST /conversations/:id/read': (ctx, { params, body }) => markRead(ctx, params.id, body.isRead),
  'PUT /conversations/:id/draft': (ctx, { params, body }) => keepDraft(ctx, params.id, body.draft).then(() => done),
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
