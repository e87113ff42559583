import { Id } from '@chatty/contract/fields';
import { newId } from '@chatty/contract/new-id';
import { htmlToProse } from '@chatty/prose/html-to-prose';
import { sql } from 'kysely';
import { texts } from '#texts/answer-exchange.ts';
import type { Ctx, TxCtx } from '../../../../ctx.ts';
import { transaction } from '../../../../platform/db/transaction.ts';
import { plainTextOf } from '../../../../platform/rich-text/excerpt-of.ts';
import { sanitiseRichText } from '../../../../platform/rich-text/sanitise-rich-text.ts';
import { htmlOfCell } from '../../../faqs/index.ts';
import { keepSources } from '../../passages/keep-passages.ts';
import { nextVersion } from '../../passages/passage.store.ts';
import { countCustomAnswers, customAnswersOf, mostCustomAnswers } from '../custom-answer.store.ts';
import { changeImport, holdImport, importRowsOf, type ImportRow, settleRows } from './answer-import.store.ts';
import { type Cells, idOf, questionOf, saidBy } from './read-answer-file.ts';

/** So many rows are gone through in one transaction; others of the shop get their turn in between. */
const batch = 250;

interface Known {
  id: string;
  question: string;
  answer: string;
  variants: string[];
}

type Outcome = { kind: 'created' | 'changed'; row: Known } | { kind: 'same' } | { kind: 'failed'; problem: string };

/** What is known already of what these rows are about, by id and by question. */
async function knownOf(tx: TxCtx, rows: readonly { cells: Cells }[]) {
  const known = () => customAnswersOf(tx).select(['id', 'question', 'answer', 'variants']).forUpdate();
  const asked = rows.map(({ cells }) => questionOf(cells));
  const ids = rows.map(({ cells }) => idOf(cells)).filter((it) => Id.safeParse(it).success);
  const byQuestion = await known()
    .where(
      sql<boolean>`lower(question) in (select lower(it) from jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) as it)`,
    )
    .execute();
  const byId = ids.length > 0 ? await known().where('id', 'in', ids).execute() : [];
  return {
    byId: new Map(byId.map((it) => [it.id, it])),
    byQuestion: new Map(byQuestion.map((it) => [it.question.toLowerCase(), it])),
  };
}

type KnownAnswers = Awaited<ReturnType<typeof knownOf>>;

/** What becomes of a row; `most` is what the plan holds. */
function outcomeOf(cells: Cells, known: KnownAnswers, hasRoom: () => boolean, most: number): Outcome {
  const failed = (problem: string): Outcome => ({ kind: 'failed', problem });
  const { said, problem } = saidBy(cells);
  if (!said) return failed(problem);
  const id = idOf(cells);
  const before = id === '' ? known.byQuestion.get(said.question.toLowerCase()) : known.byId.get(id);
  if (id !== '' && !before) return failed(texts.unknownId);
  const answer = sanitiseRichText(htmlOfCell(said.answer));
  if (plainTextOf(answer) === '') return failed(texts.noAnswer);
  const variants = (cells.variants === undefined ? before?.variants : said.variants) ?? [];
  const row: Known = { id: before?.id ?? newId(), question: said.question, answer, variants };
  if (!before) return hasRoom() ? { kind: 'created', row } : failed(texts.overLimit(most));
  const isSame =
    before.question === row.question &&
    before.answer === answer &&
    JSON.stringify(before.variants) === JSON.stringify(variants);
  return isSame ? { kind: 'same' } : { kind: 'changed', row };
}

async function write(tx: TxCtx, rows: readonly Known[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into custom_answers (shop_id, id, question, answer, variants, updated_at)
    select ${tx.shopId}, r.id, r.question, r.answer, r.variants, ${tx.services.clock.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, question text, answer text, variants jsonb)
    on conflict (shop_id, id) do update set question = excluded.question, answer = excluded.answer,
      variants = excluded.variants, updated_at = excluded.updated_at`.execute(tx.db);
  await keepSources(
    tx,
    'custom_answer',
    rows.map(({ id, question, answer, variants }) => ({
      id,
      drafts: [{ title: question, text: htmlToProse(answer), url: null, variants }],
    })),
  );
}

async function goOn(tx: TxCtx, held: ImportRow): Promise<boolean> {
  // One import of the shop after the other: who comes second finds what the first has added.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`answer-import/${tx.shopId}`}, 0))`.execute(tx.db);
  // Whoever adds an answer by hand holds this counter until it is counted: they come before all that follows, or after it.
  await nextVersion(tx);
  const next = await importRowsOf(tx, held.id)
    .select(['line', 'cells'])
    .where('problem', 'is', null)
    .orderBy('line')
    .limit(batch)
    .execute();
  const most = await mostCustomAnswers(tx);
  let room = most === null ? Number.POSITIVE_INFINITY : most - (await countCustomAnswers(tx));
  const hasRoom = () => (room -= 1) >= 0;
  const known = await knownOf(tx, next);
  const outcomes = next.map(({ line, cells }) => ({ line, ...outcomeOf(cells, known, hasRoom, most ?? 0) }));
  await write(
    tx,
    outcomes.flatMap((it) => ('row' in it ? [it.row] : [])),
  );
  const failed = outcomes.flatMap((it) => ('problem' in it ? [{ line: it.line, problem: it.problem }] : []));
  await settleRows(tx, held.id, next.at(-1)?.line ?? 0, failed);
  const count = (kind: Outcome['kind']) => outcomes.filter((it) => it.kind === kind).length;
  const ended = next.length < batch;
  await changeImport(tx, held.id, {
    state: ended ? 'done' : 'running',
    gone: held.gone + next.length,
    created: held.created + count('created'),
    changed: held.changed + count('changed'),
    same: held.same + count('same'),
    failed: held.failed + failed.length,
  });
  return !ended;
}

/** Goes through all rows that are left. Twice does no harm: each row is gone through once. */
export async function runImport(ctx: Ctx, { importId }: { importId: string }): Promise<void> {
  const runBatch = () =>
    transaction(ctx, async (tx) => {
      const held = await holdImport(tx, importId);
      return held?.state === 'running' ? goOn(tx, held) : false;
    });
  while (await runBatch());
}
