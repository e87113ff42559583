import { detectLanguage } from '../../../../language/detect-language.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { retellInEnglish } from '../../../../language/retelling/retell.ts';
import { conceptsIn } from './meanings.ts';
import { patternOf } from './route-message.ts';
import { likelyKind } from './route-model.ts';

/** Thanks are short: whoever writes more says more. */
const mostChars = 120;
/** So sure the model must be that nothing else is meant: "thanks, but it does not work" is not. */
const sureEnough = 0.75;
/** What stands beside thanks and asks or tells nothing. "Many thanks" are large ones in some languages. */
const besideThanks: ReadonlySet<Concept> = new Set<Concept>([
  'thanks',
  'hello',
  'bye',
  'yes',
  'please',
  'is',
  'day',
  'large',
]);
const asks = /[?？؟;]/u;

/** Whether a message, in whatever language, thanks and says nothing that anybody has to see to. */
export function saysOnlyThanks(text: string): boolean {
  if (text.length > mostChars || asks.test(text)) return false;
  const english = retellInEnglish(text, detectLanguage(text, 'en'));
  const concepts = conceptsIn(english);
  if (!concepts.includes('thanks') || !concepts.every((it) => besideThanks.has(it))) return false;
  const { kind, share } = likelyKind(english, patternOf(english));
  return kind === 'smalltalk' && share >= sureEnough;
}
