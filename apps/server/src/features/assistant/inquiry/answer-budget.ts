import { planOf } from '@chatty/contract/plans';
import { sql } from 'kysely';
import { type Capped, type GiveBack, mustBeWithin, type User } from '../../../platform/caps/caps.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { answers, quotes } from '../assistant.caps.ts';
import { planIdOf, type ShopRow } from '../../shops/index.ts';

type BudgetOwner = Pick<ShopRow, 'plan' | 'no_limit'>;

/** One day may use at most this share of a plan's month, so that a flood does not take away the assistant for weeks. */
const shareOfDay = 1 / 3;
/** The limit of a plan is for so many days, today among them. */
export const budgetDays = 30;

/** How many answers a shop has for 30 days and for one of them; null is without limit. */
export function budgetOf(shop: BudgetOwner): { month: number; ofDay: number } | null {
  if (shop.no_limit) return null;
  const month = planOf(planIdOf(shop)).aiReplyLimit;
  return { month, ofDay: Math.ceil(month * shareOfDay) };
}

/**
 * Takes one of the answers that the shop's plan holds, under the id of the answer: one that was taken before, by a job
 * that broke off, is not taken again. False when those of the day or of the last 30 days are used.
 */
async function takeFromPlan(
  { db, shopId, services }: Ctx,
  answerId: string,
  { month, ofDay }: { month: number; ofDay: number },
): Promise<boolean> {
  const now = services.clock.now();
  const today = now.toISOString().slice(0, 10);
  const left = sql`least(${ofDay}::integer, ${month}::integer - (
    select coalesce(sum(earlier.answers), 0) from answer_counts as earlier
    where shop_id = ${shopId} and day < ${today}::date and day > ${today}::date - ${budgetDays}::integer
  ))`;
  // What another process has said meanwhile stands in the ledger. One statement, so that of answers at the same time none is counted twice or forgotten; those of today are read from
  // the row that it locks, because the others at the same time change it. Where two processes take the same answer, the
  // key of `answers_under_way` ends one of them, and its job is done again.
  const { rows } = await sql<{ taken: boolean }>`
    with known as (
      select id from answers_under_way where shop_id = ${shopId} and id = ${answerId}
      union all select id from replies where shop_id = ${shopId} and id = ${answerId}
    ), taken as (
      insert into answer_counts (shop_id, day, answers)
      select ${shopId}::uuid, ${today}::date, 1 where ${left} > 0 and not exists (select from known)
      on conflict (shop_id, day) do update set answers = answer_counts.answers + 1 where answer_counts.answers < ${left}
      returning day
    ), noted as (
      insert into answers_under_way (shop_id, id, day, begun_at)
      select ${shopId}::uuid, ${answerId}::uuid, day, ${now}::timestamptz from taken
    )
    select exists (select from known) or exists (select from taken) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Whose budget is spent: the visitor's or their address's, or that of the shop's plan; `taken`: nobody's. */
export type Taken = 'taken' | 'visitor_spent' | 'plan_spent';

/** Counts a use; null where the contact or the address is over a cap. */
async function within(ctx: Ctx, kind: Capped, who: Omit<User, 'shopId'>, ofDay?: number): Promise<GiveBack | null> {
  const day = ofDay === undefined ? {} : { ofDay };
  try {
    return await mustBeWithin(ctx.services, kind, { shopId: ctx.shopId, ...who }, day);
  } catch (problem) {
    if (problem instanceof Problem) return null;
    throw problem;
  }
}

/**
 * Takes one answer from the budgets of the contact, of the address that they write from and of the shop. Where one of
 * them is spent, no model is asked, and the others are as they were. `plan_spent` lets the shop's own answers be quoted:
 * that costs nothing but work, of which each visitor has a share, too.
 */
export async function takeAnswer(
  ctx: Ctx,
  shop: BudgetOwner,
  { answerId, ...who }: Omit<User, 'shopId'> & { answerId: string },
): Promise<Taken> {
  const budget = budgetOf(shop);
  const giveBack = await within(ctx, answers, who, budget?.ofDay);
  if (!giveBack) return 'visitor_spent';
  if (!budget || (await takeFromPlan(ctx, answerId, budget))) return 'taken';
  await giveBack();
  return (await within(ctx, quotes, who)) ? 'plan_spent' : 'visitor_spent';
}
