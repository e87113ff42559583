import type { Handlers } from '@chatty/contract/call';
import type { visitorSatisfaction } from '@chatty/contract/satisfaction';
import type { VisitorCtx } from '../../ctx.ts';
import { rateConversation, readSatisfaction } from './rate-conversation.ts';

export const satisfactionCalls = {
  'GET /client/api/conversations/:id/satisfaction': (ctx, { params }) => readSatisfaction(ctx, params.id),
  'POST /client/api/conversations/:id/satisfaction': (ctx, { params, body }) => rateConversation(ctx, params.id, body),
} satisfies Handlers<typeof visitorSatisfaction, VisitorCtx>;
