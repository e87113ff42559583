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

/** Counts that a language model is about to be asked; what works without one costs nothing. Throws `too_many`. */
export async function countUse(ctx: Ctx, { isGeneral }: Engine): Promise<void> {
  if (isGeneral !== true) return;
  const { rows } = await sql`
    insert into copilot_days (shop_id, day, uses) values (${ctx.shopId}::uuid, ${today(ctx)}::date, 1)
    on conflict (shop_id, day) do update set uses = copilot_days.uses + 1 where copilot_days.uses < ${mostUsesOfDay}
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
): Promise<CopilotFigures> {
  const cost = (inputTokens * engine.price.input + outputTokens * engine.price.output) / 1_000_000;
  if (engine.isGeneral === true) {
    await sql`
      update copilot_days set input_tokens = input_tokens + ${inputTokens}::integer,
        output_tokens = output_tokens + ${outputTokens}::integer, cost = cost + ${cost.toFixed(costDecimals)}::numeric
      where shop_id = ${ctx.shopId}::uuid and day = ${today(ctx)}::date`.execute(ctx.db);
  }
  const amount = String(Number(cost.toFixed(costDecimals)));
  return { engine: engine.id, inputTokens, outputTokens, cost: { amount, currency: 'USD' } };
}
