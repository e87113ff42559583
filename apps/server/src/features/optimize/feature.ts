import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { questionLeft } from '../assistant/index.ts';
import { conversationsMerged, personRequested } from '../conversations/index.ts';
import { knowledgeChanged } from '../knowledge/index.ts';
import { askAgain, askLatelyPublished } from './answering/ask-again.ts';
import { searchConflicts } from './conflicts/search-conflicts.ts';
import { optimizeCalls } from './optimize.calls.ts';
import { askAgainJob, gatherQuestionsJob, searchConflictsJob } from './optimize.jobs.ts';
import { optimizeTraces } from './optimize.traces.ts';
import { gatherQuestions } from './questions/gather-questions.ts';
import { moveAskings } from './questions/askings-of-conversations.ts';

/** What makes the assistant better: questions that it could not answer, and what would answer them. */
export const optimizeFeature: Feature = {
  name: 'optimize',
  traces: optimizeTraces,
  memberCalls: optimizeCalls,
  jobs: [
    handle(gatherQuestionsJob, gatherQuestions),
    handle(askAgainJob, askAgain),
    handle(searchConflictsJob, searchConflicts),
  ],
  reactions: [
    on(questionLeft, (tx, { conversationId }) =>
      tx.enqueue(gatherQuestionsJob, { conversationId, askedForPerson: false }),
    ),
    on(personRequested, (tx, { conversationId }) =>
      tx.enqueue(gatherQuestionsJob, { conversationId, askedForPerson: true }),
    ),
    on(conversationsMerged, moveAskings),
    on(knowledgeChanged, askLatelyPublished),
  ],
};
