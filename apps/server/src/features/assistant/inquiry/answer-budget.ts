import { planOf } from '@chatty/contract/plans';
import { sql } from 'kysely';
import { type GiveBack, mustBeWithin, type User } from '../../../platform/caps/caps.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { answers } from '../assistant.caps.ts';
import { planIdOf, type ShopRow } from '../../shops/index.ts';

type BudgetOwner = Pick<ShopRow, 'plan' | 'no_limit'>;

/** One day may use at most this share of a plan's month, so that a flood does not take away the assistant for weeks. */
const shareOfDay = 1 / 3;
const days = 30;

/** How many answers a shop has for 30 days and for one of them; null is without limit. */
function budgetOf(shop: BudgetOwner) {
  if (shop.no_limit) return null;
  const month = planOf(planIdOf(shop)).aiReplyLimit;
  return { month, ofDay: Math.ceil(month * shareOfDay) };
}

/** Takes one of the answers that the shop's plan holds. False when those of the day or of the last 30 days are used. */
async function takeFromPlan(ctx: Ctx, { month, ofDay }: { month: number; ofDay: number }): Promise<boolean> {
  const today = ctx.services.clock.now().toISOString().slice(0, 10);
  const left = sql`least(${ofDay}::integer, ${month}::integer - (
    select coalesce(sum(earlier.answers), 0) from answer_counts as earlier
    where shop_id = ${ctx.shopId} and day < ${today}::date and day > ${today}::date - ${days}::integer
  ))`;
  // One statement, so that of answers at the same time none is counted twice or forgotten; those of today are read from
  // the row that it locks, because the others at the same time change it.
  const { rows } = await sql`
    insert into answer_counts (shop_id, day, answers)
    select ${ctx.shopId}::uuid, ${today}::date, 1 where ${left} > 0
    on conflict (shop_id, day) do update set answers = answer_counts.answers + 1 where answer_counts.answers < ${left}
    returning answers`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * Takes one answer from the budgets of the contact, of the address that they write from and of the shop. False when one
 * of them is spent: then no model is asked, a person is to answer, and the others are as they were.
 */
export async function takeAnswer(
  ctx: Ctx,
  shop: BudgetOwner,
  { contactId, address }: Omit<User, 'shopId'>,
): Promise<boolean> {
  const budget = budgetOf(shop);
  let giveBack: GiveBack;
  try {
    giveBack = await mustBeWithin(
      ctx.services,
      answers,
      { shopId: ctx.shopId, contactId, address },
      budget ? { ofDay: budget.ofDay } : {},
    );
  } catch (problem) {
    if (problem instanceof Problem) return false;
    throw problem;
  }
  if (!budget || (await takeFromPlan(ctx, budget))) return true;
  await giveBack();
  return false;
}
