/**
 * English suffix stripping after Porter (1980), so that "refunded", "refunding" and "refunds" meet.
 * Words of other languages pass through nearly untouched: they lose an ending only when it looks English.
 */

type Rule = readonly [suffix: string, replacement: string];

const nounEndings: readonly Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];

const adjectiveEndings: readonly Rule[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

const lastEndings: readonly Rule[] = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'al',
  'er',
  'ic',
  'ou',
].map((suffix) => [suffix, ''] as const);

const vowel = /[aeiou]|(?<=[^aeiou])y/;

/** The stem of a folded (lower-case, unaccented) word. Words with digits or other scripts come back as they are. */
export function stemWord(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = singular(word);
  stem = withoutPast(stem);
  if (stem.endsWith('y') && vowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaced(stem, nounEndings, 0);
  stem = replaced(stem, adjectiveEndings, 0);
  stem = withoutLast(stem);
  return tidied(stem);
}

function singular(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0;
  const rest = word.slice(0, word.length - ending);
  if (ending === 0 || !vowel.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/([^aeioulsz])\1$/.test(rest)) return rest.slice(0, -1);
  return measure(rest) === 1 && endsShort(rest) ? `${rest}e` : rest;
}

function withoutLast(word: string): string {
  if (/[st]ion$/.test(word)) return measure(word.slice(0, -3)) > 1 ? word.slice(0, -3) : word;
  return replaced(word, lastEndings, 1);
}

function tidied(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const rest = stem.slice(0, -1);
    const parts = measure(rest);
    if (parts > 1 || (parts === 1 && !endsShort(rest))) stem = rest;
  }
  return stem.endsWith('ll') && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

function replaced(word: string, rules: readonly Rule[], above: number): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (!rule) return word;
  const rest = word.slice(0, word.length - rule[0].length);
  return measure(rest) > above ? rest + rule[1] : word;
}

/** How many times a vowel run is followed by a consonant run: about the number of syllables that are closed. */
function measure(word: string): number {
  return word.replace(/(?<=[^aeiou])y/g, 'i').match(/[aeiou][^aeiou]/g)?.length ?? 0;
}

/** Consonant, vowel, consonant other than w, x, y: the stem of "hoping" is "hope". */
function endsShort(word: string): boolean {
  return /[^aeiou][aeiouy][^aeiouwxy]$/.test(word);
}
