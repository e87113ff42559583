import { planOf } from '@chatty/contract/plans';
import type { Usage, UsageLevel, UsageOfDay } from '@chatty/contract/usage';
import type { Ctx } from '../../ctx.ts';
import { budgetDays, budgetOf, type LedgerDay, readLedger } from '../assistant/index.ts';
import { copilotDays } from '../copilot/index.ts';
import { findShop, planIdOf, type ShopRow } from '../shops/index.ts';
import { dayBefore, forecastOf } from './forecast.ts';

const dollars = (amount: string) => ({ amount: String(Number(amount)), currency: 'USD' });
export const dayOf = ({ services }: Pick<Ctx, 'services'>): string => services.clock.now().toISOString().slice(0, 10);

function levelOf(shop: ShopRow, days: readonly LedgerDay[], today: string): UsageLevel {
  const budget = budgetOf(shop);
  return {
    used: days.reduce((sum, it) => sum + it.replies, 0),
    limit: budget?.month ?? null,
    usedToday: days.find((it) => it.day === today)?.replies ?? 0,
    limitOfDay: budget?.ofDay ?? null,
  };
}

/** How much of the plan is used. */
export async function readLevel(ctx: Ctx): Promise<UsageLevel> {
  const today = dayOf(ctx);
  const days = await readLedger(ctx, dayBefore(today, budgetDays - 1));
  return levelOf(await findShop(ctx.db, ctx.shopId), days, today);
}

/** What members had of it. */
async function membersDays(ctx: Ctx, first: string): Promise<UsageOfDay[]> {
  const days = await copilotDays(ctx, first);
  return days.flatMap(({ date: day, ...it }): UsageOfDay[] => {
    const none = { day, free: 0, conversations: 0 };
    const tests = {
      replies: it.tests,
      inputTokens: Number(it.test_input_tokens),
      outputTokens: Number(it.test_output_tokens),
    };
    const help = {
      replies: it.uses - tests.replies,
      inputTokens: Number(it.input_tokens) - tests.inputTokens,
      outputTokens: Number(it.output_tokens) - tests.outputTokens,
    };
    const cost = (Number(it.cost) - Number(it.test_cost)).toFixed(6);
    return [
      { ...none, ...help, source: 'help' as const, cost: dollars(cost) },
      { ...none, ...tests, source: 'tests' as const, cost: dollars(String(it.test_cost)) },
    ].filter(({ replies }) => replies > 0);
  });
}

/** What the assistant did in the last 30 days, for whom, what that cost, and when the plan will be used up. */
export async function readUsage(ctx: Ctx): Promise<Usage> {
  const today = dayOf(ctx);
  const first = dayBefore(today, budgetDays - 1);
  const shop = await findShop(ctx.db, ctx.shopId);
  const days = await readLedger(ctx, first);
  const visitors = days.map(({ cost, ...day }): UsageOfDay => ({ ...day, source: 'visitors', cost: dollars(cost) }));
  const level = levelOf(shop, days, today);
  const counts = new Map(days.map((it) => [it.day, it.replies]));
  const { name, pricePerReply, cappedAmount } = planOf(planIdOf(shop));
  return {
    level,
    forecast: forecastOf(counts, { today, limit: level.limit, since: days[0]?.day ?? null }),
    plan: { name, pricePerReply, cappedAmount },
    today,
    days: [...visitors, ...(await membersDays(ctx, first))],
  };
}
