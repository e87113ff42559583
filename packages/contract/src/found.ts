import { z } from 'zod';
import { Id, Moment } from './fields.ts';

/** Whose words a row of the inbox quotes. */
/** `automatic`: the shop's own quick answer, which no assistant has decided. */
export const QuotedSpeaker = z.enum(['visitor', 'member', 'assistant', 'automatic']);
export type QuotedSpeaker = z.infer<typeof QuotedSpeaker>;

/** A text in pieces, in order; those that were searched for are hits. */
export const MarkedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.infer<typeof MarkedText>;

/** Where a search found what it looked for in one conversation. */
export const Found = z.object({
  conversationId: Id,
  /** What the team calls the contact, if that holds the text; the e-mail of one without a name. */
  name: MarkedText.nullable(),
  /** What else of the contact it is: an order with this number, or the e-mail beside the name. */
  beside: MarkedText.nullable(),
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
