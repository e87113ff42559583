import { type Rule, ruleOf } from '../rules/rule-of.ts';
import type { Taken } from './answer-budget.ts';
import type { Inquiry } from './read-inquiry.ts';

/** Who is to answer an inquiry: an engine, the shop's own answers alone, or, with the reason, nobody. */
export type Course =
  | { kind: 'ask_engine' }
  | { kind: 'quote_faqs' }
  | { kind: 'files_only' | 'wordless' | 'budget_spent' | 'switched_off' }
  | { kind: 'ruled'; rule: Rule };

const word = /[\p{L}\p{N}]/u;

const courses: Record<Taken, Course> = {
  taken: { kind: 'ask_engine' },
  plan_spent: { kind: 'quote_faqs' },
  visitor_spent: { kind: 'budget_spent' },
};

/**
 * Chooses who answers. Nobody, where somebody has stopped the assistant; and where a rule of the shop's passes the visitor
 * on, no engine. An answer is taken from the budget only for words: files alone go to a person, and signs alone are asked
 * about, for nothing.
 */
export async function chooseCourse(
  inquiry: Pick<Inquiry, 'question' | 'fileCount' | 'isOff'> & Parameters<typeof ruleOf>[0],
  takeAnswer: () => Promise<Taken>,
): Promise<Course> {
  if (inquiry.isOff) return { kind: 'switched_off' };
  if (!word.test(inquiry.question)) return { kind: inquiry.fileCount > 0 ? 'files_only' : 'wordless' };
  const rule = ruleOf(inquiry);
  if (rule) return { kind: 'ruled', rule };
  return courses[await takeAnswer()];
}

/** The same where no budget is taken from. */
export const freeCourse = (inquiry: Parameters<typeof chooseCourse>[0]): Promise<Course> =>
  chooseCourse(inquiry, async () => 'taken');
