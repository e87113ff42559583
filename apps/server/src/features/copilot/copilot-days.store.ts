import { sql } from 'kysely';
import { texts } from '#texts/copilot.ts';
import type { CopilotFigures } from '@chatty/contract/copilot';
import type { Ctx } from '../../ctx.ts';
import { Problem } from '../../platform/problem.ts';
import type { Engine } from '../../ports/engine.ts';

/** So often the members of a shop may have a language model help them on a day. */
export const mostUsesOfDay = 1_000;
const costDecimals = 6;

const today = ({ services }: Ctx) => services.clock.now().toISOString().slice(0, 10);

/** What a model is asked for: to help a member who writes, or to be tried by one. */
export type Purpose = 'help' | 'test';

/** Counts that a language model is about to be asked; what works without one costs nothing. Throws `too_many`. */
export async function countUse(ctx: Ctx, { isGeneral }: Engine, purpose: Purpose = 'help'): Promise<void> {
  const tests = purpose === 'test' ? 1 : 0;
  if (isGeneral !== true) return;
  const { rows } = await sql`
    insert into copilot_days (shop_id, day, uses, tests) values (${ctx.shopId}::uuid, ${today(ctx)}::date, 1, ${tests})
    on conflict (shop_id, day) do update set uses = copilot_days.uses + 1, tests = copilot_days.tests + excluded.tests
    where copilot_days.uses < ${mostUsesOfDay}
    returning uses`.execute(ctx.db);
  if (rows.length === 0) throw new Problem('too_many', texts.spent(mostUsesOfDay));
}

/** What an engine was given to read, and what it wrote. */
export interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

/** Adds what was used to the shop's day; answers it with what it cost. */
export async function keepCost(
  ctx: Ctx,
  engine: Engine,
  { inputTokens, outputTokens }: Tokens,
  purpose: Purpose = 'help',
): Promise<CopilotFigures> {
  const cost = (inputTokens * engine.price.input + outputTokens * engine.price.output) / 1_000_000;
  if (engine.isGeneral === true) {
    const ofTests = purpose === 'test' ? 1 : 0;
    await sql`
      update copilot_days set input_tokens = input_tokens + ${inputTokens}::integer,
        output_tokens = output_tokens + ${outputTokens}::integer, cost = cost + ${cost.toFixed(costDecimals)}::numeric,
        test_input_tokens = test_input_tokens + ${ofTests * inputTokens}::integer,
        test_output_tokens = test_output_tokens + ${ofTests * outputTokens}::integer,
        test_cost = test_cost + ${(ofTests * cost).toFixed(costDecimals)}::numeric
      where shop_id = ${ctx.shopId}::uuid and day = ${today(ctx)}::date`.execute(ctx.db);
  }
  const amount = String(Number(cost.toFixed(costDecimals)));
  return { engine: engine.id, inputTokens, outputTokens, cost: { amount, currency: 'USD' } };
}

/** The days from `first` on (UTC) on which a model helped members or was tried by them, with what that was. */
export const copilotDays = ({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, first: string) =>
  db
    .selectFrom('copilot_days')
    .selectAll()
    .select(sql<string>`day::text`.as('date'))
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`day >= ${first}::date`)
    .orderBy('day')
    .execute();
