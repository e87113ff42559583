import { type AiAssistantPatch, assistantWith } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { newId } from '@chatty/contract/new-id';
import type { RunCause, SuiteRun } from '@chatty/contract/test-suite';
import { texts } from '#texts/test-suite.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, orNull, Problem } from '../../../platform/problem.ts';
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

/** Of what begins by itself only the latest goes on: it tests all that changed. Throws `conflict` where members run many. */
async function makeRoom(tx: TxCtx, cause: RunCause): Promise<void> {
  const running = await runsUnderWay(tx);
  const byThemselves = running.filter((it) => it.cause === 'change');
  if (cause !== 'change') {
    if (running.length - byThemselves.length >= mostAtOnce) throw new Problem('conflict', texts.manyRuns);
    return;
  }
  for (const { id } of byThemselves) await changeRun(tx, id, { state: 'canceled', ended_at: tx.services.clock.now() });
}

async function begin(tx: TxCtx, asked: AskedRun, by: { cause: RunCause; name: string }): Promise<SuiteRun> {
  const shop = await lockShop(tx);
  const known = await orNull(findRun(tx, asked.id));
  if (known) return toRun(tx.services, known);
  await makeRoom(tx, by.cause);
  const caseIds = await chosenCases(tx, asked.caseIds);
  const { engine, offlineEngine, clock } = tx.services;
  if (asked.withModel && engine.isGeneral !== true) throw new Problem('refused', texts.noModel);
  const now = clock.now();
  const run = await tx.db
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
    .returningAll()
    .executeTakeFirstOrThrow();
  await dropOldRuns(tx);
  tx.enqueue(runSuiteJob, { runId: asked.id });
  tellOfRun(tx, run);
  return toRun(tx.services, run);
}

/**
 * Begins to ask these cases what they ask; how far it is, is told. The same id again is the same run. Throws `not_found`,
 * `conflict` while several are under way, and `refused` where there is nothing to ask, or no model for it.
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
