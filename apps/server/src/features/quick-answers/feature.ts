import type { Feature } from '../../platform/feature.ts';
import { on } from '../../platform/reaction.ts';
import { messageAppended } from '../conversations/index.ts';
import { quickAnswerCalls } from './quick-answers.calls.ts';
import { sayQuickAnswer } from './say-quick-answer.ts';

/** What the shop itself answers to its suggestions, whether or not the assistant is on. */
export const quickAnswersFeature: Feature = {
  name: 'quick-answers',
  memberCalls: quickAnswerCalls,
  reactions: [on(messageAppended, sayQuickAnswer)],
};
