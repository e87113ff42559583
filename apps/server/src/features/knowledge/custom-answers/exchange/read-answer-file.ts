import { setImmediate } from 'node:timers/promises';
import { mostImportedAnswers } from '@chatty/contract/limits';
import { NewCustomAnswer } from '@chatty/contract/knowledge';
import { sayIssue } from '@chatty/contract/say-issue';
import { texts } from '#texts/answer-exchange.ts';
import type { Ctx } from '../../../../ctx.ts';
import { unguarded } from '../../../../platform/csv/formula.ts';
import { BrokenCsv, type CsvRow, readRows, textOf } from '../../../../platform/csv/read-rows.ts';
import { Problem } from '../../../../platform/problem.ts';

const { columns } = texts;
export type Column = keyof typeof columns;
/** One answer as a file has it: text by column. What the file does not say is missing. */
export type Cells = Partial<Record<Column, string>>;

export interface Entry {
  line: number;
  cells: Cells;
  /** Why it cannot be imported, as far as that can be known by itself. */
  problem: string | null;
}

const rowsAtOnce = 500;

const refuse = (message: string) => new Problem('bad_input', message);

/** What else the columns are called, as other products and people name them. */
const alsoCalled: Readonly<Record<string, Column>> = {
  title: 'question',
  content: 'answer',
  body: 'answer',
  variants: 'variants',
  'other ways': 'variants',
};
const byName = new Map<string, Column>([
  ...Object.entries(alsoCalled),
  ...(Object.keys(columns) as Column[]).map((it) => [columns[it], it] as const),
]);

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of the first sheet that has any. */
async function rowsOfWorkbook({ services }: Ctx, bytes: Uint8Array): Promise<CsvRow[]> {
  const read = await services.reader.readFile('xlsx', bytes);
  if ('problem' in read) throw refuse(texts.brokenWorkbook);
  const sheet = read.parts.find((it) => 'rows' in it && it.rows.length > 0);
  return sheet && 'rows' in sheet ? sheet.rows.map((cells, at) => ({ line: at + 1, cells })) : [];
}

function rowsOfText(bytes: Uint8Array): CsvRow[] {
  const text = textOf(bytes);
  if (text === null) throw refuse(texts.notText);
  try {
    return readRows(text);
  } catch (problem) {
    if (problem instanceof BrokenCsv) throw refuse(texts.brokenCsv(problem.line));
    throw problem;
  }
}

const linesOf = (cell: string) => cell.split(/\r?\n/).filter((it) => it.trim() !== '');

/** The question as it is kept, and the id that a row names; '' where it names none. */
export const questionOf = ({ question = '' }: Cells) => question.trim();
export const idOf = ({ id = '' }: Cells) => id.trim().toLowerCase();

/** What cells say, as when it is typed; or why not. The answer is still as it stands in the file. */
export function saidBy(cells: Cells) {
  const { answer = '', variants } = cells;
  const said = NewCustomAnswer.partial({ variants: true }).safeParse(
    {
      question: questionOf(cells),
      answer,
      ...(variants === undefined ? {} : { variants: linesOf(variants) }),
    },
    { error: sayIssue },
  );
  if (said.success) return { said: said.data };
  const [issue] = said.error.issues;
  return { problem: `${columns[issue?.path[0] as Column] ?? ''}: ${issue?.message ?? ''}` };
}

/** The answers that a file of CSV or XLSX holds. Throws `bad_input`, with what to do about it, for what is none. */
export async function readAnswerFile(ctx: Ctx, bytes: Uint8Array): Promise<{ entries: Entry[]; ignored: string[] }> {
  const [head, ...rows] = isZip(bytes) ? await rowsOfWorkbook(ctx, bytes) : rowsOfText(bytes);
  const names = (head?.cells ?? []).map((it) => it.trim().toLowerCase());
  const known = names.map((it) => byName.get(it));
  if (!known.includes('question') || !known.includes('answer')) throw refuse(texts.noColumns);
  const lines = new Map<string, number>();
  const entries: Entry[] = [];
  for (const [at, row] of rows.entries()) {
    // A hundred thousand rows take a second: others get their turn in between.
    if (at % rowsAtOnce === 0) await setImmediate();
    const cells: Cells = {};
    for (const [place, column] of known.entries()) if (column) cells[column] = unguarded(row.cells[place] ?? '');
    if (Object.values(cells).every((it) => it.trim() === '')) continue;
    const asked = questionOf(cells).toLowerCase();
    const earlier = lines.get(asked);
    lines.set(asked, earlier ?? row.line);
    const problem = earlier === undefined ? (saidBy(cells).problem ?? null) : texts.twice(earlier);
    entries.push({ line: row.line, cells: { ...cells, question: questionOf(cells) }, problem });
  }
  if (entries.length === 0) throw refuse(texts.empty);
  if (entries.length > mostImportedAnswers) throw refuse(texts.tooMany(mostImportedAnswers));
  return { entries, ignored: names.filter((name, at) => name !== '' && !known[at]) };
}
