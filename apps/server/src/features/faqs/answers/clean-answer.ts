import { texts as fieldTexts } from '@chatty/contract/texts';
import { Problem } from '../../../platform/problem.ts';
import { excerptOf, plainTextOf } from '../../../platform/rich-text/excerpt-of.ts';
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts';
import type { FaqRow } from '../faq.store.ts';

const excerptChars = 160;

/** Whether an answer that the sanitizer wrote has neither words nor anything to look at. */
export const saysNothing = (answer: string): boolean => !plainTextOf(answer).trim() && !/<(img|iframe)\b/.test(answer);

/** All that is kept of an answer: as it is shown, how it begins, and what it says without its markup. */
export type KeptAnswer = Pick<FaqRow, 'answer' | 'excerpt' | 'answer_text'>;

/** An answer as it is kept by the server at this address. After cleaning it must still say something: throws `bad_input`. */
export function cleanAnswer(appUrl: string, html: string): KeptAnswer {
  const answer = sanitiseRichText(html, appUrl);
  if (saysNothing(answer)) {
    throw new Problem('bad_input', fieldTexts.required, { answer: fieldTexts.required });
  }
  return { answer, excerpt: excerptOf(answer, excerptChars), answer_text: plainTextOf(answer) };
}
