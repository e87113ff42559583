import type { CaseResult, TestCase, TestSuite } from '@chatty/contract/test-suite';
import type { Ctx } from '../../../ctx.ts';
import { latestRuns, resultsOf, toResult } from '../runs/run.store.ts';
import { readSuiteSettings } from '../settings.ts';
import { casesOf, findCase, toCase } from './case.store.ts';

/** What an answer takes a model to read and to write, about: tools are asked first, and their results are read. */
const tokensOfAnswer = { input: 6_000, output: 300 };

function modelOf({ engine }: Ctx['services']): TestSuite['model'] {
  if (engine.isGeneral !== true) return null;
  const cost = (tokensOfAnswer.input * engine.price.input + tokensOfAnswer.output * engine.price.output) / 1_000_000;
  return { engine: engine.id, costPerAnswer: { amount: cost.toFixed(6), currency: 'USD' } };
}

/** The whole suite: it is never longer than a screen can show. */
export async function readSuite(ctx: Ctx): Promise<TestSuite> {
  const cases = (await casesOf(ctx).selectAll().execute()).map(toCase);
  return { cases, runs: await latestRuns(ctx), settings: await readSuiteSettings(ctx), model: modelOf(ctx.services) };
}

/** A case with what became of it last, as far as that is still kept. Throws `not_found`. */
export async function readCase(ctx: Ctx, id: string): Promise<{ case: TestCase; result: CaseResult | null }> {
  const found = toCase(await findCase(ctx, id));
  const row = found.last
    ? await resultsOf(ctx, found.last.runId).selectAll().where('case_id', '=', id).executeTakeFirst()
    : undefined;
  return { case: found, result: row ? toResult(row) : null };
}
