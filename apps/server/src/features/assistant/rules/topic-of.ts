import type { Topic } from '@chatty/contract/settings/assistant/hand-off-rules';
import type { Language } from '../../../language/languages.ts';
import { wordsSaidIn } from '../../retrieval/index.ts';

/** The first topic whose title or words stand in a message, as it was written or as it reads in English. */
export function topicOf(text: string, language: Language, topics: readonly Topic[]): Topic | null {
  if (topics.length === 0) return null;
  const isSaid = wordsSaidIn(text, language);
  return topics.find(({ title, words }) => [title, ...words].some(isSaid)) ?? null;
}
