import { foldedWords } from '../fold.ts';
import { countriesIn } from './places.ts';
import { towns } from './towns.ts';

const withinOf = new Map(
  towns.flatMap(([within, names]) => names.split(',').map((name) => [name.trim(), within] as const)),
);
const mostWords = 3;

/** The towns, states and islands that an English text names, each with what it lies in. */
function townsIn(text: string): { name: string; within: string }[] {
  const words = foldedWords(text);
  const found: { name: string; within: string }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = mostWords; length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ');
      const within = withinOf.get(name);
      if (within === undefined) continue;
      found.push({ name, within });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** The places that an English text names, countries and what lies in them. */
export const placesIn = (text: string): string[] => [...countriesIn(text), ...townsIn(text).map((it) => it.name)];

/** "How long to Toronto" with the country that a shop's texts speak of: "how long to Toronto (Canada)". */
export function withCountries(text: string): string {
  const missing = townsIn(text).filter(({ name, within }) => name !== within.toLowerCase());
  const known = new Set(countriesIn(text).map((it) => it.toLowerCase()));
  const told = [...new Set(missing.map((it) => it.within))].filter((it) => !known.has(it.toLowerCase()));
  return told.length === 0 ? text : `${text.replace(/[\s?!.]{1,9}$/, '')} (${told.join(', ')})`;
}

/**
 * What a text may call the places that a question names: the town, and what lies nearest around it. What is said of an
 * island is another thing than what is said of its country.
 */
export function placeWords(text: string): string[] {
  const around = townsIn(text).flatMap(({ name, within }) => [name, within.split(', ')[0] ?? within]);
  return [...new Set([...countriesIn(text), ...around].map((it) => it.toLowerCase()))];
}

/** Tells whether a text names one of these places, which are called as `placeWords` does; "German" names Germany, too. */
export function namingOneOf(places: readonly string[]): (text: string) => boolean {
  const beginnings = places.map((it) => ` ${foldedWords(it).join(' ').replace(/y$/, '')}`);
  return (text) => {
    const words = ` ${foldedWords(text).join(' ')}`;
    return beginnings.some((it) => words.includes(it));
  };
}

/** Whether a place is where something goes or comes from: "to Oslo", "Oslo how long". A product may be called Oslo, too. */
export const isBoundFor = (text: string): boolean =>
  placesIn(text).some((name) =>
    new RegExp(`(?:^|\\b(?:to|in|into|from|for) )(?:the )?${name}\\b`, 'iu').test(text.trim()),
  );
