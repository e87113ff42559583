import { afterSales } from '../../../language/concept-kinds.ts';
import { foldedWords } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { wordsOfLanguage } from '../../../language/lexica.ts';
import { retellInEnglish } from '../../../language/retelling/retell.ts';

/** Whether a message is about what comes after buying, such as a return, in whichever language. */
export function isAfterSales(text: string, language: Language): boolean {
  const english = foldedWords(retellInEnglish(text, language));
  return wordsOfLanguage('en')
    .finder.inWords(english)
    .some((it) => afterSales.has(it.concept));
}
