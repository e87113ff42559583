import { z } from 'zod';
import { call } from './call.ts';
import { Contact, VisitorPlace } from './contacts.ts';
import { Id, Moment, QueryFlag } from './fields.ts';
import { Draft, KeptDraft, SavedDraft } from './drafts.ts';
import { Found, QuotedSpeaker } from './found.ts';
import { InboxCounts, TeamCounts } from './inbox-counts.ts';
import { reasonMaxChars, searchMaxChars } from './limits.ts';
import { MetricKind } from './metrics.ts';
import { PutBack, Reminder, ReminderText, Snooze } from './snooze.ts';
import { TagChange } from './tags.ts';
import { Viewing } from './viewing.ts';

/** Whose turn it is to answer: the one owner of a conversation. */
export const Handler = z.enum(['assistant', 'waiting', 'person']);
export type Handler = z.infer<typeof Handler>;

/**
 * _Snoozed_ until a moment or until the visitor writes; of _spam_ nobody is told, and the visitor does not know. _Blocked_
 * are all conversations of a contact who is blocked, and no others.
 */
export const ConversationStatus = z.enum(['open', 'snoozed', 'resolved', 'spam', 'blocked']);
export type ConversationStatus = z.infer<typeof ConversationStatus>;

/** How urgent the team holds it to be. */
export const Priority = z.enum(['none', 'low', 'medium', 'high', 'urgent']);
export type Priority = z.infer<typeof Priority>;

/** By which way a shop and its visitors talk; the chat of the online store is the one that there is. */
export const Channel = z.enum(['online_store', 'email', 'facebook', 'instagram', 'whatsapp']);
export type Channel = z.infer<typeof Channel>;

/** A conversation as the inbox lists it. */
export const Conversation = z.object({
  id: Id,
  contactId: Id,
  contactName: z.string(),
  contactEmail: z.string().nullable(),
  channel: Channel,
  status: ConversationStatus,
  /** When a snoozed one comes back by itself; null where it waits for the visitor. */
  snoozedUntil: Moment.nullable(),
  /** Of a snoozed one; null where nobody left one. */
  reminder: Reminder.nullable(),
  /** Where one press can put it away again; null once anybody has done anything more. */
  putBack: PutBack.nullable(),
  priority: Priority,
  handler: Handler,
  isAssistantOff: z.boolean(),
  /** True once the assistant or the visitor has asked for a person. */
  handedOff: z.boolean(),
  assigneeId: Id.nullable(),
  isRead: z.boolean(),
  /** In the order in which they were put on. */
  tagIds: z.array(Id),
  watcherIds: z.array(Id),
  /** Since when the visitor waits for an answer; null when nobody waits. */
  waitingSince: Moment.nullable(),
  /** When the next of the shop's response targets is missed, or was; null while none runs. */
  dueAt: Moment.nullable(),
  /** Which one that is. */
  dueKind: MetricKind.nullable(),
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
  /** What this member has begun. */
  drafts: z.array(Draft),
});
export type ConversationDetail = z.infer<typeof ConversationDetail>;

/** A conversation among all those of its contact. */
export const ContactConversation = Conversation.extend({
  /** When it was resolved last, by whomever; null where it never was. */
  resolvedAt: Moment.nullable(),
});
export type ContactConversation = z.infer<typeof ContactConversation>;

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
  /** What the team has put off, holds to be spam, or has blocked, is what it was before to them. */
  status: ConversationStatus.extract(['open', 'resolved']),
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

/** Whose conversations: a member's, or those that are nobody's. */
export const Assignee = z.union([Id, z.literal('nobody')]);
export type Assignee = z.infer<typeof Assignee>;

export const ListSort = z.enum(['latest', 'oldest', 'longest_waiting', 'priority', 'due']);
export type ListSort = z.infer<typeof ListSort>;

/** The status that a list is of; any is each but spam and what is blocked. */
export const ListStatus = z.enum([...ConversationStatus.options, 'any']);
export type ListStatus = z.infer<typeof ListStatus>;

/** Which conversations stand in a list. */
export const ConversationFilter = z.object({
  view: InboxView.default('all'),
  status: ListStatus.default('open'),
  unread: z.boolean().optional(),
  waiting: z.boolean().optional(),
  watching: z.boolean().optional(),
  /** A response target has been missed, and still is. */
  overdue: z.boolean().optional(),
  handler: Handler.optional(),
  channel: Channel.optional(),
  assignee: Assignee.optional(),
  tag: Id.optional(),
  priority: Priority.optional(),
  search: z.string().trim().max(searchMaxChars).optional(),
});
export type ConversationFilter = z.infer<typeof ConversationFilter>;

/** The same in an address. */
const Flag = QueryFlag.optional();
export const FilterQuery = ConversationFilter.extend({ unread: Flag, waiting: Flag, watching: Flag, overdue: Flag });

export const ConversationQuery = FilterQuery.extend({
  sort: ListSort.default('latest'),
  /** The `cursor` of the piece before. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConversationQuery = z.infer<typeof ConversationQuery>;

export const ConversationPiece = z.object({
  conversations: z.array(Conversation),
  /** Of a search: what was found in each of them. */
  found: z.array(Found),
  /** Those of their visitors who are on the storefront now, and on which page. */
  here: z.array(z.object({ contactId: Id, place: VisitorPlace.nullable() })),
  /** Ask with it for the next piece; null at the end. */
  cursor: z.string().nullable(),
});

const team = ['admin', 'member'] as const;

/** The id of the line that what a member does leaves in the thread: what has left its line is not done again. */
export const OwnLine = z.object({ lineId: Id.optional() });

export const conversations = {
  'GET /conversations': call({
    by: team,
    query: ConversationQuery,
    data: ConversationPiece,
    summary: 'List conversations for the inbox',
  }),
  'GET /conversations/counts': call({ by: team, data: InboxCounts, summary: 'Counts for the inbox views' }),
  'GET /conversations/:id': call({ by: team, data: ConversationDetail, summary: 'Read a conversation’s state' }),
  'GET /contacts/:id/conversations': call({
    by: team,
    data: z.array(ContactConversation),
    summary: 'A contact’s conversations, the latest hundred',
  }),
  'POST /contacts/:id/block': call({
    by: team,
    body: z.object({ reason: z.string().trim().max(reasonMaxChars).default('') }),
    data: Contact,
    summary: 'Take nothing from a contact any more, and put their conversations away',
  }),
  'POST /contacts/:id/unblock': call({
    by: team,
    data: Contact,
    summary: 'Take messages from a contact again; their conversations are what they were',
  }),
  'POST /conversations/assign-pending': call({
    by: ['admin', 'member'],
    body: z.object({ shopId: Id, memberId: Id, isAutoAssign: z.boolean() }),
    data: z.object({ assigned: z.number().int() }),
    summary: 'Assign waiting conversations to a member, as the inbox settings allow',
  }),
  'POST /conversations/:id/take-over': call({
    by: team,
    query: OwnLine,
    data: Conversation,
    summary: 'Answer instead of the assistant',
  }),
  'POST /conversations/:id/hand-back': call({
    by: team,
    query: OwnLine,
    data: Conversation,
    summary: 'Let the assistant answer again',
  }),
  'POST /conversations/:id/resolve': call({
    by: team,
    query: OwnLine,
    data: Conversation,
    summary: 'Resolve a conversation',
  }),
  'POST /conversations/:id/reopen': call({
    by: team,
    query: OwnLine,
    data: Conversation,
    summary: 'Bring a conversation back that is resolved, snoozed or spam',
  }),
  'POST /conversations/:id/snooze': call({
    by: team,
    query: OwnLine,
    body: z.intersection(Snooze, z.object({ reminder: ReminderText.optional() })),
    data: Conversation,
    summary: 'Put a conversation off until a moment, an opening or a reply',
  }),
  'POST /conversations/:id/keep-open': call({
    by: team,
    data: Conversation,
    summary: 'Let a conversation stay open that a visitor who only said thanks has brought back',
  }),
  'POST /conversations/:id/spam': call({
    by: team,
    query: OwnLine,
    data: Conversation,
    summary: 'Mark a conversation as spam; the visitor is told nothing',
  }),
  'POST /conversations/:id/priority': call({
    by: team,
    query: OwnLine,
    body: z.object({ priority: Priority }),
    data: Conversation,
    summary: 'Say how urgent a conversation is',
  }),
  'POST /conversations/:id/assign': call({
    by: team,
    query: OwnLine,
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
  'POST /conversations/:id/tags': call({
    by: team,
    query: OwnLine,
    body: TagChange,
    data: Conversation,
    summary: 'Put tags on a conversation, or take them off',
  }),
  'PUT /conversations/:id/draft': call({
    by: team,
    body: KeptDraft,
    data: SavedDraft,
    summary: 'Save a reply or a note that was begun; one of another device that you have not seen stays',
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
  viewing: Viewing,
  'inbox.counts': TeamCounts,
  /** A member has seen what was new to them in conversations that they watch: their other screens need not tell of it. */
  'conversations.seen': z.object({ memberId: Id, conversationIds: z.array(Id) }),
};
