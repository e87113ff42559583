import { faqImportMaxRows } from '@chatty/contract/limits';
import { z } from 'zod';
import { texts } from '#texts/faqs.ts';
import { Problem } from '../../../platform/problem.ts';
import { unguarded } from '../../../platform/csv/formula.ts';
import { BrokenCsv, type CsvRow, readRows, textOf } from '../../../platform/csv/read-rows.ts';

const { columns } = texts.import;
export type Column = keyof typeof columns;

/** One FAQ as a file has it: text by column. What the file does not say is missing. */
export interface Entry {
  line: number;
  cells: Partial<Record<Column, string>>;
}

export interface Entries {
  entries: Entry[];
  /** Columns of the file that mean nothing here. */
  ignored: string[];
}

const refuse = (message: string) => new Problem('bad_input', message);

/** What else the columns are called, as other products and people name them. */
const alsoCalled: Readonly<Record<string, Column>> = {
  title: 'question',
  content: 'answer',
  body: 'answer',
  variants: 'variants',
  'other ways': 'variants',
  active: 'published',
  status: 'published',
};
const byName = new Map<string, Column>([
  ...Object.entries(alsoCalled),
  ...(Object.keys(columns) as Column[]).map((it) => [columns[it], it] as const),
]);

function readCsv(text: string): Entries {
  const [head, ...rows] = rowsOf(text);
  const names = (head?.cells ?? []).map((it) => it.trim().toLowerCase());
  const known = names.map((it) => byName.get(it));
  if (!known.includes('question') || !known.includes('answer')) throw refuse(texts.import.noColumns);
  const entries = rows.map((row) => {
    const cells: Entry['cells'] = {};
    for (const [at, column] of known.entries()) {
      if (column) cells[column] = unguarded(row.cells[at] ?? '');
    }
    return { line: row.line, cells };
  });
  const ignored = names.filter((name, at) => name !== '' && !known[at]);
  return { entries: entries.filter((it) => Object.values(it.cells).some((cell) => cell.trim() !== '')), ignored };
}

function rowsOf(text: string): CsvRow[] {
  try {
    return readRows(text);
  } catch (problem) {
    if (problem instanceof BrokenCsv) throw refuse(texts.import.brokenCsv(problem.line));
    throw problem;
  }
}

const Told = z.object({
  faqs: z.array(
    z.object({
      id: z.string().max(100).optional(),
      question: z.string(),
      answer: z.string(),
      category: z.string().optional(),
      variants: z.array(z.string()).optional(),
      published: z.boolean().optional(),
      featured: z.boolean().optional(),
    }),
  ),
});

const yesNo = (it: boolean | undefined) => (it === undefined ? undefined : it ? texts.import.yes : texts.import.no);

function readJson(text: string): Entries {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(texts.import.brokenJson);
  }
  const told = Told.safeParse(Array.isArray(value) ? { faqs: value } : value);
  if (!told.success) throw refuse(texts.import.brokenJson);
  const entries = told.data.faqs.map(({ variants, published, featured, ...faq }, at): Entry => {
    const cells = {
      ...faq,
      variants: variants?.join('\n'),
      published: yesNo(published),
      featured: yesNo(featured),
    };
    const said = Object.entries(cells).filter((it): it is [string, string] => it[1] !== undefined);
    return { line: at + 1, cells: Object.fromEntries(said) };
  });
  return { entries, ignored: [] };
}

/** The FAQs that a file of CSV or JSON holds. Throws `bad_input`, with what to do about it, for what is none. */
export function readEntries(bytes: Uint8Array): Entries {
  const text = textOf(bytes);
  // A table that was saved as a workbook, or any other file.
  if (text === null) throw refuse(texts.import.notText);
  const read = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if (read.entries.length === 0) throw refuse(texts.import.empty);
  if (read.entries.length > faqImportMaxRows) throw refuse(texts.import.tooMany(faqImportMaxRows));
  return read;
}
