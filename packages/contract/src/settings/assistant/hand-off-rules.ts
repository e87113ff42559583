import { z } from 'zod';
import { Email, Id, Required } from '../../fields.ts';
import { mostAttempts, mostSupportEmails, mostTagsOfOne, mostTopicWords, mostTopics } from '../../limits.ts';
import { texts } from '../../texts.ts';
import { Line } from '../fields.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What the assistant never speaks about, and what becomes of a message on it. */
export const Topic = z.object({
  title: Required(60),
  /** Words by which a message is known to be on it, beside the title. */
  words: z.array(Required(60)).max(mostTopicWords, texts.maxItems(mostTopicWords)),
  /** A person gets it, or the visitor is told that it is not answered here. */
  leadsTo: z.enum(['person', 'decline']),
});
export type Topic = z.infer<typeof Topic>;

export const Topics = z
  .array(Topic)
  .max(mostTopics, texts.maxItems(mostTopics))
  .superRefine((list, ctx) =>
    list.forEach(({ title }, at) => {
      if (list.slice(0, at).some((it) => plain(it.title) === plain(title)))
        ctx.addIssue({ code: 'custom', message: texts.twice, path: [at, 'title'] });
    }),
  );

/** What the visitor is told where a rule passes them on; empty: the product's own words in the visitor's language. */
const said = { text: Line(400).default('') };

/**
 * When a conversation goes to a person by itself. A request is one where `enableHumanAgentRequest` is on, what comes after
 * buying where `enableAfterSalesSupport` is off, a topic where it says so, and the hours are those of `aiBackup`.
 */
export const HandOffRules = z.object({
  request: z.object(said).prefault({}),
  topic: z.object(said).prefault({}),
  /** What is told on a topic that goes to nobody. */
  declined: z.object(said).prefault({}),
  afterSales: z.object(said).prefault({}),
  /** Who complains, or is angry. */
  complaint: z.object({ isOn: z.boolean().default(true), ...said }).prefault({}),
  /** So many questions in a row that were not answered, or that asked the same. */
  attempts: z
    .object({ isOn: z.boolean().default(false), most: z.number().int().min(2).max(mostAttempts).default(3), ...said })
    .prefault({}),
  /** The visitor's cart is worth so much or more, in the currency in which the store tells it. */
  cartValue: z
    .object({
      isOn: z.boolean().default(false),
      amount: z.number().min(0, texts.atLeast(0)).max(1_000_000, texts.atMost(1_000_000)).default(500),
      ...said,
    })
    .prefault({}),
  /** The customer has one of these tags. */
  tagged: z
    .object({ isOn: z.boolean().default(false), tagIds: z.array(Id).max(mostTagsOfOne).default([]), ...said })
    .prefault({}),
});
export type HandOffRules = z.infer<typeof HandOffRules>;

/** Addresses that are mailed, each once. */
export const SupportEmails = z
  .array(Email)
  .max(mostSupportEmails, texts.maxItems(mostSupportEmails))
  .overwrite((list) => [...new Map(list.map((it) => [it.toLowerCase(), it])).values()]);
