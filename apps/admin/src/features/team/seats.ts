import type { DataOf } from '@chatty/client/api';
import { type Plan, planOf, plans, type PlanId } from '@chatty/contract/plans';

export type Seats = DataOf<'GET /members/seats'>;

export const isFull = ({ used, limit }: Seats): boolean => limit !== null && used >= limit;

/** “2 of 3 seats used” */
export function seatsText({ used, limit }: Seats): string {
  if (limit === null) return `${used} ${used === 1 ? 'seat' : 'seats'} used, without limit`;
  return `${used} of ${limit} ${limit === 1 ? 'seat' : 'seats'} used`;
}

const seatsOfPlan = ({ name, seat }: Plan) =>
  seat === null ? `${name} has no limit` : `${name} has ${seat} ${seat === 1 ? 'seat' : 'seats'}`;

/** What an admin of a full team can do: make room, or take the next plan with more seats. */
export function fullText(plan: PlanId, { limit }: Seats): string {
  const larger = plans.find((it) => it.seat === null || it.seat > (limit ?? 0));
  const ways = [
    ...(limit === 1 ? [] : ['take a seat from a member or remove one']),
    ...(larger ? [`choose a larger plan (${seatsOfPlan(larger)})`] : []),
  ];
  return `All seats of your ${planOf(plan).name} plan are taken. To invite somebody, ${ways.join(', or ')}.`;
}
