import type { Taken } from './answer-budget.ts';
import type { Inquiry } from './read-inquiry.ts';

/** Who is to answer an inquiry: an engine, the shop's own answers alone, or, with the reason, nobody. */
export type Course = 'ask_engine' | 'quote_faqs' | 'budget_spent' | WordlessCourse;
type WordlessCourse = 'files_only' | 'wordless';

const word = /[\p{L}\p{N}]/u;

/** Where there is no word, what becomes of it instead of an answer: files go to a person, signs are asked about. */
export function wordlessCourse({
  question,
  fileCount,
}: Pick<Inquiry, 'question' | 'fileCount'>): WordlessCourse | null {
  if (word.test(question)) return null;
  return fileCount > 0 ? 'files_only' : 'wordless';
}

const courses: Record<Taken, Course> = {
  taken: 'ask_engine',
  plan_spent: 'quote_faqs',
  visitor_spent: 'budget_spent',
};

/** Chooses who answers. An answer is taken from the budget only for words: all else costs nothing. */
export const chooseCourse = async (
  inquiry: Pick<Inquiry, 'question' | 'fileCount'>,
  takeAnswer: () => Promise<Taken>,
): Promise<Course> => wordlessCourse(inquiry) ?? courses[await takeAnswer()];
