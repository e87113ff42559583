import { z } from 'zod';
import { call } from './call.ts';
import { OrderStatus } from './contacts.ts';
import { Channel, WordlessPreview } from './conversations.ts';
import { OfDraft } from './drafts.ts';
import { Id, Moment, Money } from './fields.ts';
import { FileRef } from './files.ts';
import { filesPerMessage, messageMaxChars, mostMentions } from './limits.ts';
import { texts } from './texts.ts';

/** Who speaks. The first four are the specification's; the assistant and the system are never shown as a person. */
export const SenderType = z.enum(['admin', 'customer', 'anonymous', 'guest', 'assistant', 'system']);
export type SenderType = z.infer<typeof SenderType>;

export const Source = z.object({
  kind: z.enum([
    'faq',
    'custom_answer',
    'page',
    'policy',
    'article',
    'size_guide',
    'file',
    'web',
    'product',
    'order',
    'discount',
  ]),
  id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
});
export type Source = z.infer<typeof Source>;

export const ProductVariant = z.object({
  id: z.string(),
  title: z.string(),
  price: Money,
  compareAtPrice: Money.nullable(),
  available: z.boolean(),
  /** Pieces left; null when the store does not count. */
  stock: z.number().int().nullable(),
});

export const ProductCard = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  url: z.string(),
  imageUrl: z.string().nullable(),
  variants: z.array(ProductVariant).min(1),
  /** The variant that the visitor asked for: a card shows its price and stock first. */
  chosenVariantId: z.string().optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** A picture or a video of a FAQ; a video's address is its player's. */
export const Media = z.object({
  kind: z.enum(['image', 'video']),
  src: z.string(),
  title: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

/** What a message shows beside its text. Facts of commerce stand here, filled from the store and never by a model. */
export const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sources'), sources: z.array(Source) }),
  /** What the FAQs that answer show beside their words. */
  z.object({ type: z.literal('media'), media: z.array(Media) }),
  /** The text is a translation of what the shop wrote: marked as such, in the visitor's language. */
  z.object({
    type: z.literal('translation'),
    label: z.string(),
    showOriginal: z.string(),
    /** The language that the shop wrote in, as ISO 639-1 names it, and what it wrote, in light Markdown. */
    from: z.string(),
    original: z.string(),
  }),
  z.object({ type: z.literal('products'), products: z.array(ProductCard) }),
  z.object({ type: z.literal('order'), order: OrderStatus }),
  z.object({ type: z.literal('quickReplies'), replies: z.array(z.string()) }),
  /** The visitor is asked for an email address because nobody is there to answer now. */
  z.object({ type: z.literal('askEmail') }),
  z.object({ type: z.literal('offerPerson') }),
  /** The message is the shop's own answer to one of its suggestions, and was said without the assistant. */
  z.object({ type: z.literal('quickAnswer'), questionId: z.string() }),
  /** What the shop's welcome popup said, which the visitor answers with this message; for the team alone. */
  z.object({ type: z.literal('greeting'), text: z.string() }),
  /** What the visitor thinks of the conversation that was resolved; for the team alone. */
  z.object({ type: z.literal('rating'), rating: z.number().int(), comment: z.string() }),
]);
export type Part = z.infer<typeof Part>;

/** What happened, for the grey lines between messages. */
export const Activity = z.enum([
  /** The visitor asked for a person, by the button or in words. */
  'person_requested',
  /** The assistant got a person by itself: it could not help, … */
  'assistant_gave_up',
  /** … the visitor complained, … */
  'complaint_passed_on',
  /** … there was nothing but a file, it broke down, its budget of answers was spent, or a scenario says so. */
  'file_passed_on',
  'assistant_failed',
  'answers_spent',
  'scenario_passed_on',
  /** A rule of the shop passes such visitors on; or the assistant was stopped while it was to answer. */
  'passed_on_by_rule',
  'assistant_stopped',
  /** A member lets it not answer in this conversation any more, or again. */
  'assistant_off',
  'assistant_on',
  'taken_over',
  /** A member speaks for the first time in a conversation that is a person's already. */
  'joined',
  'handed_back',
  'assigned',
  'unassigned',
  'resolved',
  /** Everything was answered, and nobody wrote for as long as the shop has set. */
  'auto_resolved',
  'ended',
  /** The visitor said what they think of it, once it was resolved. */
  'rated',
  'reopened',
  'email_left',
  /** The text is the name of the tag that was put on, or taken off, as it was called then. */
  'tagged',
  'untagged',
  /** Put off; the text is until when, or empty where it is until the visitor writes. */
  'snoozed',
  /** It came back; and what whoever had put it off wanted to be told then, which is the text. */
  'woke',
  'reminder',
  'marked_spam',
  'not_spam',
  /** The contact was blocked, or is blocked no more, in all of their conversations. */
  'blocked',
  'unblocked',
  /** The text is the priority; or of another conversation that was merged into this one, how many of its lines follow. */
  'prioritized',
  'merged',
]);
export type Activity = z.infer<typeof Activity>;

export const Reaction = z.enum(['heart', 'joy-face', 'open-mount', 'cry', 'pounting-face', 'thump-up']);
export type Reaction = z.infer<typeof Reaction>;

/**
 * How far a message has come, each state farther than those before it: waiting with us, taken by the provider of its
 * channel, failed there, on the reader's device, read. One that arrived after all has not failed.
 */
export const DeliveryState = z.enum(['queued', 'sent', 'failed', 'delivered', 'read']);
export type DeliveryState = z.infer<typeof DeliveryState>;

export const MessageDelivery = z.object({
  state: DeliveryState,
  /** Why it failed, in the provider's words. */
  reason: z.string().nullable(),
});
export type MessageDelivery = z.infer<typeof MessageDelivery>;

/** What a message answers, as the server quotes it: the beginning of another message of the conversation. */
export const QuotedMessage = z.object({
  id: Id,
  seq: z.number().int(),
  sender: SenderType,
  name: z.string(),
  /** On one line and without marks; of a message without words what it brings, in English. */
  text: z.string(),
  /** What it brings in the place of words, to be said in the reader's language. */
  textOf: WordlessPreview.nullable(),
  /** It was deleted since. */
  deleted: z.literal(true).optional(),
});
export type QuotedMessage = z.infer<typeof QuotedMessage>;

export const Message = z.object({
  id: Id,
  conversationId: Id,
  /** Place in the conversation, from 1, without gaps; a visitor does not see the places of notes. */
  seq: z.number().int(),
  kind: z.enum(['text', 'note', 'activity']),
  /** By which channel it came or goes, where that is not the conversation's own. */
  channel: Channel.optional(),
  /** What its channel has reported. Of a chat it is not said: how far the other side has read says it. */
  delivery: MessageDelivery.optional(),
  sender: SenderType,
  /** The speaker’s name as the reader may see it; empty for an unnamed visitor. */
  name: z.string(),
  avatar: z.string().nullable(),
  memberId: Id.nullable(),
  /** Light Markdown, see the prose package. */
  text: z.string(),
  /** Left out where it answers no certain message. What a visitor may see never quotes a note. */
  replyTo: QuotedMessage.optional(),
  /** Of a note or a reminder: the members whom it is for and who are told of it. Left out where it names nobody. */
  mentions: z.array(Id).optional(),
  activity: Activity.nullable(),
  parts: z.array(Part),
  files: z.array(FileRef),
  /** What the other side thinks of it: the visitor of the team's words, the team of the visitor's. */
  reaction: Reaction.nullable(),
  /** Whether the visitor found an answer of the assistant helpful. */
  helpful: z.boolean().nullable(),
  createdAt: Moment,
  /** When its words were changed last; left out where they never were. */
  editedAt: Moment.optional(),
  /** When it was deleted: nothing of it is left but its place. */
  deletedAt: Moment.optional(),
});
export type Message = z.infer<typeof Message>;

/** What a message says, whatever else it brings. */
export const SaidWords = z.object({
  /** Made by the sender: the same id again is the same message. */
  id: Id,
  text: z.string().max(messageMaxChars, texts.maxChars(messageMaxChars)).default(''),
  fileIds: z.array(Id).max(filesPerMessage, texts.maxFiles(filesPerMessage)).default([]),
  /** The message that it answers; one that is not there, or not for its reader, is not quoted. */
  replyToId: Id.optional(),
});

export const NewMessage = SaidWords.refine((value) => value.text.trim() !== '' || value.fileIds.length > 0, {
  message: texts.required,
  path: ['text'],
});
export type NewMessage = z.infer<typeof NewMessage>;

/** Where the writer's screen had come to: a reply by a colleague after it makes the server refuse theirs. Absent: it is sent anyway. */
export const Seen = z.object({ seenSeq: z.number().int().min(0).max(2_147_483_647).optional() });

/** What else a member says of a message. */
const OfMember = z.object({
  note: z.boolean().default(false),
  /** Members whom a note names; anybody who is not of the team is left out, and so are those of a reply. */
  mentions: z.array(Id).max(mostMentions, texts.mostMentions(mostMentions)).default([]),
  ...OfDraft.shape,
});
export type NewMemberMessage = NewMessage & z.infer<typeof OfMember> & z.infer<typeof Seen>;

/** A message after a change, and whether the visitor has been mailed what stood there before. */
const RewrittenMessage = z.object({ message: Message, mailed: z.boolean() });

/** A place between messages; the database counts them in 32 bits. */
const Seq = z.coerce.number().int().min(0).max(2_147_483_647);

/** Messages come in pieces, oldest first within a piece. Without a bound: the latest. */
export const MessageQuery = z.object({
  before: Seq.optional(),
  after: Seq.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type MessageQuery = z.infer<typeof MessageQuery>;

export const MessagePiece = z.object({ messages: z.array(Message), hasEarlier: z.boolean(), hasLater: z.boolean() });

export const messages = {
  'GET /conversations/:id/messages': call({
    by: ['admin', 'member'],
    query: MessageQuery,
    data: MessagePiece,
    summary: 'Read a conversation, notes included',
  }),
  'POST /conversations/:id/messages': call({
    by: ['admin', 'member'],
    body: z.intersection(NewMessage, z.intersection(OfMember, Seen)),
    data: Message,
    perMinute: 600,
    summary: 'Reply to the visitor (which takes over), or leave a note',
  }),
  'PUT /conversations/:id/messages/:messageId': call({
    by: ['admin', 'member'],
    body: z.object({ text: NewMessage.shape.text, mentions: OfMember.shape.mentions }),
    data: RewrittenMessage,
    perMinute: 60,
    summary: 'Edit your own message for a while, or your note at any time',
  }),
  'DELETE /conversations/:id/messages/:messageId': call({
    by: ['admin', 'member'],
    data: RewrittenMessage,
    perMinute: 60,
    summary: 'Delete your own message for a while, or your note at any time',
  }),
  'POST /conversations/:id/messages/:messageId/reaction': call({
    by: ['admin', 'member'],
    body: z.object({ reaction: Reaction.nullable() }),
    data: Message,
    perMinute: 120,
    summary: 'React to what a visitor wrote, or take the reaction back',
  }),
};

/** Written to the event log with the change itself. */
export const messageEvents = {
  'message.created': Message,
  'message.changed': Message,
};
