import type { ConflictAhead, ConflictSearch } from '@chatty/contract/optimize';
import { htmlToProse } from '@chatty/prose/html-to-prose';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { readComparable } from '../../knowledge/index.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { embedIfPossible } from '../embed-if-possible.ts';
import { searchConflictsJob } from '../optimize.jobs.ts';
import { mostConflicts, moveSearch, toSide } from './conflict.store.ts';
import { findPairs, type Pair, pairOf, sideOf } from './find-pairs.ts';

/** So many passages are compared with each other: a few seconds of one processor. */
const mostCompared = 4_000;
const mostAhead = 5;

/** Has all that the assistant answers from compared. */
export function beginSearch(ctx: Ctx): Promise<ConflictSearch> {
  return transaction(ctx, async (tx) => {
    tx.enqueue(searchConflictsJob, {});
    return moveSearch(tx, { running: true, done: 0, total: 0 });
  });
}

async function readSides(ctx: Ctx) {
  const language = languageOfShop(await findShop(ctx.db, ctx.shopId));
  const passages = await readComparable(ctx, { most: mostCompared });
  return passages.map((it) => sideOf(it, language));
}

/** What was found is all there is: what is known stays as it is, ignored or not. */
async function keep(tx: TxCtx, pairs: readonly Pair[]): Promise<void> {
  const rows = pairs.map(({ id, kind, one, other, differs }) => ({
    ...{ id, kind, differs },
    ...{ one_id: one.id, one_hash: one.hash, other_id: other.id, other_hash: other.hash },
  }));
  const found = JSON.stringify(rows);
  await sql`delete from conflicts where shop_id = ${tx.shopId} and id not in (
    select (it ->> 'id')::uuid from jsonb_array_elements(${found}::jsonb) as it)`.execute(tx.db);
  await sql`insert into conflicts (shop_id, id, kind, one_id, one_hash, other_id, other_hash, differs)
    select ${tx.shopId}, row.* from jsonb_to_recordset(${found}::jsonb)
      as row (id uuid, kind text, one_id text, one_hash text, other_id text, other_hash text, differs jsonb)
    on conflict (shop_id, id) do update set kind = excluded.kind, differs = excluded.differs`.execute(tx.db);
}

/** Compares all that the assistant answers from, each with each, and keeps what conflicts. */
export async function searchConflicts(ctx: Ctx): Promise<void> {
  const sides = await readSides(ctx);
  const total = sides.length;
  const tell = (done: number) => transaction(ctx, (tx) => moveSearch(tx, { running: true, done, total }));
  await tell(0);
  // As many again as are shown: some may be ignored.
  const pairs = await findPairs(sides, 2 * mostConflicts, async (done) => void (await tell(done)));
  await transaction(ctx, async (tx) => {
    await keep(tx, pairs);
    await moveSearch(tx, { running: false, done: total, total, finished_at: tx.services.clock.now() });
  });
}

/** What an answer would be in conflict with if it were published, contradictions first. */
export async function checkAnswer(
  ctx: Ctx,
  { question, answer }: { question: string; answer: string },
): Promise<ConflictAhead[]> {
  const [vector = null] = await embedIfPossible(ctx.services, [question]);
  const passage = { id: '', kind: 'custom_answer', sourceId: '', hash: '', vector } as const;
  const sides = await readSides(ctx);
  const language = languageOfShop(await findShop(ctx.db, ctx.shopId));
  const own = sideOf({ ...passage, title: question, text: htmlToProse(answer) }, language);
  const pairs = sides.flatMap((it) => pairOf(own, it) ?? []);
  return pairs
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
    .slice(0, mostAhead)
    .map(({ kind, differs, other }) => ({ kind, differs, other: toSide(other) }));
}
