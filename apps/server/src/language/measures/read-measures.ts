/** What of a body is measured. */
export type BodyMeasure =
  | 'chest'
  | 'waist'
  | 'hip'
  | 'inseam'
  | 'sleeve'
  | 'shoulder'
  | 'neck'
  | 'head'
  | 'hand'
  | 'height'
  | 'foot_length';

type Unit = 'cm' | 'in';

/** A measure as somebody said it. */
export interface SaidMeasure {
  /** Null where it is not said what was measured. */
  measure: BodyMeasure | null;
  value: number;
  /** Null where no unit is said. Millimeters and meters are told as centimeters. */
  unit: Unit | null;
}

/** What is measured, in the words of those who measure, in the languages that most shops hear. */
const words: readonly [BodyMeasure, RegExp][] = [
  ['chest', /chest|bust|brust(?:umfang|weite)?|poitrine|pecho|petto|torace|borst|peito/giu],
  ['waist', /waist|taill(?:e|enumfang|enweite)|bauchumfang|bundweite|tour de taille|cintura|girovita|talje/giu],
  ['hip', /hips?|hüft(?:e|umfang|weite)|hanches?|caderas?|fianchi|heup(?:en)?|quadril|anca/giu],
  ['inseam', /inseam|inside leg|innenbein(?:länge)?|entrejambe|entrepierna|cavallo|binnenbeen/giu],
  ['sleeve', /sleeves?|arm length|armlänge|manches?|mangas?|manica|mouw/giu],
  ['shoulder', /shoulders?|schulter(?:breite|n)?|épaules?|hombros?|spalle|schouders?/giu],
  ['neck', /neck|collar|hals(?:umfang|weite)?|tour de cou|cuello|collo/giu],
  ['head', /head|kopf(?:umfang|weite)?|tour de tête|cabeza|testa|hoofd/giu],
  ['hand', /hand|handumfang|mano/giu],
  ['foot_length', /(?:foot|feet)(?: length)?|fu(?:ß|ss)(?:länge)?|pied|pie|piede|voet(?:lengte)?|pé/giu],
  ['height', /height|tall|körpergröße|körpergrösse|altezza|estatura|lichaamslengte/giu],
];

/** A meter is told with the centimeters that are over: “size 38 M” has none. */
const number =
  /(?<![\p{L}\d#.,$€£])(\d{1,4}(?:[.,]\d{1,2})?)\s?(cm|centimet(?:er|re)s?|zentimeter|mm|millimet(?:er|re)s?|inch(?:es)?|zoll|pouces|pulgadas|pollici|(?<=[.,]\d{1,2}\s?)m(?:et(?:er|re)s?)?|["″”]|in(?!\s{1,3}(?:the|my|your|a|an|size)\b))?(?![\p{L}\d%])/giu;

interface Word {
  measure: BodyMeasure;
  from: number;
  to: number;
}

const letter = /[\p{L}\p{N}]/u;
const standsAlone = (text: string, { from, to }: Word) =>
  !letter.test(text.charAt(from - 1)) && !letter.test(text.charAt(to));

const wordsIn = (text: string): Word[] =>
  words
    .flatMap(([measure, pattern]) =>
      [...text.matchAll(pattern)].map((it) => ({ measure, from: it.index, to: it.index + it[0].length })),
    )
    .filter((it) => standsAlone(text, it))
    .sort((a, b) => a.from - b.from);

function unitOf(said: string | undefined): { unit: Unit | null; by: number } {
  if (said === undefined) return { unit: null, by: 1 };
  if (/^(?:mm|milli)/i.test(said)) return { unit: 'cm', by: 0.1 };
  if (/^m/i.test(said)) return { unit: 'cm', by: 100 };
  return { unit: /^(?:cm|centi|zenti)/i.test(said) ? 'cm' : 'in', by: 1 };
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/**
 * The measures that a text tells: "98 cm chest", "my waist is 32 inches". A number belongs to the word before it, or where
 * that one has its number, to the word after it; one with neither a word nor a unit is no measure.
 */
export function readMeasures(text: string): SaidMeasure[] {
  const all = wordsIn(text);
  const numbers = [...text.matchAll(number)].map((it) => ({ said: it, from: it.index, to: it.index + it[0].length }));
  const used = new Set<Word>();
  return numbers.flatMap(({ said: [, digits = '', unitSaid], from, to }, at): SaidMeasure[] => {
    const before = all.findLast((it) => it.to <= from && it.from >= (numbers[at - 1]?.to ?? 0) && !used.has(it));
    const after = all.find((it) => it.from >= to && it.to <= (numbers[at + 1]?.from ?? text.length) && !used.has(it));
    const word = before ?? after;
    const { unit, by } = unitOf(unitSaid);
    if (word) used.add(word);
    if (!word && unit === null) return [];
    return [{ measure: word?.measure ?? null, value: rounded(Number(digits.replace(',', '.')) * by), unit }];
  });
}

/** Whether a text tells a measure of a body: one that is said to be one. */
export const tellsMeasure = (text: string): boolean => readMeasures(text).some((it) => it.measure !== null);

const unitAtNumber = /(\d)(\p{L}{1,3})(?![\p{L}\p{N}])/gu;

/** "30cm" and "30 cm" are one measure: a text with each unit apart from its number. */
export const withUnitsApart = (text: string): string => text.replace(unitAtNumber, '$1 $2');
