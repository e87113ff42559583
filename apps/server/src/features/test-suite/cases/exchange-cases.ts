import { languageOfLocale } from '../../../language/languages.ts';
import { mostTestCases } from '@chatty/contract/limits';
import { sayIssue } from '@chatty/contract/say-issue';
import { type TestCaseDraft, TestCaseFields, type TestCaseFile, type TestCheck } from '@chatty/contract/test-suite';
import { texts } from '#texts/test-suite.ts';
import type { Ctx } from '../../../ctx.ts';
import { unguarded } from '../../../platform/csv/formula.ts';
import { BrokenCsv, type CsvRow, readRows } from '../../../platform/csv/read-rows.ts';
import { writeRows } from '../../../platform/csv/write-rows.ts';
import { Problem } from '../../../platform/problem.ts';
import { casesOf, fieldsOf } from './case.store.ts';

const { columns } = texts.file;
type Column = keyof typeof columns;
const keys = Object.keys(columns) as Column[];
type Cells = Partial<Record<Column, string>>;

/** A check as one line of its cell: of something of the shop's its kind and id before its title. */
function lineOf(check: TestCheck): string {
  switch (check.kind) {
    case 'outcome':
      return check.outcome;
    case 'source':
      return `${check.source.kind}/${check.source.id} ${check.source.title}`.trim();
    case 'product':
      return `${check.product.id} ${check.product.title}`.trim();
    case 'action':
      return check.action;
    case 'language':
      return check.language;
    default:
      return check.text;
  }
}

/** What a line of a cell asks for; what it does not say as it should, the contract finds. */
function checkOf(kind: TestCheck['kind'], line: string): unknown {
  const [named = '', ...title] = line.split(' ');
  const at = named.indexOf('/');
  switch (kind) {
    case 'outcome':
      return { kind, outcome: line };
    case 'source':
      return { kind, source: { kind: named.slice(0, at), id: named.slice(at + 1), title: title.join(' ') } };
    case 'product':
      return { kind, product: { id: named, title: title.join(' ') } };
    case 'action':
      return { kind, action: line };
    case 'language':
      return { kind, language: languageOfLocale(line) ?? line };
    default:
      return { kind, text: line };
  }
}

const checkKinds: readonly TestCheck['kind'][] = [
  'outcome',
  'source',
  'says',
  'never_says',
  'product',
  'action',
  'link',
  'language',
];
const lines = (cell = '') => cell.split(/\r?\n/).flatMap((it) => it.trim() || []);
/** Messages are parted by an empty line. */
const messages = (cell = '') => cell.split(/\r?\n[ \t]*\r?\n/).flatMap((it) => it.trim() || []);

function cellsOf({ turns, locale, page, checks }: TestCaseFields): Record<Column, string> {
  const of = (kind: TestCheck['kind']) =>
    checks
      .filter((it) => it.kind === kind)
      .map(lineOf)
      .join('\n');
  return {
    question: turns.map((it) => it.replace(/\n\s*\n/g, '\n')).join('\n\n'),
    ...(Object.fromEntries(checkKinds.map((it) => [it, of(it)])) as Record<TestCheck['kind'], string>),
    locale,
    page,
  };
}

/** The cases as a file of CSV. Who is asked as, stays here: those as a customer are left out. */
export async function exportCases(ctx: Ctx) {
  const rows = await casesOf(ctx).selectAll().where('contact_id', 'is', null).execute();
  const cells = rows.map((it) => cellsOf(fieldsOf(it)));
  return {
    name: `${texts.file.name}-${ctx.services.clock.now().toISOString().slice(0, 10)}.csv`,
    text: writeRows([keys.map((it) => columns[it]), ...cells.map((row) => keys.map((it) => row[it]))], { first: true }),
    count: rows.length,
  };
}

/** A row as a case, or why it is none. */
function caseIn(cells: Cells): TestCaseFields | string {
  const checks = checkKinds.flatMap((kind) => lines(cells[kind]).map((line) => checkOf(kind, line)));
  const said = { turns: messages(cells.question), contactId: null, locale: cells.locale ?? '', page: cells.page ?? '' };
  const read = TestCaseFields.safeParse({ ...said, checks, askedIn: null }, { error: sayIssue });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const [field, at] = issue?.path ?? [];
  const kind = field === 'checks' && typeof at === 'number' ? (checks[at] as TestCheck).kind : field;
  const column = kind === 'turns' ? 'question' : keys.find((it) => it === kind);
  return column ? `${columns[column]}: ${issue?.message ?? ''}` : (issue?.message ?? '');
}

function rowsOf(text: string): CsvRow[] {
  try {
    return readRows(text);
  } catch (problem) {
    if (problem instanceof BrokenCsv) throw new Problem('bad_input', texts.file.broken(problem.line));
    throw problem;
  }
}

const sameness = ({ turns, locale, page, checks }: TestCaseFields) =>
  JSON.stringify(cellsOf({ turns, locale, page, checks, contactId: null, askedIn: null }));

/** The cases that a file of CSV holds, each once, without those that are there already. Throws `bad_input`. */
export async function readCaseFile(ctx: Ctx, text: string): Promise<TestCaseFile> {
  const [head, ...rows] = rowsOf(text.replace(/^\ufeff/, ''));
  const named = new Map(keys.map((it) => [columns[it].toLowerCase(), it]));
  const places = (head?.cells ?? []).map((it) => named.get(it.trim().toLowerCase()));
  if (!places.includes('question')) throw new Problem('bad_input', texts.file.noColumns(columns.question));
  if (rows.length > mostTestCases) throw new Problem('bad_input', texts.file.tooMany(mostTestCases));
  const known = new Set((await casesOf(ctx).selectAll().execute()).map((it) => sameness(fieldsOf(it))));
  const cases: TestCaseDraft[] = [];
  const problems: TestCaseFile['problems'] = [];
  for (const { line, cells } of rows) {
    if (cells.every((it) => it.trim() === '')) continue;
    const said: Cells = {};
    for (const [at, column] of places.entries()) if (column) said[column] = unguarded(cells[at] ?? '');
    const read = caseIn(said);
    if (typeof read === 'string') problems.push({ line, message: read });
    else if (known.has(sameness(read))) problems.push({ line, message: texts.file.known });
    else {
      known.add(sameness(read));
      cases.push({ ...read, from: 'file' });
    }
  }
  return { cases, problems };
}
