import type { BulkAction, BulkTarget } from '@chatty/contract/bulk-actions';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { filled } from '../../../platform/db/blanks.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { append } from '../append/append.ts';
import { lockConversations } from '../conversation.store.ts';
import { type Deed, deedOf, stepsOf } from '../deeds/deed-of.ts';
import { matched, matchingOf } from '../list/matching.ts';
import { readAll } from '../messages/mark-read.ts';
import { holdRun, rememberChanges, type Run, saveProgress } from './bulk.store.ts';
import { undoBatch } from './undo-bulk.ts';

/** So many are changed in one transaction; others of the shop get their turn in between. */
const batch = 100;

/** Those of the list in which nothing was said or done since it was looked at. */
async function nextOfList(tx: TxCtx, run: Run, target: BulkTarget & { by: 'filter' }): Promise<string[]> {
  const { shape, values } = await matchingOf(tx, run.member_id, target.filter);
  const since = sql`select from messages as m
    where m.shop_id = c.shop_id and m.conversation_id = c.id and m.seq = c.last_seq and m.created_at > ${target.at}`;
  const query = matched(tx.db, shape)
    .select('c.id')
    .where('c.id', '>', run.after_id)
    .where(sql<boolean>`not exists (${since})`)
    .orderBy('c.id')
    .limit(batch + 1)
    .compile();
  const { rows } = await tx.db.executeQuery(filled(query, values));
  return rows.map((it) => it.id);
}

/** The next conversations to be changed, by id, and one more where there is one. */
async function nextOf(tx: TxCtx, run: Run): Promise<string[]> {
  const { target } = run;
  if (target?.by === 'filter') return nextOfList(tx, run, target);
  return (target?.ids ?? []).filter((id) => id > run.after_id).slice(0, batch + 1);
}

/** What it means for each conversation, step by step; nothing that could be told so where it is read. */
async function deedsOf(tx: TxCtx, memberId: string, action: BulkAction): Promise<Deed[]> {
  const deeds: Deed[] = [];
  if (action.do !== 'read') for (const step of stepsOf(action)) deeds.push(await deedOf(tx, memberId, step));
  return deeds;
}

/** Does the action to the conversations that are there. Answers which of them it has changed, and why not all. */
async function doTo(tx: TxCtx, run: Run, ids: readonly string[]) {
  const { action, member_id: memberId } = run;
  const deeds = await deedsOf(tx, memberId, action);
  const keys = ids.map((conversationId) => ({ shopId: tx.shopId, conversationId }));
  const before = [...(await lockConversations(tx.db, keys)).values()];
  let problem: string | null = null;
  if (action.do === 'read') await readAll(tx, ids, action.isRead, memberId);
  if (deeds.length > 0) {
    const by = { type: 'member' as const, memberId };
    const outcomes = await append(
      tx,
      before.flatMap(({ id }) => deeds.map((deed) => ({ ...deed, shopId: tx.shopId, conversationId: id, by }))),
    );
    problem = outcomes.find((it) => !it.ok)?.problem.message ?? null;
  }
  return { changed: await rememberChanges(tx, run.id, before), problem };
}

async function goOn(tx: TxCtx, run: Run): Promise<boolean> {
  const next = await nextOf(tx, run);
  const ids = next.slice(0, batch);
  const last = ids.at(-1);
  const ended = next.length === ids.length;
  const done = last === undefined ? { changed: [], problem: null } : await doTo(tx, run, ids);
  await saveProgress(tx, run, {
    state: ended ? 'done' : 'running',
    gone: run.gone + ids.length,
    changed: run.changed + done.changed.length,
    problem: done.problem ?? run.problem,
    after_id: last ?? run.after_id,
  });
  return !ended;
}

/** One piece of it. Answers whether there is more. */
const runBatch = (ctx: Ctx, runId: string): Promise<boolean> =>
  transaction(ctx, async (tx) => {
    const run = await holdRun(tx, runId);
    if (run?.state === 'undoing') return undoBatch(tx, run, batch);
    return run?.state === 'running' ? goOn(tx, run) : false;
  });

/** Ends what can be done no more: the tag or the member that it was about is gone by now. */
const endEarly = (ctx: Ctx, runId: string, problem: Problem): Promise<void> =>
  transaction(ctx, async (tx) => {
    const run = await holdRun(tx, runId);
    if (run)
      await saveProgress(tx, run, { state: run.state === 'undoing' ? 'undone' : 'done', problem: problem.message });
  });

/** Goes through all that is left, there or back. Twice does no harm: each piece is gone through once. */
export async function runThrough(ctx: Ctx, runId: string): Promise<void> {
  try {
    while (await runBatch(ctx, runId));
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    await endEarly(ctx, runId, problem);
  }
}

/** Throws where the action cannot be done to any conversation. */
export async function mustBeDoable(tx: TxCtx, memberId: string, action: BulkAction): Promise<void> {
  await deedsOf(tx, memberId, action);
}
