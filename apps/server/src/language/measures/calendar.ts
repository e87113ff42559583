import { foldedWords, foldText, unspaced } from '../fold.ts';
import type { Language } from '../languages.ts';

interface Named {
  name: string;
  /** `month-4`, `day-0`. */
  key: string;
}

const known = new Map<Language, Named[]>();
/** Cases change the end of a name. */
const stemOf = (name: string) => name.slice(0, -2);
const longEnough = 6;
const isSaidBy = (name: string, word: string) =>
  word === name || (name.length >= longEnough && word.startsWith(stemOf(name)) && word.length <= name.length + 3);

/** The months and days of the week by the names that `Intl` has for them, the longest first. */
function namesIn(language: Language): Named[] {
  const read = known.get(language);
  if (read) return read;
  const named = (options: Intl.DateTimeFormatOptions, key: string, dates: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates.map((date, at) => ({ name: foldText(format.format(date)).trim(), key: `${key}-${at}` }));
  };
  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 10)));
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, 7 + at)));
  const names = [...named({ month: 'long' }, 'month', months), ...named({ weekday: 'long' }, 'day', days)].sort(
    (a, b) => b.name.length - a.name.length,
  );
  known.set(language, names);
  return names;
}

/** "May" and "March" are months where they are written like names, and are not the first word. */
const alsoWords = /^(?:may|march|mars|marts|sun|mart|ocak|ekim|segunda|terça|quarta|quinta|sexta)$/;

export interface Dated {
  /** Which months and weekdays a text names, sorted. */
  names: string[];
  /** The text without those that hold a figure: "5月". */
  rest: string;
}

/** Finds the months and days of the week that a text names. */
export function datedIn(text: string, language: Language): Dated {
  const names = new Set<string>();
  const all = namesIn(language);
  const digits = all.filter(({ name }) => /\d/.test(name));
  let rest = text;
  for (const { name, key } of digits) {
    const pattern = new RegExp(`(?<!\\d)${name}(?!\\d)`, 'giu');
    rest = rest.replace(pattern, () => {
      names.add(key);
      return ' ';
    });
  }
  const worded = all.filter(({ name }) => !/\d/.test(name));
  if (unspaced.test(rest) && worded.some(({ name }) => unspaced.test(name))) {
    for (const { name, key } of worded) {
      if (!rest.includes(name)) continue;
      names.add(key);
      rest = rest.replaceAll(name, ' ');
    }
    return { names: [...names].sort(), rest };
  }
  const written = rest.match(/[\p{L}\p{M}]+/gu) ?? [];
  written.forEach((word, at) => {
    const [folded = ''] = foldedWords(word);
    const found = worded.find(({ name }) => !name.includes(' ') && isSaidBy(name, folded));
    if (!found || (alsoWords.test(folded) && (at === 0 || !/^\p{Lu}/u.test(word)))) return;
    names.add(found.key);
  });
  return { names: [...names].sort(), rest };
}
