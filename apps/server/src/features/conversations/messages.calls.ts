import type { Handlers } from '@chatty/contract/call';
import type { messages } from '@chatty/contract/messages';
import type { visitorMessages } from '@chatty/contract/visitor-messages';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { giveOpinion } from './messages/opinions/give-opinion.ts';
import { react } from './messages/opinions/react.ts';
import { listMessages } from './messages/list-messages.ts';
import { deleteMessage, editMessage } from './messages/rewrite/rewrite-message.ts';
import { sendAsMember, sendAsVisitor } from './messages/send-message.ts';

export const messageCalls = {
  'GET /conversations/:id/messages': (ctx, { params, query }) => listMessages(ctx, params.id, query),
  'POST /conversations/:id/messages': (ctx, { params, body }) => sendAsMember(ctx, params.id, body),
  'PUT /conversations/:id/messages/:messageId': (ctx, { params, body }) =>
    editMessage(ctx, params.id, params.messageId, body),
  'DELETE /conversations/:id/messages/:messageId': (ctx, { params }) => deleteMessage(ctx, params.id, params.messageId),
  'POST /conversations/:id/messages/:messageId/reaction': (ctx, { params, body }) =>
    react(ctx, params.id, params.messageId, body.reaction),
} satisfies Handlers<typeof messages, MemberCtx>;

export const visitorMessageCalls = {
  'GET /client/api/conversations/:id/messages': (ctx, { params, query }) => listMessages(ctx, params.id, query),
  'POST /client/api/conversations/:id/messages': (ctx, { params, body }) => sendAsVisitor(ctx, params.id, body),
  'POST /client/api/conversations/:id/messages/:messageId/opinion': (ctx, { params, body }) =>
    giveOpinion(ctx, params.id, params.messageId, body),
} satisfies Handlers<typeof visitorMessages, VisitorCtx>;
