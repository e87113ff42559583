import type { UsageForecast } from '@chatty/contract/usage';
import { budgetDays } from '../assistant/index.ts';

const dayMs = 86_400_000;
/** So many whole days before today say how things go on, and so many replies on them at least. */
const paceDays = 7;
const leastReplies = 20;

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/**
 * When replies of `budgetDays` days in a row will have used up a limit, if each day to come brings as many as those of the
 * last week did. `counts` by day; `since`: the first day with any, ever or as far back as is known.
 */
export function forecastOf(
  counts: ReadonlyMap<string, number>,
  { today, limit, since }: { today: string; limit: number | null; since: string | null },
): UsageForecast {
  if (limit === null) return { is: 'unlimited' };
  const on = (day: string) => counts.get(day) ?? 0;
  const sum = (last: string, days: number) =>
    Array.from({ length: days }, (_, back) => on(dayBefore(last, back))).reduce((all, it) => all + it, 0);
  if (sum(today, budgetDays) >= limit) return { is: 'reached' };
  const before = sum(dayBefore(today, 1), paceDays);
  if (since === null || since > dayBefore(today, paceDays) || before < leastReplies) return { is: 'unknown' };
  const perDay = before / paceDays;
  // After as many days nothing of what is known counts any more.
  let used = sum(today, budgetDays);
  for (let ahead = 1; ahead <= budgetDays; ahead += 1) {
    used += perDay - on(dayBefore(today, budgetDays - ahead));
    if (used >= limit) return { is: 'reached_on', day: dayBefore(today, -ahead), perDay };
  }
  return { is: 'enough', perDay };
}
