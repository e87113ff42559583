import { on } from '../../platform/domain-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/job.ts';
import { assistantRelieved, visitorLeftToAssistant, visitorSpoke } from '../conversations/index.ts';
import { answerVisitor } from './answer-visitor.ts';
import { askForReply, stopReply } from './ask-for-reply.ts';
import { assistantCalls } from './assistant.calls.ts';
import { assistantReply } from './assistant.jobs.ts';

export const assistantFeature: Feature = {
  name: 'assistant',
  memberCalls: assistantCalls,
  jobs: [handle(assistantReply, answerVisitor)],
  reactions: [
    on(visitorSpoke, (tx, spoken) => (spoken.handler === 'assistant' ? askForReply(tx, spoken) : undefined)),
    on(visitorLeftToAssistant, askForReply),
    on(assistantRelieved, stopReply),
  ],
};
