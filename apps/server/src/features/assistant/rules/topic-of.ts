import type { Topic } from '@chatty/contract/settings/assistant/hand-off-rules';
import { foldedWords } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { retellInEnglish } from '../../../language/retell.ts';
import { stemWord } from '../../retrieval/index.ts';

const stems = (text: string) => foldedWords(text).map(stemWord);

/** Whether these words stand there one after the other, in whichever forms. */
function stands(words: readonly string[], text: readonly string[]): boolean {
  if (words.length === 0) return false;
  return text.some((_, at) => words.every((word, i) => text[at + i] === word));
}

/** The first topic whose title or words stand in a message, as it was written or as it reads in English. */
export function topicOf(text: string, language: Language, topics: readonly Topic[]): Topic | null {
  if (topics.length === 0) return null;
  const said = [stems(text), ...(language === 'en' ? [] : [stems(retellInEnglish(text, language))])];
  return (
    topics.find(({ title, words }) => [title, ...words].some((it) => said.some((one) => stands(stems(it), one)))) ??
    null
  );
}
