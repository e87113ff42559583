import type { Handler } from '@chatty/contract/conversations';
import { domainEvent } from '../../platform/domain-event.ts';

/**
 * A visitor said something; `turn` is the conversation's turn after it, `unread` whether the team had yet to read more,
 * `address` where they come from, as it is counted for caps.
 */
export const visitorSpoke = domainEvent<{
  conversationId: string;
  messageId: string;
  handler: Handler;
  assigneeId: string | null;
  turn: number;
  unread: boolean;
  address: string;
}>('visitor.spoke');
/**
 * A turn is over under which the visitor waited for the assistant: they went on or asked for a person, or somebody of the
 * team took the conversation or closed it.
 */
export const assistantOvertaken = domainEvent<{ conversationId: string; turn: number }>('assistant.overtaken');
/** A person handed back while the visitor still waits for an answer. */
export const visitorLeftToAssistant = domainEvent<{ conversationId: string; turn: number }>(
  'visitor.left-to-assistant',
);
/** A person of the team answered the visitor. */
export const memberReplied = domainEvent<{ conversationId: string; messageId: string; seq: number }>('member.replied');
/** A conversation was given to a member by somebody else. */
export const conversationAssigned = domainEvent<{ conversationId: string }>('conversation.assigned');
/** A conversation now waits for a person. */
export const personRequested = domainEvent<{ conversationId: string; by: 'visitor' | 'assistant'; turn: number }>(
  'person.requested',
);
