import type { AnswerFile, AnswerImport } from '@chatty/contract/answer-imports';
import { sql } from 'kysely';
import { texts } from '#texts/answer-exchange.ts';
import type { Ctx } from '../../../../ctx.ts';
import { writeRows } from '../../../../platform/csv/write-rows.ts';
import { transaction } from '../../../../platform/db/transaction.ts';
import { notFound } from '../../../../platform/problem.ts';
import { importAnswersJob } from '../../knowledge.jobs.ts';
import { readUpload } from '../../read-upload.ts';
import { countCustomAnswers, mostCustomAnswers } from '../custom-answer.store.ts';
import { changeImport, findImport, holdImport, importRowsOf, keepImport, toImport } from './answer-import.store.ts';
import { type Column, readAnswerFile } from './read-answer-file.ts';

/** So many of the rows that fail are shown before the import. */
const mostShown = 200;

/** How many of the rows to come there are, and how many of them say something of an answer that is known. */
async function countKnown(ctx: Ctx, importId: string): Promise<{ rows: number; known: number }> {
  const known = sql`select from custom_answers as a where a.shop_id = ${ctx.shopId} and a.deleted_at is null`;
  const id = sql`case when r.cells->>'id' ~* '^\\s*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\s*$'
    then trim(r.cells->>'id')::uuid end`;
  const { rows } = await sql<{ rows: number; known: number }>`
    select count(*) as rows, count(*) filter (where
      exists (${known} and lower(a.question) = lower(r.cells->>'question')) or exists (${known} and a.id = ${id})) as known
    from answer_import_rows as r
    where r.shop_id = ${ctx.shopId} and r.import_id = ${importId} and r.problem is null`.execute(ctx.db);
  return { rows: Number(rows[0]?.rows), known: Number(rows[0]?.known) };
}

/**
 * Keeps the rows of a file until somebody wants them imported, and says what that would do. The same id again is the same
 * file. Throws `bad_input` and `too_large` with what to do about it.
 */
export async function chooseFile(
  ctx: Ctx,
  { id, name }: { id: string; name: string },
  body: AsyncIterable<Uint8Array>,
): Promise<AnswerFile> {
  const { entries, ignored } = await readAnswerFile(ctx, await readUpload(body, texts.tooLarge));
  await transaction(ctx, (tx) => keepImport(tx, { id, fileName: name }, entries));
  const { rows, known } = await countKnown(ctx, id);
  const most = await mostCustomAnswers(ctx);
  const create = rows - known;
  const room = most === null ? create : Math.max(0, most - (await countCustomAnswers(ctx)));
  const failed = entries.flatMap(({ line, cells, problem }) =>
    problem === null ? [] : [{ line, question: (cells.question ?? '').slice(0, 300), reason: problem }],
  );
  return {
    import: toImport(await findImport(ctx, id)),
    create: Math.min(create, room),
    change: known,
    overLimit: Math.max(0, create - room),
    failed: failed.slice(0, mostShown),
    ignored,
  };
}

/** Imports a file, in a job. One that was begun already is left as it is. Throws `not_found`. */
export function beginImport(ctx: Ctx, id: string): Promise<AnswerImport> {
  return transaction(ctx, async (tx) => {
    const held = await holdImport(tx, id);
    if (!held) throw notFound(texts.thisImport);
    if (held.state !== 'chosen') return toImport(held);
    tx.enqueue(importAnswersJob, { importId: id });
    return changeImport(tx, id, { state: 'running' });
  });
}

/** The rows that failed, as they stood in the file, with their line and the reason. Throws `not_found`. */
export async function failedRows(ctx: Ctx, id: string): Promise<{ name: string; text: string }> {
  await findImport(ctx, id);
  const rows = await importRowsOf(ctx, id)
    .select(['line', 'cells', 'problem'])
    .where('problem', 'is not', null)
    .orderBy('line')
    .execute();
  const names = Object.keys(texts.columns) as Column[];
  const head = [...names.map((it) => texts.columns[it]), texts.line, texts.problem];
  const table = rows.map(({ line, cells, problem }) => [
    ...names.map((it) => cells[it] ?? ''),
    String(line),
    problem ?? '',
  ]);
  return { name: texts.failedName, text: writeRows([head, ...table], { first: true }) };
}
