import type { Handlers } from '@chatty/contract/call';
import type { quickAnswers } from '@chatty/contract/quick-answers';
import type { MemberCtx } from '../../ctx.ts';
import { listTemplates } from './list-templates.ts';

export const quickAnswerCalls = {
  'GET /assistant/templates': (ctx) => listTemplates(ctx),
} satisfies Handlers<typeof quickAnswers, MemberCtx>;
