import { domainEvent } from '../../platform/domain-event.ts';

/** Somebody of the team tried the assistant for the first time, and it ended in an answer or a refusal. */
export const assistantTried = domainEvent('assistant.tried');
