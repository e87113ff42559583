import type { TriedWords } from '@chatty/contract/scenarios';
import type { Ctx } from '../../../ctx.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { confidenceFloor } from '../search/confidence.ts';
import { retrieveInBothWords } from '../search/retrieve-in-both-words.ts';
import { scenarioFloor, scenarioStartedBy } from './near-scenarios.ts';
import { findScenarioRow } from './scenario.store.ts';

const mostTold = 5;

/** Which scenario a visitor's words would start, asked on the page of one. Throws `not_found`. Not inside a transaction. */
export async function tryWords(ctx: Ctx, scenarioId: string, words: string): Promise<TriedWords> {
  await findScenarioRow(ctx, scenarioId);
  const hint = languageOfShop(await findShop(ctx.db, ctx.shopId));
  const { hits, confidence, scenarios } = await retrieveInBothWords(ctx, { text: words, hint, limit: 1 });
  const runs = scenarioStartedBy(scenarios, confidence);
  const [best] = confidence >= confidenceFloor ? hits : [];
  return {
    runs: runs && { id: runs.id, title: runs.title },
    near: scenarios.slice(0, mostTold).map(({ id, title, near, counter, words: nearest }) => ({
      id,
      title,
      words: nearest,
      score: Math.max(near, counter),
      isCounter: counter >= near,
    })),
    answer: best ? { kind: best.passage.kind, title: best.passage.title, score: confidence } : null,
    floor: scenarioFloor,
  };
}
