import type { ScenarioConflict } from '@chatty/contract/scenarios';
import type { Ctx } from '../../../ctx.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { type Retrieved, retrieve } from '../search/retrieve.ts';
import { findScenario } from './scenario.store.ts';

/** From here on words mean so much the same that a visitor may get either. */
const tooNear = 0.95;

/** What an example is near to beside its own scenario: the nearest of each kind. */
function conflictsOf(example: string, ownId: string, { hits, scenarios }: Retrieved): ScenarioConflict[] {
  const own = scenarios.find((it) => it.id === ownId);
  const other = scenarios.find((it) => it.id !== ownId && it.near >= tooNear && it.near > it.counter);
  const answer = hits.find(
    ({ passage, confidence }) => (passage.kind === 'faq' || passage.kind === 'custom_answer') && confidence >= tooNear,
  )?.passage;
  return [
    ...(own && own.counter >= tooNear
      ? [{ example, kind: 'counter_example' as const, id: own.id, title: own.title }]
      : []),
    ...(other ? [{ example, kind: 'scenario' as const, id: other.id, title: other.title }] : []),
    ...(answer && (answer.kind === 'faq' || answer.kind === 'custom_answer')
      ? [{ example, kind: answer.kind, id: answer.sourceId, title: answer.title }]
      : []),
  ];
}

/** What else the examples of a scenario are near to. Throws `not_found`. Not inside a transaction. */
export async function findConflicts(ctx: Ctx, id: string): Promise<ScenarioConflict[]> {
  const { examples } = await findScenario(ctx, id);
  const language = languageOfShop(await findShop(ctx.db, ctx.shopId));
  const all: ScenarioConflict[] = [];
  for (const text of examples) all.push(...conflictsOf(text, id, await retrieve(ctx, { text, language, limit: 3 })));
  return all;
}
