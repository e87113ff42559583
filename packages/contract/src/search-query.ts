import type { ListStatus } from './conversations.ts';
import { statusIn } from './searched-status.ts';

/** What a search of the inbox can be narrowed down by, as `name:value` among the words. */
export const searchOperators = ['from', 'assignee', 'tag', 'before', 'after', 'has', 'in'] as const;
export type SearchOperator = (typeof searchOperators)[number];

/** What `has:` knows. */
export const searchedThings = ['file', 'image', 'note', 'order', 'product', 'email'] as const;
export type SearchedThing = (typeof searchedThings)[number];

/** One operator with its value; a day is `YYYY-MM-DD`, by the clock of the shop. */
export type Narrowing =
  | { by: 'from' | 'assignee' | 'tag' | 'before' | 'after'; value: string }
  | { by: 'has'; value: SearchedThing }
  | { by: 'in'; value: ListStatus };

export interface SearchQuery {
  /** What is looked for in messages, names, and e-mails; empty where operators alone say it. */
  words: string;
  /** All of them must hold. */
  narrowings: Narrowing[];
}

/** More than these are words like others. */
const mostNarrowings = 8;

const operator = new RegExp(String.raw`(?<!\S)(${searchOperators.join('|')}):(?:"([^"]*)"|([^\s"]\S*))(?!\S)`, 'giu');

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const isThing = (value: string): value is SearchedThing => searchedThings.some((it) => it === value);

function narrowingOf(by: SearchOperator, value: string): Narrowing | null {
  if (value === '') return null;
  if (by === 'has') {
    // People write it in the plural too.
    const thing = value.toLowerCase().replace(/s$/, '');
    return isThing(thing) ? { by, value: thing } : null;
  }
  if (by === 'in') {
    const status = statusIn(`in:"${value}"`);
    return status ? { by, value: status } : null;
  }
  if ((by === 'before' || by === 'after') && !isDay(value)) return null;
  return { by, value };
}

/**
 * Reads what is typed into the search of the inbox: `refund from:ada tag:"needs parts" after:2026-01-31 has:file`. What looks
 * like an operator and is none, such as a day that there is not, is looked for as words, so that nothing typed is lost.
 */
export function readSearch(text: string): SearchQuery {
  const narrowings: Narrowing[] = [];
  const rest = text.replace(operator, (all: string, name: string, quoted?: string, plain?: string) => {
    const narrowing = narrowingOf(name.toLowerCase() as SearchOperator, (quoted ?? plain ?? '').trim());
    if (!narrowing || narrowings.length === mostNarrowings) return all;
    narrowings.push(narrowing);
    return ' ';
  });
  return { words: rest.replace(/\s+/gu, ' ').trim(), narrowings };
}

/** The same search in conversations of any status: without `in:`. */
export const searchAnywhere = (text: string): string =>
  text
    .replace(operator, (all: string, name: string, quoted?: string, plain?: string) => {
      const narrowing = narrowingOf(name.toLowerCase() as SearchOperator, (quoted ?? plain ?? '').trim());
      return narrowing?.by === 'in' ? ' ' : all;
    })
    .replace(/\s+/gu, ' ')
    .trim();
