import type { TranslationItem } from '@chatty/contract/translations';
import { pluralRulesOf } from '@chatty/contract/visitor-texts/check-text';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { texts } from '#texts/translations.ts';
import { unguarded } from '../../platform/csv/formula.ts';
import { BrokenCsv, type CsvRow, readRows } from '../../platform/csv/read-rows.ts';
import { writeRows } from '../../platform/csv/write-rows.ts';
import { Problem } from '../../platform/problem.ts';

const columns = ['key', 'form', 'original', 'translation'] as const;

const formsOf = (text: Text | null): Readonly<Record<string, string | undefined>> =>
  text === null ? {} : typeof text === 'string' ? { '': text } : text;

/** All texts of a language as CSV: one line for each, or for each of its plural forms. What a spreadsheet would reckon is marked as text. */
export function textsAsCsv(items: readonly TranslationItem[], locale: string): string {
  const rows = items.flatMap(({ key, source, builtIn, own }) => {
    const original = formsOf(source);
    const said = formsOf(own ?? builtIn);
    const forms = typeof source === 'string' ? [''] : pluralRulesOf(locale);
    return forms.map((form) => [key, form, original[form] ?? original.other ?? '', said[form] ?? '']);
  });
  return writeRows([columns, ...rows], { first: true });
}

/** A line of the file, with its number there. */
interface Line {
  number: number;
  key: string;
  form: string;
  translation: string;
}

function rowsOf(csv: string): CsvRow[] {
  try {
    return readRows(csv);
  } catch (problem) {
    if (!(problem instanceof BrokenCsv)) throw problem;
    const { line } = problem;
    throw new Problem('bad_input', texts.csv.unreadable(line), { [`line ${line}`]: texts.csv.unreadable(line) });
  }
}

function linesOf(csv: string): Line[] {
  const [head, ...rest] = rowsOf(csv);
  const placeOf = (name: (typeof columns)[number]) =>
    head?.cells.findIndex((it) => it.trim().toLowerCase() === name) ?? -1;
  const [key, form, translation] = [placeOf('key'), placeOf('form'), placeOf('translation')];
  if (key < 0 || form < 0 || translation < 0) {
    throw new Problem('bad_input', texts.csv.noHeader, { 'line 1': texts.csv.noHeader });
  }
  return rest
    .filter(({ cells }) => cells.some((it) => it.trim() !== ''))
    .map(({ line, cells }) => ({
      number: line,
      key: unguarded(cells[key] ?? '').trim(),
      form: (cells[form] ?? '').trim(),
      translation: unguarded(cells[translation] ?? '').trim(),
    }));
}

/** Of one text of a file: the lines it stands in, and what it says; null where nothing was filled in. */
export interface Imported {
  lines: number[];
  text: Text | null;
}

/**
 * What a file says, by key. Lines without a translation change nothing. Throws `bad_input` with what is wrong with each line.
 */
export function readCsv(
  csv: string,
  items: ReadonlyMap<string, TranslationItem>,
  locale: string,
): Map<string, Imported> {
  const rules: readonly string[] = pluralRulesOf(locale);
  const problems = new Map<number, string>();
  const found = new Map<string, { lines: number[]; forms: Record<string, string> }>();
  for (const { number, key, form, translation } of linesOf(csv)) {
    const item = items.get(key);
    const forms = found.get(key)?.forms ?? {};
    if (!item) problems.set(number, texts.csv.unknownKey(key.slice(0, 100)));
    else if (typeof item.source === 'string' ? form !== '' : !rules.includes(form)) {
      problems.set(number, texts.csv.badForm(form.slice(0, 40)));
    } else if (form in forms) problems.set(number, texts.csv.twice(key));
    found.set(key, { lines: [...(found.get(key)?.lines ?? []), number], forms: { ...forms, [form]: translation } });
  }
  mustBeUsable(problems);
  const read = [...found].map(([key, { lines, forms }]): [string, Imported] => {
    if (Object.values(forms).every((it) => it === '')) return [key, { lines, text: null }];
    const { '': single } = forms;
    return [key, { lines, text: single ?? { ...forms, other: forms.other ?? '' } }];
  });
  if (read.every(([, it]) => it.text === null))
    throw new Problem('bad_input', texts.csv.empty, { csv: texts.csv.empty });
  return new Map(read);
}

/** Throws `bad_input` with what is wrong with each line, the first ones of many. */
export function mustBeUsable(problems: ReadonlyMap<number, string>): void {
  if (problems.size === 0) return;
  const first = [...problems].sort(([a], [b]) => a - b).slice(0, 50);
  throw new Problem(
    'bad_input',
    texts.csv.notTaken(problems.size),
    Object.fromEntries(first.map(([line, message]) => [`line ${line}`, message])),
  );
}
