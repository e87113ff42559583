import { foldedWords } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import { retellInEnglish } from '../../language/retelling/retell.ts';
import { stemWord } from './text-analysis.ts';

const stems = (text: string) => foldedWords(text).map(stemWord);

/** Whether these words stand there one after the other, in whichever forms. */
function stands(words: readonly string[], text: readonly string[]): boolean {
  if (words.length === 0) return false;
  return text.some((_, at) => words.every((word, i) => text[at + i] === word));
}

/** Tells of words whether they stand in a text, as it was written or as it reads in English. */
export function wordsSaidIn(text: string, language: Language): (words: string) => boolean {
  const said = [stems(text), ...(language === 'en' ? [] : [stems(retellInEnglish(text, language))])];
  return (words) => said.some((one) => stands(stems(words), one));
}
