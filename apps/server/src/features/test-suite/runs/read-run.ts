import type { CaseResult, SuiteRun } from '@chatty/contract/test-suite';
import type { Ctx } from '../../../ctx.ts';
import { findRun, resultsOf, toResult, toRun } from './run.store.ts';

/** A run with its results, those that fail first, and among them those that passed before. Throws `not_found`. */
export async function readRun(ctx: Ctx, id: string): Promise<{ run: SuiteRun; results: CaseResult[] }> {
  const run = toRun(ctx.services, await findRun(ctx, id));
  const rows = await resultsOf(ctx, id)
    .selectAll()
    .orderBy('passed')
    .orderBy('is_regression', 'desc')
    .orderBy('at')
    .orderBy('case_id')
    .execute();
  return { run, results: rows.map(toResult) };
}
