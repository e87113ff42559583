import { z } from 'zod';
import { Cart, Contact, VisitorPlace } from './contacts.ts';
import { Conversation, InboxCounts, VisitorConversation } from './conversations.ts';
import { Faq } from './faqs.ts';
import { Id, Moment } from './fields.ts';
import { SyncProgress } from './knowledge.ts';
import { Member, SeatRequestEnd, StaffStatus } from './team.ts';
import { Message } from './messages.ts';
import { Shop } from './shops.ts';

/**
 * What is written to the event log with the change itself, and sent to every socket that may see it.
 * A payload is the very shape that the screen renders: nothing is read again, save where the event says so.
 */
export const liveEvents = {
  'message.created': Message,
  'message.changed': Message,
  'conversation.changed': Conversation,
  'visitor.conversation.changed': VisitorConversation,
  'contact.changed': Contact,
  /** With everything that belonged to it. */
  'contact.deleted': z.object({ id: Id }),
  'member.changed': Member,
  'member.removed': z.object({ id: Id }),
  /** Who asks is for admins alone, and this for the whole team: an admin's screen reads the rest. */
  'seat-request.made': z.object({ id: Id }),
  'seat-request.ended': SeatRequestEnd,
  'shop.changed': Shop,
  'faq.changed': Faq,
  'faq.deleted': z.object({ id: Id }),
  'faqs.reordered': z.object({ id: Id, before: Id.nullable() }),
  'sync.changed': SyncProgress,
} as const;

export type EventType = keyof typeof liveEvents;
export type EventPayload<T extends EventType> = z.infer<(typeof liveEvents)[T]>;
export type LiveEvent = { [T in EventType]: { type: T; payload: EventPayload<T> } }[EventType];

/** What is told to those who are there and kept nowhere. */
export const passingEvents = {
  typing: z.object({ conversationId: Id, by: z.enum(['visitor', 'member', 'assistant']), name: z.string() }),
  /**
   * The assistant's answer so far: whole sentences that passed the validator. A `step` says what it is doing.
   * Told from when the work begins, and again every few seconds (`answerBeatMs`): who hears nothing of it for a while
   * (`answerSilentMs`) knows that nobody is at it. `ended` means that nothing more comes, with or without a message.
   */
  'answer.growing': z.object({
    conversationId: Id,
    messageId: Id,
    text: z.string(),
    step: z.string().nullable(),
    ended: z.boolean(),
  }),
  /** The shop's numbers; what is one's own is counted by the screen that shows it. */
  'inbox.counts': InboxCounts.omit({ mine: true }),
  'staff.status': StaffStatus,
  viewing: z.object({ conversationId: Id, memberId: Id, name: z.string(), typing: z.boolean() }),
  'visitor.seen': z.object({
    contactId: Id,
    online: z.boolean(),
    place: VisitorPlace.nullable(),
    cart: Cart.nullable(),
    /** The moment of the telling: they were there until now, or still are. */
    lastSeenAt: Moment,
  }),
} as const;

export type PassingType = keyof typeof passingEvents;
export type PassingPayload<T extends PassingType> = z.infer<(typeof passingEvents)[T]>;
export type PassingEvent = { [T in PassingType]: { type: T; payload: PassingPayload<T> } }[PassingType];

/** What a client says on the socket. The first frame must be `hello`. */
export const ClientFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), token: z.string(), since: z.number().int().nullable() }),
  /** A fresh access token before the old one ends. */
  z.object({ t: z.literal('token'), token: z.string() }),
  z.object({ t: z.literal('typing'), conversationId: Id }),
  /** A member looks at a conversation, or at none. */
  z.object({ t: z.literal('viewing'), conversationId: Id.nullable() }),
  /** A visitor tells what they look at. */
  z.object({ t: z.literal('at'), place: VisitorPlace, cart: Cart.nullable() }),
  z.object({ t: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** What the server says on the socket. */
export type ServerFrame =
  | { t: 'ready'; n: number }
  | ({ t: 'event'; n: number; at: z.infer<typeof Moment> } & LiveEvent)
  | ({ t: 'passing' } & PassingEvent)
  /** The log does not reach back to `since`: read everything anew, then go on from `n`. */
  | { t: 'reset'; n: number }
  /** The token is no longer good; get another and say hello again. */
  | { t: 'expired' }
  | { t: 'pong' };
