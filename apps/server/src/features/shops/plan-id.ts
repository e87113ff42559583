import { PlanId as PlanIdSchema } from '@chatty/contract/plan-id';
import { type PlanId, plans } from '@chatty/contract/plans';
import { type RawBuilder, sql } from 'kysely';

/** The plan of a shop's row; one that the catalogue does not know counts as none. */
export const planIdOf = ({ plan }: { plan: string }): PlanId => PlanIdSchema.catch('free').parse(plan);

/** How many products the plan of the shop with this id holds; null is without limit. A plan that is not known counts as none. */
export const mostProductsOf = (shopId: RawBuilder<unknown>) => sql<number | null>`(
  select case when no_limit then null ${sql.join(
    plans.map(({ id, productSyncLimit }) => sql`when plan = ${id} then ${productSyncLimit}::integer`),
    sql` `,
  )} else ${plans[0]?.productSyncLimit ?? 0}::integer end from shops where shops.id = ${shopId})`;
