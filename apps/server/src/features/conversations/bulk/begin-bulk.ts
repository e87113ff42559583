import { BulkAction, type BulkRun, type BulkTarget } from '@chatty/contract/bulk-actions';
import type { Given } from '@chatty/contract/call';
import type { bulkActions } from '@chatty/contract/bulk-actions';
import type { ConversationFilter } from '@chatty/contract/conversations';
import { bulkKeptHours, mostChosen } from '@chatty/contract/limits';
import { texts } from '#texts/conversations.ts';
import type { Ctx, MemberCtx, Services } from '../../../ctx.ts';
import { filled } from '../../../platform/db/blanks.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';
import { Problem } from '../../../platform/problem.ts';
import { matched, matchingOf } from '../list/matching.ts';
import { bulkJob } from './bulk.jobs.ts';
import { findRun, findRunning, first, holdRun, insertRun, saveProgress, toRun } from './bulk.store.ts';
import { mustBeDoable, runThrough } from './run-bulk.ts';

/** Where a process ends in the middle of what it does at once, another one goes on after so long. */
const goOnAfterSeconds = 60;

async function countOf(ctx: Ctx, me: string, filter: ConversationFilter): Promise<number> {
  const { shape, values } = await matchingOf(ctx, me, filter);
  const query = matched(ctx.db, shape).select((q) => q.fn.countAll<number>().as('count'));
  const { rows } = await ctx.db.executeQuery(filled(query.compile(), values));
  return Number(rows[0]?.count ?? 0);
}

/** How many conversations a list has now. */
export async function countMatching(ctx: MemberCtx, filter: ConversationFilter) {
  const at = ctx.services.clock.now().toISOString();
  return { count: await countOf(ctx, ctx.who.memberId, filter), at };
}

/** Each conversation once, by id, and no moment ahead. Throws `bad_input`. */
function ordered(target: BulkTarget, now: Date): BulkTarget {
  if (target.by === 'choice') return { ...target, ids: [...new Set(target.ids.map((it) => it.toLowerCase()))].sort() };
  const at = new Date(Math.min(Date.parse(target.at), now.getTime()));
  if (!isKeepable(at)) throw new Problem('bad_input', texts.brokenList);
  return { ...target, at: at.toISOString() };
}

/**
 * Does something to many conversations: to a few at once, to many little by little, in a job. The same id again is the
 * same action, also where it could not be begun any more. Those that are not there are left out. Throws what the action
 * itself would throw for one.
 */
export async function beginBulk(
  ctx: MemberCtx,
  {
    id,
    action,
    target: asked,
  }: Given<'POST /conversations/bulk', (typeof bulkActions)['POST /conversations/bulk']>['body'],
): Promise<BulkRun> {
  const { memberId } = ctx.who;
  const target = ordered(asked, ctx.services.clock.now());
  const total = target.by === 'choice' ? target.ids.length : await countOf(ctx, memberId, target.filter);
  const atOnce = total <= mostChosen;
  await transaction(ctx, async (tx) => {
    if (!(await insertRun(tx, { id, member_id: memberId, action, target, total }))) return;
    await mustBeDoable(tx, memberId, action);
    tx.enqueue(bulkJob, { runId: id }, atOnce ? { afterSeconds: goOnAfterSeconds } : {});
  });
  await findRun(ctx, memberId, id);
  if (atOnce) await runThrough(ctx, id);
  return readBulk(ctx, id);
}

/** How far it has come. Throws `not_found`. */
export const readBulk = async (ctx: MemberCtx, id: string): Promise<BulkRun> =>
  toRun(await findRun(ctx, ctx.who.memberId, id));

/** The member's latest that has not come to its end; null where all have. */
export async function readRunning(ctx: MemberCtx): Promise<{ run: BulkRun; action: BulkAction } | null> {
  const row = await findRunning(ctx, ctx.who.memberId);
  return row ? { run: toRun(row), action: BulkAction.parse(row.action) } : null;
}

/**
 * Puts back what a bulk action has changed, as far as nothing has happened since; one that is still running stops. Throws
 * `not_found`.
 */
export async function undoBulk(ctx: MemberCtx, id: string): Promise<BulkRun> {
  const { changed } = await findRun(ctx, ctx.who.memberId, id);
  const atOnce = changed <= mostChosen;
  await transaction(ctx, async (tx) => {
    const run = await holdRun(tx, id);
    if (run?.state !== 'running' && run?.state !== 'done') return;
    await saveProgress(tx, run, { state: 'undoing', total: run.changed, gone: 0, after_id: first });
    tx.enqueue(bulkJob, { runId: id }, atOnce ? { afterSeconds: goOnAfterSeconds } : {});
  });
  if (atOnce) await runThrough(ctx, id);
  return readBulk(ctx, id);
}

/** Forgets what can be undone no more. */
export async function eraseBulkRuns({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - bulkKeptHours * 3_600_000);
  await db.deleteFrom('bulk_runs').where('begun_at', '<', before).execute();
}
