import type { Source } from '@chatty/contract/messages';
import { broader, givenBack, matters, spans } from '../../../language/concept-kinds.ts';
import { foldedWords } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { wordsOfLanguage } from '../../../language/lexica.ts';
import type { Concept } from '../../../language/lexicon/concepts.ts';
import { retellInEnglish } from '../../../language/retelling/retell.ts';

/** What was answered, with the pieces of the shop's texts that it is from. */
export interface Told {
  text: string;
  sources: readonly Source[];
}

/** Texts that were not written as the answer to any question. */
const unasked: ReadonlySet<string> = new Set<Source['kind']>(['page', 'policy', 'article', 'file', 'web']);
const minutes = /\p{N}\s?min/iu;
const sentenceEnd = /(?<=[.!?…。！？])\s+|(?<=[。！？])|\n+/u;

function conceptsIn(text: string, languages: readonly Language[]): Set<Concept> {
  const told = languages.map((it) => retellInEnglish(text, it));
  const found = told.flatMap((it) => wordsOfLanguage('en').finder.inWords(foldedWords(it)));
  return new Set(found.flatMap(({ concept }) => [concept, broader[concept] ?? concept]));
}

/** Whether something of the same matter is named, where the question is about any. */
const isAbout = (asked: ReadonlySet<Concept>, named: ReadonlySet<Concept>): boolean =>
  asked.size === 0 ||
  [...asked].some((it) => named.has(it) || (givenBack.has(it) && [...givenBack].some((other) => named.has(other))));

/** The heading that a text stands under; the title of its whole page says too little of it. */
const headingOf = ({ title }: Source): string => (title.includes('›') ? title.slice(title.lastIndexOf('›') + 1) : '');

/**
 * Whether an answer from pages and policies, where nobody wrote it for this question, really says what was asked: it names
 * the matter, and a time where it was asked how long something takes. An answer of the shop's own to a question always does.
 */
export function saysWhatIsAsked(question: string, { text, sources }: Told, languages: readonly Language[]): boolean {
  if (sources.length === 0 || sources.some((it) => !unasked.has(it.kind))) return true;
  const wanted = conceptsIn(question, languages);
  const asked = new Set([...wanted].filter((it) => matters.has(it)));
  const titles = sources.map((it) => it.title).join('\n');
  if (!isAbout(asked, conceptsIn(`${titles}\n${text}`, languages))) return false;
  if (!wanted.has('howLong')) return true;
  const headings = sources.map(headingOf).join('\n');
  return text.split(sentenceEnd).some((sentence) => {
    const named = conceptsIn(sentence, languages);
    const hasSpan = minutes.test(sentence) || [...spans].some((it) => named.has(it));
    return hasSpan && isAbout(asked, conceptsIn(`${headings}\n${sentence}`, languages));
  });
}
