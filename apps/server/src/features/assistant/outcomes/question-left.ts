import { domainEvent } from '../../../platform/domain-event.ts';

/** A turn has ended without an answer: what the visitor asked is open. */
export const questionLeft = domainEvent<{ conversationId: string }>('assistant.question-left');
