import { type AiAssistantPatch, assistantWith } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { newId } from '@chatty/contract/new-id';
import type { RunCause, SuiteRun } from '@chatty/contract/test-suite';
import { texts } from '#texts/test-suite.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { lockShop, settingsOf } from '../../shops/index.ts';
import { findMember } from '../../team/index.ts';
import { casesOf } from '../cases/case.store.ts';
import { readSuiteSettings } from '../settings.ts';
import { runByItselfJob, runSuiteJob } from '../test-suite.jobs.ts';
import { changeRun, dropOldRuns, findRun, runsUnderWay, tellOfRun, toRun } from './run.store.ts';

/** So many runs of a shop may be under way at once. */
const mostAtOnce = 3;

export interface AskedRun {
  id: string;
  /** Null: all of them. */
  caseIds: readonly string[] | null;
  withModel: boolean;
  /** Null: as it is saved. */
  assistant: AiAssistantPatch | null;
}

/** What the cases are of that are to run, the oldest first. Throws `not_found`, and `refused` where there are none. */
async function chosenCases(tx: TxCtx, caseIds: AskedRun['caseIds']): Promise<string[]> {
  const known = (await casesOf(tx).select('id').execute()).map((it) => it.id).toReversed();
  if (caseIds === null && known.length === 0) throw new Problem('refused', texts.noCases);
  const wanted = new Set(caseIds ?? known);
  if ([...wanted].some((it) => !known.includes(it))) throw notFound(texts.thisCase);
  return known.filter((it) => wanted.has(it));
}

/** What a member wants to know goes before what began by itself: that is begun again with the next change. */
async function makeRoom(tx: TxCtx): Promise<void> {
  const running = await runsUnderWay(tx);
  for (const it of running)
    if (it.cause === 'change') await changeRun(tx, it.id, { state: 'canceled', ended_at: tx.services.clock.now() });
  if (running.filter((it) => it.cause !== 'change').length >= mostAtOnce) throw new Problem('conflict', texts.manyRuns);
}

async function begin(tx: TxCtx, asked: AskedRun, by: { cause: RunCause; name: string }): Promise<SuiteRun> {
  const shop = await lockShop(tx);
  await makeRoom(tx);
  const caseIds = await chosenCases(tx, asked.caseIds);
  const { engine, offlineEngine, clock } = tx.services;
  if (asked.withModel && engine.isGeneral !== true) throw new Problem('unavailable', texts.noModel);
  const now = clock.now();
  const row = await tx.db
    .insertInto('suite_runs')
    .values({
      shop_id: tx.shopId,
      id: asked.id,
      cause: by.cause,
      is_published: asked.assistant === null,
      assistant: JSON.stringify(assistantWith(settingsOf(shop).aiAssistantSettings, asked.assistant ?? {})),
      with_model: asked.withModel,
      state: 'running',
      member_name: by.name,
      engine: asked.withModel ? engine.id : offlineEngine.id,
      case_ids: JSON.stringify(caseIds),
      begun_at: now,
      told_at: now,
    })
    .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  // The same id again is the same run.
  const run =
    row ??
    (await tx.db
      .selectFrom('suite_runs')
      .selectAll()
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', asked.id)
      .executeTakeFirstOrThrow());
  if (row) {
    await dropOldRuns(tx);
    tx.enqueue(runSuiteJob, { runId: asked.id });
    tellOfRun(tx, run);
  }
  return toRun(tx.services, run);
}

/**
 * Begins to ask these cases what they ask; how far it is, is told. Throws `not_found`, `refused` where there is nothing to
 * ask, `conflict` while several are under way, and `unavailable` where there is no model.
 */
export async function beginRun(ctx: MemberCtx, asked: AskedRun): Promise<SuiteRun> {
  const { full_name: name } = await findMember(ctx, ctx.who.memberId);
  const cause = asked.assistant === null ? 'member' : 'draft';
  return transaction(ctx, (tx) => begin(tx, asked, { cause, name }));
}

/** Ends a run early. Throws `not_found`; one that has ended stays as it is. */
export const cancelRun = (ctx: Ctx, id: string): Promise<SuiteRun> =>
  transaction(ctx, async (tx) => {
    const row = await changeRun(tx, id, { state: 'canceled', ended_at: tx.services.clock.now() });
    return row ? toRun(tx.services, row) : toRun(tx.services, await findRun(tx, id));
  });

/** Who changes one thing changes others a moment later: all of it is tested together. */
const restSeconds = 5;

/** Runs the suite once for all that changes within seconds, where the shop wants that. */
export async function runSoon(tx: TxCtx): Promise<void> {
  if ((await readSuiteSettings(tx)).runsByItself) tx.enqueue(runByItselfJob, {}, { afterSeconds: restSeconds });
}

/** All cases, because something changed. */
export async function runByItself(ctx: Ctx): Promise<void> {
  if (!(await readSuiteSettings(ctx)).runsByItself) return;
  const { length } = await casesOf(ctx).select('id').limit(1).execute();
  if (length === 0) return;
  const asked = { id: newId(), caseIds: null, withModel: false, assistant: null };
  await transaction(ctx, (tx) => begin(tx, asked, { cause: 'change', name: '' }));
}
