import { z } from 'zod';
import { Email, Id, Required } from '../../fields.ts';
import { mostAttempts, mostSupportEmails, mostTagsOfOne, mostTopicWords, mostTopics } from '../../limits.ts';
import { texts } from '../../texts.ts';
import { Line } from '../fields.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What the assistant never speaks about, and what becomes of a message on it. */
export const Topic = z.object({
  title: Required(60).describe('What the assistant never speaks about'),
  words: z
    .array(Required(60))
    .max(mostTopicWords, texts.maxItems(mostTopicWords))
    .describe('Words by which a message is known to be on it, beside the title'),
  leadsTo: z
    .enum(['person', 'decline'])
    .describe('A person gets it, or the visitor is told that it isn’t answered here'),
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

/** What the visitor is told where a rule passes them on. */
const said = (whom: string) => ({
  text: Line(400).default('').describe(`What ${whom} is told; empty: the product’s own words in their language`),
});

/**
 * When a conversation goes to a person by itself. A request is one where `enableHumanAgentRequest` is on, what comes after
 * buying where `enableAfterSalesSupport` is off, a topic where it says so, and the hours are those of `aiBackup`.
 */
export const HandOffRules = z.object({
  request: z.object(said('who asks for a person')).prefault({}),
  topic: z.object(said('who asks on a topic for a person')).prefault({}),
  declined: z.object(said('who asks on a topic that goes to nobody')).prefault({}),
  afterSales: z.object(said('who asks for what comes after buying')).prefault({}),
  complaint: z
    .object({
      isOn: z.boolean().default(true).describe('Who complains, or is angry, goes to a person'),
      ...said('who complains'),
    })
    .prefault({}),
  attempts: z
    .object({
      isOn: z.boolean().default(false).describe('Whom the assistant gets nowhere with goes to a person'),
      most: z
        .number()
        .int()
        .min(2)
        .max(mostAttempts)
        .default(3)
        .describe('After how many questions in a row that were not answered, or that asked the same'),
      ...said('whom the assistant got nowhere with'),
    })
    .prefault({}),
  cartValue: z
    .object({
      isOn: z.boolean().default(false).describe('Who has a valuable cart goes to a person'),
      amount: z
        .number()
        .min(0, texts.atLeast(0))
        .max(1_000_000, texts.atMost(1_000_000))
        .default(500)
        .describe('From which amount on a cart is valuable, in the currency in which the store tells it'),
      ...said('who has such a cart'),
    })
    .prefault({}),
  tagged: z
    .object({
      isOn: z.boolean().default(false).describe('A customer who has one of the tags goes to a person'),
      tagIds: z.array(Id).max(mostTagsOfOne).default([]).describe('The tags'),
      ...said('who has one of the tags'),
    })
    .prefault({}),
});
export type HandOffRules = z.infer<typeof HandOffRules>;

/** Addresses that are mailed, each once. */
export const SupportEmails = z
  .array(Email)
  .max(mostSupportEmails, texts.maxItems(mostSupportEmails))
  .overwrite((list) => [...new Map(list.map((it) => [it.toLowerCase(), it])).values()]);
