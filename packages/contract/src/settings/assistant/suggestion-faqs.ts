import { z } from 'zod';
import { Required } from '../../fields.ts';
import { mostKeptSuggestions, mostSuggestions, quickAnswerMaxChars, suggestionMaxChars } from '../../limits.ts';
import { texts } from '../../texts.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Where a tap on this suggestion leads to the visitor's order while no assistant answers. */
export const trackOrderId = 'track-order';

/** What a shop that has saved none suggests: the way to an order, how long delivery takes, and its terms of returns. */
export const startersOf = (questions: readonly string[]) =>
  [trackOrderId, 'delivery-time', 'return-policy'].map((questionId, at) => ({
    questionId,
    question: questions[at] ?? '',
  }));

/** The id of a suggestion: a template's name, or one that was made for it. */
export const QuestionId = z.string().regex(/^[\w-]{0,40}$/);

export const SuggestionFAQ = z.object({
  // The server gives one to whoever comes without.
  questionId: QuestionId.default('').describe('The suggestion is known by it where its words change'),
  question: Required(suggestionMaxChars).describe('What visitors can ask with one tap'),
  // Rich text, which the server sanitizes.
  answer: z
    .string()
    .trim()
    .max(quickAnswerMaxChars, texts.maxChars(quickAnswerMaxChars))
    .default('')
    .describe('The shop’s own answer to it, its quick answer; empty: the assistant answers'),
  isActive: z.boolean().default(true).describe('Visitors may see it'),
});
export type SuggestionFAQ = z.infer<typeof SuggestionFAQ>;

/** What visitors can ask with one tap. They see those that have a quick answer, and those that the assistant answers. */
export const SuggestionFAQs = z
  .array(SuggestionFAQ)
  .max(mostKeptSuggestions, texts.maxItems(mostKeptSuggestions))
  .superRefine((list, ctx) => {
    const refuse = (message: string, ...path: (string | number)[]) => ctx.addIssue({ code: 'custom', message, path });
    for (const [at, { question, questionId }] of list.entries()) {
      const above = list.slice(0, at);
      if (above.some((it) => plain(it.question) === plain(question))) refuse(texts.twice, at, 'question');
      if (questionId !== '' && above.some((it) => it.questionId === questionId)) refuse(texts.twice, at, 'questionId');
    }
    if (list.filter((it) => it.isActive).length > mostSuggestions) refuse(texts.maxItems(mostSuggestions));
  });

/**
 * The suggestion with a quick answer that a message asks: the one whose id it brings, which was tapped; else the one whose
 * question it repeats. Undefined where it asks none.
 */
export function quickAnswerTo(
  list: readonly SuggestionFAQ[],
  { questionId, text }: { questionId?: string | undefined; text: string },
): SuggestionFAQ | undefined {
  const answered = list.filter((it) => it.isActive && it.answer !== '');
  const tapped = questionId ? answered.find((it) => it.questionId === questionId) : undefined;
  return tapped ?? answered.find((it) => plain(it.question) === plain(text));
}
