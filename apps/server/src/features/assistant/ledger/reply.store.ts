import { sql } from 'kysely';
import type { Ctx, Services } from '../../../ctx.ts';
import { budgetDays } from '../inquiry/answer-budget.ts';

/** What the ledger says of a day (UTC). */
export interface LedgerDay {
  day: string;
  /** Replies that count against the plan. */
  replies: number;
  /** Turns that ended without counting. */
  free: number;
  /** Conversations in which a reply was the first. */
  conversations: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars. */
  cost: string;
}

/** The days from `first` on, the first of them first. */
export async function readLedger({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, first: string): Promise<LedgerDay[]> {
  const { rows } = await sql<LedgerDay>`
    select day::text, (count(*) filter (where counted))::integer as replies,
      (count(*) filter (where not counted))::integer as free,
      (count(*) filter (where begins))::integer as conversations,
      coalesce(sum(input_tokens), 0)::float8 as "inputTokens", coalesce(sum(output_tokens), 0)::float8 as "outputTokens",
      coalesce(sum(cost), 0)::text as cost
    from replies where shop_id = ${shopId} and day >= ${first}::date
    group by replies.day order by replies.day`.execute(db);
  return rows;
}

/** The shops whose assistant has answered today (UTC), and so often at least in the last 30 days. */
export async function shopsThatUsed({ db, clock }: Pick<Services, 'db' | 'clock'>, least: number): Promise<string[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const { rows } = await sql<{ shop_id: string }>`
    select shop_id from answer_counts as c
    where exists (select from answer_counts where shop_id = c.shop_id and day = ${today}::date)
      and day > ${today}::date - ${budgetDays}::integer
    group by shop_id having sum(answers) >= ${least} order by shop_id`.execute(db);
  return rows.map((it) => it.shop_id);
}
