import { PlanId } from '@chatty/contract/plans';

/** The plan of a shop's row; one that the catalogue does not know counts as none. */
export const planIdOf = ({ plan }: { plan: string }): PlanId => PlanId.catch('free').parse(plan);
