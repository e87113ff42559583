import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import {
  assistantOvertaken,
  assistantStopped,
  conversationsMerged,
  helpfulnessTold,
  messageAppended,
  visitorLeftToAssistant,
} from '../conversations/index.ts';
import { widgetChanged } from '../shops/index.ts';
import { answerVisitor } from './answer-visitor.ts';
import { askForReply, replyToVisitor } from './ask-for-reply.ts';
import { assistantCalls, visitorAssistantCalls } from './assistant.calls.ts';
import { assistantReply } from './assistant.jobs.ts';
import { moveDecisions } from './decision.store.ts';
import { giveBackLost } from './ledger/give-back-lost.ts';
import { logCalls } from './log/log.calls.ts';
import { keepHelpfulness } from './log/marks.ts';
import { judgeRefusals } from './quality/judge-refusals.ts';
import { stopOvertaken } from './stopping/stop-overtaken.ts';
import { stopHere, stopWhereOff } from './stopping/stop-switched-off.ts';
import { assistantTraces } from './assistant.traces.ts';

export const assistantFeature: Feature = {
  name: 'assistant',
  traces: assistantTraces,
  memberCalls: { ...assistantCalls, ...logCalls },
  visitorCalls: visitorAssistantCalls,
  jobs: [
    handle(assistantReply, answerVisitor),
    defineSchedule('assistant.give-back-lost', '23 * * * *', giveBackLost),
    defineSchedule('assistant.judge-refusals', '*/10 * * * *', judgeRefusals),
  ],
  reactions: [
    on(messageAppended, replyToVisitor),
    on(visitorLeftToAssistant, askForReply),
    on(assistantOvertaken, stopOvertaken),
    on(assistantStopped, stopHere),
    on(widgetChanged, stopWhereOff),
    on(conversationsMerged, moveDecisions),
    on(helpfulnessTold, keepHelpfulness),
  ],
};
