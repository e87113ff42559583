import { faqImportMaxRows } from '@chatty/contract/limits';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { texts } from '#texts/faqs.ts';
import { Problem } from '../../../platform/problem.ts';
import { unguarded } from './formula.ts';

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

/** The sign between columns: the one that stands most often in the first line, outside of quotation marks. */
function delimiterOf(text: string): string {
  const first = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const often = [',', ';', '\t'].map((it) => ({ it, times: first.split(it).length }));
  return often.reduce((most, it) => (it.times > most.times ? it : most)).it;
}

/** What the reader of CSV gives where it is asked for `info`: its types do not say so. */
const Rows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function rowsOf(text: string, delimiter: string): z.infer<typeof Rows> {
  try {
    return Rows.parse(
      parse(text, {
        delimiter,
        info: true,
        relax_column_count: true,
        max_record_size: 500_000,
      }),
    );
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    throw refuse(texts.import.brokenCsv(Number(problem.lines ?? 1)));
  }
}

/** Excel names the sign between columns in a line of its own. */
const excelLine = /^sep=.\r?\n/i;

function readCsv(whole: string): Entries {
  const text = whole.replace(excelLine, '');
  const offset = text === whole ? 0 : 1;
  const [head, ...rows] = rowsOf(text, delimiterOf(text));
  const names = (head?.record ?? []).map((it) => it.trim().toLowerCase());
  const known = names.map((it) => byName.get(it));
  if (!known.includes('question') || !known.includes('answer')) throw refuse(texts.import.noColumns);
  let end = head?.info.lines ?? 1;
  const entries = rows.map(({ record, info }) => {
    const cells: Entry['cells'] = {};
    for (const [at, column] of known.entries()) {
      if (column) cells[column] = unguarded(record[at] ?? '');
    }
    const entry = { line: end + 1 + offset, cells };
    end = info.lines;
    return entry;
  });
  const ignored = names.filter((name, at) => name !== '' && !known[at]);
  return { entries: entries.filter((it) => Object.values(it.cells).some((cell) => cell.trim() !== '')), ignored };
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

/** A file as text: UTF-8 as it should be, UTF-16 as Excel's “Unicode text”, else as Excel saves CSV in the West. */
function textOf(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The FAQs that a file of CSV or JSON holds. Throws `bad_input`, with what to do about it, for what is none. */
export function readEntries(bytes: Uint8Array): Entries {
  const text = textOf(bytes);
  // A table that was saved as a workbook, or any other file.
  if (text.includes('\0')) throw refuse(texts.import.notText);
  const read = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if (read.entries.length === 0) throw refuse(texts.import.empty);
  if (read.entries.length > faqImportMaxRows) throw refuse(texts.import.tooMany(faqImportMaxRows));
  return read;
}
