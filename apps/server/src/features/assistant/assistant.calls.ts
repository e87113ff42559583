import type { assistant, visitorAssistant } from '@chatty/contract/assistant';
import type { Handlers } from '@chatty/contract/call';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { actOn, findConversation } from '../conversations/index.ts';
import { decisionsOf } from './decision.store.ts';
import { stopAnswer } from './running-answers.ts';
import { unansweredQuestions } from './outcomes/unanswered.ts';

export const assistantCalls = {
  'GET /conversations/:id/decisions': async (ctx, { params }) => {
    await findConversation(ctx, params.id);
    return decisionsOf(ctx, params.id);
  },
  'POST /conversations/:id/assistant': (ctx, { params, query, body }) =>
    actOn(ctx, params.id, { do: 'assistant', ...body }, query),
  'GET /ai_assistant/unanswered': (ctx) => unansweredQuestions(ctx),
} satisfies Handlers<typeof assistant, MemberCtx>;

export const visitorAssistantCalls = {
  'POST /client/api/conversations/:id/stop': async (ctx, { params }) => {
    const { shopId, services } = ctx;
    const { turn } = await findConversation(ctx, params.id);
    await stopAnswer(services, { shopId, conversationId: params.id, turn, reason: 'stopped' });
    return { done: true as const };
  },
} satisfies Handlers<typeof visitorAssistant, VisitorCtx>;
