import { z } from 'zod';
import { call } from './call.ts';
import { ContactDetails, VisitorPlace } from './contacts.ts';
import { Done, Id, Moment, QueryFlag } from './fields.ts';

/** Whose turn it is to answer: the one owner of a conversation. */
export const Handler = z.enum(['assistant', 'waiting', 'person']);
export type Handler = z.infer<typeof Handler>;

export const ConversationStatus = z.enum(['open', 'resolved']);
export type ConversationStatus = z.infer<typeof ConversationStatus>;

/** By which way a shop and its visitors talk; the chat of the online store is the one that there is. */
export const Channel = z.enum(['online_store', 'email', 'facebook', 'instagram', 'whatsapp']);
export type Channel = z.infer<typeof Channel>;

/** Whose words a row of the inbox quotes. */
export const QuotedSpeaker = z.enum(['visitor', 'member', 'assistant']);
export type QuotedSpeaker = z.infer<typeof QuotedSpeaker>;

/** A conversation as the inbox lists it. */
export const Conversation = z.object({
  id: Id,
  contactId: Id,
  contactName: z.string(),
  contactEmail: z.string().nullable(),
  channel: Channel,
  status: ConversationStatus,
  handler: Handler,
  /** True once the assistant or the visitor has asked for a person. */
  handedOff: z.boolean(),
  assigneeId: Id.nullable(),
  isRead: z.boolean(),
  /** Since when the visitor waits for an answer; null when nobody waits. */
  waitingSince: Moment.nullable(),
  lastSeq: z.number().int(),
  /** How far the visitor has read. */
  visitorReadSeq: z.number().int(),
  /** How far the team has read. */
  memberReadSeq: z.number().int(),
  /**
   * What a row quotes, on one line and without marks: while the visitor waits for a person, what they said last; at any
   * other time what was said last by anybody. Never a note.
   */
  preview: z.string(),
  previewBy: QuotedSpeaker.nullable(),
  /** Which member it was, where one of the team said it. */
  previewMemberId: Id.nullable(),
  lastMessageAt: Moment,
  createdAt: Moment,
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationDetail = Conversation.extend({
  /** The reply that this member has begun and not sent. */
  draft: z.string(),
});
export type ConversationDetail = z.infer<typeof ConversationDetail>;

/** What a message without words brings: several of a kind are named by the first. An order is by its number. */
export const WordlessPreview = z.object({
  kind: z.enum(['files', 'products', 'order']),
  name: z.string(),
  count: z.number().int(),
});
export type WordlessPreview = z.infer<typeof WordlessPreview>;

/** A conversation as its visitor may see it. */
export const VisitorConversation = z.object({
  id: Id,
  status: ConversationStatus,
  handler: Handler,
  /** The person who answers, once there is one. */
  person: z.object({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  lastSeq: z.number().int(),
  visitorReadSeq: z.number().int(),
  memberReadSeq: z.number().int(),
  /** The beginning of the latest words. */
  preview: z.string(),
  /** What the latest message brings in the place of words, to be said in the visitor's language. */
  previewOf: WordlessPreview.nullable(),
  lastMessageAt: Moment,
});
export type VisitorConversation = z.infer<typeof VisitorConversation>;

export const InboxView = z.enum(['mine', 'unassigned', 'all']);

export const ConversationQuery = z.object({
  view: InboxView.default('all'),
  status: ConversationStatus.default('open'),
  unread: QueryFlag.optional(),
  waiting: QueryFlag.optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.enum(['latest', 'longest_waiting']).default('latest'),
  /** The `cursor` of the piece before. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConversationQuery = z.infer<typeof ConversationQuery>;

/** A text in pieces, in order; those that were searched for are hits. */
export const MarkedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.infer<typeof MarkedText>;

/** Where a search found what it looked for in one conversation. */
export const Found = z.object({
  conversationId: Id,
  /** What the team calls the contact, if that holds the text. */
  name: MarkedText.nullable(),
  email: MarkedText.nullable(),
  /** The latest message that holds it, cut to what stands around it. */
  message: z
    .object({
      seq: z.number().int(),
      by: QuotedSpeaker.nullable(),
      memberId: Id.nullable(),
      note: z.boolean(),
      at: Moment,
      text: MarkedText,
    })
    .nullable(),
});
export type Found = z.infer<typeof Found>;

export const ConversationPiece = z.object({
  conversations: z.array(Conversation),
  /** Of a search: what was found in each of them. */
  found: z.array(Found),
  /** Those of their visitors who are on the storefront now, and on which page. */
  here: z.array(z.object({ contactId: Id, place: VisitorPlace.nullable() })),
  /** Ask with it for the next piece; null at the end. */
  cursor: z.string().nullable(),
});

export const InboxCounts = z.object({
  unread: z.number().int(),
  mine: z.number().int(),
  unassigned: z.number().int(),
  all: z.number().int(),
});
export type InboxCounts = z.infer<typeof InboxCounts>;

const team = ['admin', 'member'] as const;

export const conversations = {
  'GET /conversations': call({
    by: team,
    query: ConversationQuery,
    data: ConversationPiece,
    summary: 'List conversations for the inbox',
  }),
  'GET /conversations/counts': call({ by: team, data: InboxCounts, summary: 'Counts for the inbox views' }),
  'GET /conversations/:id': call({ by: team, data: ConversationDetail, summary: 'Read a conversation’s state' }),
  'POST /conversations/assign-pending': call({
    by: ['admin', 'member'],
    body: z.object({ shopId: Id, memberId: Id, isAutoAssign: z.boolean() }),
    data: z.object({ assigned: z.number().int() }),
    summary: 'Assign waiting conversations to a member, as the inbox settings allow',
  }),
  'POST /conversations/:id/take-over': call({
    by: team,
    data: Conversation,
    summary: 'Answer instead of the assistant',
  }),
  'POST /conversations/:id/hand-back': call({
    by: team,
    data: Conversation,
    summary: 'Let the assistant answer again',
  }),
  'POST /conversations/:id/resolve': call({ by: team, data: Conversation, summary: 'Resolve a conversation' }),
  'POST /conversations/:id/reopen': call({
    by: team,
    data: Conversation,
    summary: 'Reopen a resolved conversation',
  }),
  'POST /conversations/:id/assign': call({
    by: team,
    body: z.object({ memberId: Id.nullable() }),
    data: Conversation,
    summary: 'Assign a conversation to a member, or unassign it',
  }),
  'POST /conversations/:id/read': call({
    by: team,
    body: z.object({ isRead: z.boolean() }),
    data: Conversation,
    summary: 'Mark a conversation read or unread',
  }),
  'PUT /conversations/:id/draft': call({
    by: team,
    body: z.object({ draft: z.string().max(20_000) }),
    data: Done,
    summary: 'Save the draft of a reply',
  }),
};

export const visitorConversations = {
  'GET /client/api/conversations': call({
    by: ['visitor'],
    data: z.array(VisitorConversation),
    summary: 'Your own conversations, latest first',
  }),
  'POST /client/api/conversations/:id/talk-to-person': call({
    by: ['visitor'],
    data: VisitorConversation,
    perMinute: 20,
    summary: 'Ask for a person; works before the first message too',
  }),
  'POST /client/api/conversations/:id/end': call({
    by: ['visitor'],
    data: VisitorConversation,
    perMinute: 20,
    summary: 'End a conversation: it is resolved until you write again',
  }),
  'POST /client/api/conversations/:id/read': call({
    by: ['visitor'],
    body: z.object({ seq: z.number().int() }),
    data: Done,
    summary: 'Report how far you have read',
  }),
  'POST /client/api/conversations/:id/contact': call({
    by: ['visitor'],
    body: ContactDetails,
    data: Done,
    perMinute: 20,
    summary: 'Leave an email, name, or phone number for the answer',
  }),
};

/** Written to the event log with the change itself. */
export const conversationEvents = {
  'conversation.changed': Conversation,
  'visitor.conversation.changed': VisitorConversation,
};

/** Told to those who are there and kept nowhere. */
export const conversationPassingEvents = {
  typing: z.object({ conversationId: Id, by: z.enum(['visitor', 'member', 'assistant']), name: z.string() }),
  viewing: z.object({ conversationId: Id, memberId: Id, name: z.string(), typing: z.boolean() }),
  /** The shop's numbers; what is one's own is counted by the screen that shows it. */
  'inbox.counts': InboxCounts.omit({ mine: true }),
};
