import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import {
  assistantOvertaken,
  conversationsMerged,
  messageAppended,
  visitorLeftToAssistant,
} from '../conversations/index.ts';
import { answerVisitor } from './answer-visitor.ts';
import { askForReply, replyToVisitor } from './ask-for-reply.ts';
import { assistantCalls, visitorAssistantCalls } from './assistant.calls.ts';
import { assistantReply } from './assistant.jobs.ts';
import { moveDecisions } from './decision.store.ts';
import { stopOvertaken } from './stop-overtaken.ts';
import { assistantTraces } from './assistant.traces.ts';

export const assistantFeature: Feature = {
  name: 'assistant',
  traces: assistantTraces,
  memberCalls: assistantCalls,
  visitorCalls: visitorAssistantCalls,
  jobs: [handle(assistantReply, answerVisitor)],
  reactions: [
    on(messageAppended, replyToVisitor),
    on(visitorLeftToAssistant, askForReply),
    on(assistantOvertaken, stopOvertaken),
    on(conversationsMerged, moveDecisions),
  ],
};
