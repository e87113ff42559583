import type { ListedScenario } from '@chatty/contract/scenarios';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { defaultScenarios } from './default-scenarios.ts';
import { keepDefaultScenarios } from './keep-defaults.ts';
import { scenariosOf, toListed } from './scenario.store.ts';

const inOrder = (ctx: Ctx) => scenariosOf(ctx).selectAll().orderBy('position').orderBy('id').execute();

/** All scenarios in their order. A shop that is older than a default one gets it here. */
export async function listScenarios(ctx: Ctx): Promise<ListedScenario[]> {
  const rows = await inOrder(ctx);
  const held = new Set(rows.map((it) => it.default_key));
  if (defaultScenarios.every((it) => held.has(it.key))) return rows.map(toListed);
  await transaction(ctx, keepDefaultScenarios);
  return (await inOrder(ctx)).map(toListed);
}
