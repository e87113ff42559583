import type { Channel, Handler } from '@chatty/contract/conversations';
import { domainEvent } from '../../platform/domain-event.ts';

/** Something was said in a conversation, by whomever, or left there as a note. Grey lines are no messages. */
export interface MessageAppended {
  conversationId: string;
  messageId: string;
  seq: number;
  by: 'visitor' | 'member' | 'assistant' | 'system';
  kind: 'text' | 'note';
  channel: Channel;
  /** Without words it is files, or cards. */
  hasWords: boolean;
  /** Who must speak, whose the conversation is, and which turn it is after the message. */
  handler: Handler;
  assigneeId: string | null;
  turn: number;
  /** The suggestion whose quick answer follows at once, so that nobody else need answer; null where none does. */
  quickAnswer: string | null;
  /** Whether the team had yet to read what was there before. */
  unread: boolean;
  /** The members whom a note names, never the one who wrote it. */
  mentions: readonly string[];
  /** Where a visitor comes from, as it is counted for caps; null for everybody else. */
  address: string | null;
}
export const messageAppended = domainEvent<MessageAppended>('message.appended');
/** Something happened in a conversation of which those who watch it are to be told. */
export const watchedChanged = domainEvent<{ conversationId: string; memberIds: readonly string[] }>(
  'conversation.watched-changed',
);
/** Who wrote a message has changed its words, or deleted it. */
export interface MessageRewritten {
  conversationId: string;
  messageId: string;
  seq: number;
  kind: 'text' | 'note';
  change: 'edited' | 'deleted';
  /** The members whom a note names now and did not before. */
  mentions: readonly string[];
}
export const messageRewritten = domainEvent<MessageRewritten>('message.rewritten');
/**
 * A turn is over under which the visitor waited for the assistant: they went on or asked for a person, or somebody of the
 * team took the conversation or closed it.
 */
export const assistantOvertaken = domainEvent<{ conversationId: string; turn: number }>('assistant.overtaken');
/** A person handed back while the visitor still waits for an answer. */
export const visitorLeftToAssistant = domainEvent<{ conversationId: string; turn: number; channel: Channel }>(
  'visitor.left-to-assistant',
);
/** A member has stopped the assistant where a visitor waits for it. */
export const assistantStopped = domainEvent<{ conversationId: string; turn: number }>('assistant.stopped');
/** A conversation was given to a member by somebody else. */
export const conversationAssigned = domainEvent<{ conversationId: string }>('conversation.assigned');
/** A member has an open conversation less, in a shop that gives none to who has too many. */
export const roomMade = domainEvent('conversations.room-made');
/** A conversation that waits for a person stands in another one from now on. */
export const waitingMoved = domainEvent('conversations.waiting-moved');
/**
 * The messages of a conversation stand in another one, each `seqShift` places later; the row goes with this transaction, and
 * with it what still names it.
 */
export interface ConversationsMerged {
  fromId: string;
  intoId: string;
  seqShift: number;
  /** The last place of the other one before. */
  formerSeq: number;
  /** And now. */
  lastSeq: number;
  /** The team had not read the one that was moved. */
  isUnread: boolean;
}
export const conversationsMerged = domainEvent<ConversationsMerged>('conversations.merged');
/** A conversation was resolved: by a member, by the visitor, or because nobody wrote any more. */
export const conversationResolved = domainEvent<{ conversationId: string }>('conversation.resolved');
export interface ConversationWoke {
  conversationId: string;
  handler: Handler;
  turn: number;
  /** It was time for it, and nobody wrote. */
  isDue: boolean;
  /** Whose it is left a reminder there, and is told of that. */
  isReminded: boolean;
}
/** A conversation that was put off is open again, and no member brought it back. */
export const conversationWoke = domainEvent<ConversationWoke>('conversation.woke');
/** What members wanted to be told when a conversation comes back stands there now. */
export const memberReminded = domainEvent<{ conversationId: string; mentions: readonly string[] }>('member.reminded');
/** A conversation now waits for a person. */
export const personRequested = domainEvent<{
  conversationId: string;
  by: 'visitor' | 'assistant';
  turn: number;
  /** The shop wants it to be given to a member. */
  isAutoAssigned: boolean;
  /** Who is mailed of it beside the team; nobody where the visitor asked by themselves. */
  supportEmails: readonly string[];
}>('person.requested');
/** A visitor says whether a message was of help, or takes that back. */
export const helpfulnessTold = domainEvent<{ messageId: string; helpful: boolean | null }>('message.helpfulness-told');
