import type { DefaultScenario, ListedScenario, Scenario, ScenarioStep } from '@chatty/contract/scenarios';
import type { Selectable } from 'kysely';
import { texts } from '#texts/scenarios.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import { saysAsAtFirst } from './default-scenarios.ts';

export type ScenarioRow = Selectable<Tables['scenarios']>;

export function toScenario(row: ScenarioRow): Scenario {
  const defaultKey = row.default_key as DefaultScenario | null;
  const text = {
    title: row.title,
    examples: row.examples,
    counterExamples: row.counter_examples,
    steps: row.steps as ScenarioStep[],
  };
  return {
    id: row.id,
    ...text,
    on: row.is_on,
    defaultKey,
    isChanged: defaultKey !== null && !saysAsAtFirst(defaultKey, text),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function toListed(row: ScenarioRow): ListedScenario {
  const { examples, counterExamples: _, steps, ...listed } = toScenario(row);
  return { ...listed, example: examples[0] ?? '', stepKinds: steps.map((it) => it.kind) };
}

/** The scenarios of the ctx's shop that are not deleted. */
export const scenariosOf = (ctx: Ctx) =>
  ctx.db.selectFrom('scenarios').where('shop_id', '=', ctx.shopId).where('deleted_at', 'is', null);

/** Throws `not_found`. */
export async function findScenarioRow(ctx: Ctx, id: string): Promise<ScenarioRow> {
  const row = await scenariosOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisScenario);
  return row;
}

/** Those that are on, in their order. */
export const scenariosOn = async (ctx: Ctx): Promise<Scenario[]> =>
  (await scenariosOf(ctx).selectAll().where('is_on', '=', true).orderBy('position').orderBy('id').execute()).map(
    toScenario,
  );

/** Null where there is none that is on. */
export async function findScenarioIfOn(ctx: Ctx, id: string): Promise<Scenario | null> {
  const row = await scenariosOf(ctx).selectAll().where('id', '=', id).where('is_on', '=', true).executeTakeFirst();
  return row ? toScenario(row) : null;
}

export const findScenario = async (ctx: Ctx, id: string): Promise<Scenario> =>
  toScenario(await findScenarioRow(ctx, id));
