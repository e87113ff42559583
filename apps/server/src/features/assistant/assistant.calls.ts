import type { assistant } from '@chatty/contract/assistant';
import type { Handlers } from '@chatty/contract/call';
import type { MemberCtx } from '../../services.ts';
import { findConversation } from '../conversations/index.ts';
import { decisionsOf, unansweredQuestions } from './decision.store.ts';

export const assistantCalls = {
  'GET /conversations/:id/decisions': async (ctx, { params }) => {
    await findConversation(ctx, params.id);
    return decisionsOf(ctx, params.id);
  },
  'GET /ai_assistant/unanswered': (ctx) => unansweredQuestions(ctx),
} satisfies Handlers<typeof assistant, MemberCtx>;
