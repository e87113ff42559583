import { type Rule, ruleOf } from '../rules/rule-of.ts';
import type { Inquiry } from './read-inquiry.ts';

/** Who is to answer an inquiry: an engine, or, with the reason, none. */
export type Course =
  | { kind: 'ask_engine' }
  | { kind: 'files_only' | 'wordless' | 'budget_spent' | 'switched_off' }
  | { kind: 'ruled'; rule: Rule };

const word = /[\p{L}\p{N}]/u;

/**
 * Chooses who answers. Nobody, where somebody has stopped the assistant; and where a rule of the shop's passes the visitor
 * on, no engine. An answer is taken from the budget only for words: files alone go to a person, and signs alone are asked
 * about, for nothing.
 */
export async function chooseCourse(
  inquiry: Pick<Inquiry, 'question' | 'fileCount' | 'isOff'> & Parameters<typeof ruleOf>[0],
  takeAnswer: () => Promise<boolean>,
): Promise<Course> {
  if (inquiry.isOff) return { kind: 'switched_off' };
  if (!word.test(inquiry.question)) return { kind: inquiry.fileCount > 0 ? 'files_only' : 'wordless' };
  const rule = ruleOf(inquiry);
  if (rule) return { kind: 'ruled', rule };
  return { kind: (await takeAnswer()) ? 'ask_engine' : 'budget_spent' };
}
