import { type MessageDelivery, DeliveryState } from '@chatty/contract/messages';
import type { ConversationRow } from '../conversation.store.ts';
import type { MessageRow } from '../message.store.ts';

const farness = (delivery: MessageDelivery) => DeliveryState.options.indexOf(delivery.state);

/** What is known after a report: the farther of both, so that reports may come late, twice, and in any order. */
export const farther = (known: MessageDelivery, report: MessageDelivery): MessageDelivery =>
  farness(report) > farness(known) ? report : known;

/**
 * How far a message has come. Stored is what a channel's provider reports: `queued` when it is appended, the rest by
 * `setDelivery`. Of the chat, and of what a visitor wrote, nothing is stored: it is `sent` once it is written, and `read`
 * once the other side has read so far (`mark-read.ts`), which one number of the conversation says of all its messages.
 */
export function deliveryOf(
  message: Pick<MessageRow, 'seq' | 'sender' | 'delivery' | 'failed_because'>,
  conversation: Pick<ConversationRow, 'visitor_read_seq' | 'member_read_seq'>,
): MessageDelivery {
  if (message.delivery !== null) return { state: message.delivery, reason: message.failed_because };
  const isTeams = teamsSenders.some((it) => it === message.sender);
  const readUpTo = isTeams ? conversation.visitor_read_seq : conversation.member_read_seq;
  return { state: message.seq <= readUpTo ? 'read' : 'sent', reason: null };
}

/** Whose messages come from a visitor. */
export const visitorsSenders = ['customer', 'anonymous', 'guest'] as const;

/** Whose messages go to a visitor. */
export const teamsSenders = ['admin', 'assistant', 'system'] as const;
