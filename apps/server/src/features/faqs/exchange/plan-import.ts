import { createHash } from 'node:crypto';
import { type ImportRow, NewFaq } from '@chatty/contract/faqs';
import { newId } from '@chatty/contract/new-id';
import { sayIssue } from '@chatty/contract/say-issue';
import { escapeHtml } from '@chatty/prose/html';
import { texts } from '#texts/faqs.ts';
import { Problem } from '../../../platform/problem.ts';
import type { KeptAnswer } from '../answers/clean-answer.ts';
import type { FaqRow } from '../faq.store.ts';
import type { Entry } from './read-entries.ts';

/** What a file says of one FAQ, cleaned as when it is typed. */
export type Written = KeptAnswer & Pick<FaqRow, 'question' | 'category' | 'variants' | 'published' | 'featured'>;

interface Refused {
  kind: 'refused';
  reason: string;
}
interface Kept {
  kind: 'create' | 'change' | 'same';
  id: string;
  written: Written;
  before: FaqRow | null;
}
type Outcome = Refused | Kept;
export type Planned = Outcome & { line: number; question: string };

interface PlanOptions {
  /** All FAQs of the shop. */
  existing: readonly FaqRow[];
  /** How many FAQs the shop's plan holds; null without limit. */
  most: number | null;
  /** Sanitizes an answer. Throws `bad_input` when nothing is left of it. */
  clean(html: string): KeptAnswer;
}

const plain = (question: string) => question.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

const yes = new Set([texts.import.yes, 'y', 'true', '1', 'x', 'published', 'active']);
const no = new Set([texts.import.no, 'n', 'false', '0', '-', 'unpublished', 'draft', 'inactive']);

function flagOf(cell: string | undefined, otherwise: boolean, column: 'published' | 'featured'): boolean {
  const said = (cell ?? '').trim().toLowerCase();
  if (said === '') return otherwise;
  if (yes.has(said)) return true;
  if (no.has(said)) return false;
  throw new Problem('bad_input', texts.import.notYesNo(texts.import.columns[column]));
}

/** People fill spreadsheets with plain text: its lines become paragraphs. What holds a tag is HTML. */
export const htmlOfCell = (cell: string): string =>
  /<[a-z][^<>]{0,2000}>/i.test(cell)
    ? cell
    : cell
        .split(/\r?\n/)
        .map((it) => it.trim())
        .filter(Boolean)
        .map((it) => `<p>${escapeHtml(it)}</p>`)
        .join('');

function writtenOf({ cells }: Entry, before: FaqRow | null, clean: PlanOptions['clean']): Written {
  const told = NewFaq.safeParse(
    {
      question: cells.question,
      answer: htmlOfCell(cells.answer ?? ''),
      category: cells.category ?? before?.category,
      variants: cells.variants?.split(/\r?\n/).filter((it) => it.trim()) ?? before?.variants,
      published: flagOf(cells.published, before?.published ?? true, 'published'),
      featured: flagOf(cells.featured, before?.featured ?? false, 'featured'),
    },
    { error: sayIssue },
  );
  if (!told.success) {
    const [issue] = told.error.issues;
    const column = texts.import.columns[issue?.path[0] as keyof typeof texts.import.columns] ?? '';
    throw new Problem('bad_input', `${column}: ${issue?.message ?? ''}`);
  }
  return { ...told.data, ...clean(told.data.answer) };
}

const isSame = (a: Written, b: FaqRow): boolean =>
  a.question === b.question &&
  a.answer === b.answer &&
  a.category === b.category &&
  a.published === b.published &&
  a.featured === b.featured &&
  JSON.stringify(a.variants) === JSON.stringify(b.variants);

/**
 * What an import does with each entry: a FAQ is known by its id, without one by its question; what is not known is added.
 * An entry that is wrong, or comes for the second time, is refused with its reason.
 */
export function planImport(entries: readonly Entry[], { existing, most, clean }: PlanOptions): Planned[] {
  const byId = new Map(existing.map((it) => [it.id, it]));
  const byQuestion = new Map(existing.toReversed().map((it) => [plain(it.question), it]));
  const lines = new Map<string, number>();
  let count = existing.length;

  const outcomeOf = (entry: Entry): Outcome => {
    const id = (entry.cells.id ?? '').trim().toLowerCase();
    const question = plain(entry.cells.question ?? '');
    const before = id === '' ? (byQuestion.get(question) ?? null) : (byId.get(id) ?? null);
    if (id !== '' && !before) return { kind: 'refused', reason: texts.import.unknownId };
    const marks = [`question ${question}`, ...(before ? [`id ${before.id}`] : [])];
    const earlier = marks.map((it) => lines.get(it)).find((it) => it !== undefined);
    if (earlier !== undefined) return { kind: 'refused', reason: texts.import.twice(earlier) };
    for (const it of marks) lines.set(it, entry.line);
    try {
      const written = writtenOf(entry, before, clean);
      if (before) return { kind: isSame(written, before) ? 'same' : 'change', id: before.id, written, before };
      if (most !== null && count >= most) return { kind: 'refused', reason: texts.full(most) };
      count += 1;
      return { kind: 'create', id: newId(), written, before: null };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return { kind: 'refused', reason: problem.message };
    }
  };
  return entries.map((entry) => ({
    line: entry.line,
    question: (entry.cells.question ?? '').trim().slice(0, 300),
    ...outcomeOf(entry),
  }));
}

/** Names what an import would do, so that it does that and nothing else. */
export function markOf(plan: readonly Planned[]): string {
  const told = plan.map((it) =>
    it.kind === 'refused'
      ? [it.line, it.reason]
      : [it.line, it.kind, it.before?.id ?? '', it.before?.updated_at.toISOString() ?? '', it.written],
  );
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}

/** The plan as people see it. */
export const rowsOf = (plan: readonly Planned[]): ImportRow[] =>
  plan.map((it) => ({
    line: it.line,
    question: it.question,
    kind: it.kind,
    reason: it.kind === 'refused' ? it.reason : null,
  }));
