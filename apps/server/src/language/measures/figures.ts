import { foldedWords, unspaced } from '../fold.ts';
import type { Language } from '../languages.ts';
import { conceptsIn } from './clauses.ts';
import { counted, numberWords } from './number-words.ts';

interface Word {
  value: number;
  /** It means something else, too. */
  isDoubtful: boolean;
}

const read = new Map<Language, Map<string, Word>>();

function wordsOf(language: Language): Map<string, Word> {
  const known = read.get(language);
  if (known) return known;
  const words = new Map<string, Word>();
  (numberWords[language] ?? '').split(',').forEach((forms, at) => {
    for (const form of forms.split('/')) {
      const [word = ''] = foldedWords(form);
      const value = counted[at];
      if (word !== '' && value !== undefined) words.set(word, { value, isDoubtful: form.endsWith('?') });
    }
  });
  read.set(language, words);
  return words;
}

/** What is measured in numbers that are words of another kind, too: "sei giorni". */
const measured = ['day', 'week', 'month', 'year', 'hour', 'currency'] as const;
const isMeasure = (text: string, language: Language) => {
  const concepts = conceptsIn(text, language);
  return measured.some((it) => concepts.has(it));
};

const digitsOf: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** "二十四" is 24. */
function valueOfHan(run: string): number {
  let [sum, digit] = [0, 0];
  for (const sign of run) {
    const scale = scales[sign];
    if (scale === undefined) digit = digitsOf[sign] ?? 0;
    else [sum, digit] = [sum + Math.max(1, digit) * scale, 0];
  }
  return sum + digit;
}

const token =
  /\d{1,30}(?:[.,]\d{1,12}){0,6}|[一二两兩三四五六七八九十百千]{1,12}|[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)?/gu;

/** The Thai numerals in a run, the longest first. */
function thaiIn(run: string): string[] {
  const words = [...wordsOf('th')].sort(([a], [b]) => b.length - a.length);
  const found: string[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const word = words.find(
      ([it, { isDoubtful }]) =>
        run.startsWith(it, at) && (!isDoubtful || isMeasure(run.slice(at + it.length, at + it.length + 8), 'th')),
    );
    if (!word) continue;
    found.push(String(word[1].value));
    at += word[0].length - 1;
  }
  return found;
}

/**
 * The figures of a text in the order in which it tells them: digits as they are written, and the numbers that are told in
 * words of its language. "One" is none; it is an article in most languages.
 */
export function figuresIn(text: string, language: Language): string[] {
  const words = wordsOf(language);
  const tokens = [...text.matchAll(token)];
  const figures: string[] = [];
  let tens: number | null = null;
  tokens.forEach(({ 0: found, index }) => {
    const before = tens;
    tens = null;
    if (/^\d/.test(found)) return void figures.push(found);
    if (/^[一二两兩三四五六七八九十百千]+$/u.test(found)) {
      const value = valueOfHan(found);
      return void (value > 1 && figures.push(String(value)));
    }
    if (unspaced.test(found)) return void figures.push(...thaiIn(found));
    for (const folded of foldedWords(found)) {
      const word = words.get(folded);
      if (!word) continue;
      const next = text.slice(index + found.length).match(/^\P{L}{1,3}\p{L}[\p{L}\p{M}]*(?:\s[\p{L}\p{M}]+)?/u)?.[0];
      if (word.isDoubtful && !(next && isMeasure(next, language))) continue;
      if (before !== null && word.value < 10) {
        figures[figures.length - 1] = String(before + word.value);
        continue;
      }
      figures.push(String(word.value));
      if (word.value >= 20 && word.value < 100 && word.value % 10 === 0) tens = word.value;
    }
  });
  return figures;
}
