import type { TranslationItem } from '@chatty/contract/translations';
import { pluralRulesOf } from '@chatty/contract/visitor-texts/check-text';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { texts } from '#texts/translations.ts';
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
  return stringify(rows, { header: true, columns: [...columns], bom: true, escape_formulas: true });
}

/** A line of the file, with its number there. */
interface Line {
  number: number;
  key: string;
  form: string;
  translation: string;
}

/** What was marked as text for spreadsheets, as it is. */
const unmarked = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

function linesOf(csv: string): Line[] {
  let rows: string[][];
  /** Where each row ends. */
  const numbers: number[] = [];
  try {
    rows = parse(csv, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 100_000,
      on_record: (record: string[], { lines }) => {
        numbers.push(lines);
        return record;
      },
    });
  } catch (error) {
    const line = error instanceof CsvError ? Number(error.lines) || 1 : 1;
    throw new Problem('bad_input', texts.csv.unreadable(line), { csv: texts.csv.unreadable(line) });
  }
  const [head, ...rest] = rows;
  const placeOf = (name: (typeof columns)[number]) => head?.findIndex((it) => it.trim().toLowerCase() === name) ?? -1;
  const [key, form, translation] = [placeOf('key'), placeOf('form'), placeOf('translation')];
  if (key < 0 || form < 0 || translation < 0) {
    throw new Problem('bad_input', texts.csv.noHeader, { 'line 1': texts.csv.noHeader });
  }
  return rest.map((record, at) => ({
    number: numbers[at + 1] ?? 0,
    key: unmarked(record[key] ?? '').trim(),
    form: (record[form] ?? '').trim(),
    translation: unmarked(record[translation] ?? '').trim(),
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
