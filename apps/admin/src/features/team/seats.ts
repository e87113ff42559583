import { planOf, plans, type PlanId } from '@chatty/contract/plans';
import type { Seats } from '@chatty/contract/team';
import { texts } from '#texts/team.ts';

export const isFull = ({ used, limit }: Seats): boolean => limit !== null && used >= limit;

/** “2 of 3 seats used” */
export const seatsText = ({ used, limit }: Seats): string =>
  limit === null ? texts.seats.unlimited(used) : texts.seats.used(used, limit);

/** What an admin of a full team can do: make room, or take the next plan with more seats. */
export function fullText(plan: PlanId, { limit }: Seats): string {
  const larger = plans.find((it) => it.seat === null || it.seat > (limit ?? 0));
  const ways = [
    ...(limit === 1 ? [] : [texts.seats.makeRoom]),
    ...(larger ? [texts.seats.larger(larger.name, larger.seat)] : []),
  ];
  return texts.seats.full(planOf(plan).name, ways);
}
