import type { Inquiry } from './read-inquiry.ts';

/** Who is to answer an inquiry: an engine, or, with the reason, none. */
export type Course = 'ask_engine' | 'files_only' | 'wordless' | 'budget_spent';

const word = /[\p{L}\p{N}]/u;

/**
 * Chooses who answers. An answer is taken from the budget only for words: files alone go to a person, and signs
 * alone are asked about, for nothing.
 */
export async function chooseCourse(
  { question, fileCount }: Pick<Inquiry, 'question' | 'fileCount'>,
  takeAnswer: () => Promise<boolean>,
): Promise<Course> {
  if (word.test(question)) return (await takeAnswer()) ? 'ask_engine' : 'budget_spent';
  return fileCount > 0 ? 'files_only' : 'wordless';
}
