import type { LiveEvent } from '@chatty/contract/live';
import type { Audience } from '../../../../platform/live/audience.ts';
import {
  type KnownConversation,
  shownStatus,
  toConversation,
  toVisitorConversation,
} from '../../conversation.store.ts';
import { type MessageRow, visitorMaySee } from '../../message.store.ts';

/** A line of the event log, and who may hear it. */
export interface OutgoingEvent {
  shopId: string;
  event: LiveEvent;
  audience: Audience;
}

const visitorSees = (conversation: KnownConversation) =>
  [shownStatus(conversation), conversation.handler, conversation.assignee_id, conversation.member_read_seq].join();
/** All by which an inbox counts it. */
export const countsOf = (conversation: KnownConversation) =>
  [
    conversation.status,
    conversation.handler,
    conversation.assignee_id,
    conversation.is_read,
    conversation.last_seq > 0,
  ].join();

const toTeam: Audience = { team: true, contactId: null };

/** What sockets hear of a conversation that was `before`. */
export function tellOf(conversation: KnownConversation, before: KnownConversation | undefined): OutgoingEvent[] {
  const shopId = conversation.shop_id;
  const live: OutgoingEvent[] = [
    { shopId, event: { type: 'conversation.changed', payload: toConversation(conversation) }, audience: toTeam },
  ];
  if (before && visitorSees(before) === visitorSees(conversation)) return live;
  const event: LiveEvent = { type: 'visitor.conversation.changed', payload: toVisitorConversation(conversation) };
  return [...live, { shopId, event, audience: { team: false, contactId: conversation.contact_id } }];
}

/** A note is for the team only, and so is what the team does among itself. */
export const audienceOf = (row: MessageRow, { contact_id }: KnownConversation): Audience => ({
  team: true,
  contactId: visitorMaySee(row) ? contact_id : null,
});
