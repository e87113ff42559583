import fc from 'fast-check';
import { demoFaqs } from '../../apps/server/src/demo/demo-faqs.ts';
import { createEvidence, type Evidence } from '../../apps/server/src/features/assistant/grounding/evidence.ts';
import { sentencesOf } from '../../apps/server/src/features/assistant/grounding/reading/sentences.ts';

interface Stated {
  title: string;
  text: string;
  sentence: string;
}

/** A sentence of the shop, and a wording of it. */
export interface Wording extends Stated {
  said: string;
  edit: string;
}

const plain = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&');
const stated: Stated[] = demoFaqs.flatMap(({ question, answer }) => {
  const text = plain(answer);
  return sentencesOf(text).map((it) => ({ title: question, text, sentence: it.trim() }));
});

const names = ['Mexico', 'Sweden', 'Klarna', 'Bitcoin', 'Berlin', 'Boston', 'Nepal', 'DHL'];
const name = /(?<!^)(?<![.!?:]\s)\b[A-Z][a-z]+(?:\s[A-Z][a-z]+)*\b/g;
const units: Readonly<Record<string, string>> = {
  days: 'weeks',
  day: 'month',
  hours: 'minutes',
  years: 'months',
  year: 'week',
};
const unit = /(?<=\d[^.;,]{0,12})\b(days?|hours|years?)\b/g;
const figure = /\d+(?:\.\d+)?/g;
const auxiliary = /\b(is|are|can|must|will|do|does)\b(?! not)/g;

/** Changes one of the places that a pattern finds; null where it finds none. */
function changeOne(text: string, pattern: RegExp, at: number, change: (found: string) => string): string | null {
  const places = [...text.matchAll(pattern)];
  const place = places[at % Math.max(1, places.length)];
  if (!place) return null;
  const changed = change(place[0]);
  return `${text.slice(0, place.index)}${changed}${text.slice(place.index + place[0].length)}`;
}

/** The figures of a text that a sentence of it does not hold. */
const othersIn = (whole: string, sentence: string) => {
  const own = new Set(sentence.match(figure) ?? []);
  return [...new Set(whole.match(figure) ?? [])].filter((it) => !own.has(it));
};

type Edit = (text: string, at: number, by: number, whole: string) => string | null;
/** What makes a true sentence false. */
const edits: Readonly<Record<string, Edit>> = {
  'a figure changed': (text, at, by) => changeOne(text, figure, at, (it) => String(Number(it) + 11 + by)),
  'a figure of its neighbor': (text, at, by, whole) => {
    const others = othersIn(whole, text);
    const other = others[by % Math.max(1, others.length)];
    return other === undefined ? null : changeOne(text, figure, at, () => other);
  },
  'a unit changed': (text, at) => changeOne(text, unit, at, (it) => units[it] ?? 'decades'),
  'a name swapped': (text, at, by) => changeOne(text, name, at, () => names[by % names.length] ?? ''),
  'turned around': (text, at) => changeOne(text, auxiliary, at, (it) => `${it} not`),
  'no longer turned around': (text, at) =>
    changeOne(text, /\b(?:do not|cannot|never) /g, at, (it) => (it === 'cannot ' ? 'can ' : '')),
  'made general': (text, _, by) =>
    /\b(?:all|any|every|always)/i.test(text)
      ? null
      : `${['All', 'Always', 'Only'][by % 3]} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
};
/** What leaves it as true as it was. */
const rewordings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with an opening': (text) => `Please note that ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  'with emphasis': (text) => text.replace(/\d[\d.]*/, (it) => `**${it}**`),
  'in lower case': (text) => text.toLowerCase(),
};

/** Sentences of the demo shop that say something else than it does. */
export const altered: fc.Arbitrary<Wording> = fc
  .tuple(fc.constantFrom(...stated), fc.constantFrom(...Object.entries(edits)), fc.nat(20), fc.nat(400))
  .map(([it, [edit, change], at, by]) => ({ ...it, edit, said: change(it.sentence, at, by, it.text) ?? '' }))
  .filter(({ said, text }) => said !== '' && !text.includes(said));

/** Sentences of the demo shop in other words, and as true. */
export const reworded: fc.Arbitrary<Wording> = fc
  .tuple(fc.constantFrom(...stated), fc.constantFrom(...Object.entries(rewordings)))
  .map(([it, [edit, change]]) => ({ ...it, edit, said: change(it.sentence) }));

/** What a turn has found that found just this. */
export function evidenceOf({ title, text }: Stated): Evidence {
  const evidence = createEvidence({ language: 'en', locale: 'en', visitorText: title });
  evidence.addPassage({ id: title, kind: 'faq', sourceId: title, title, text, url: null });
  return evidence;
}
