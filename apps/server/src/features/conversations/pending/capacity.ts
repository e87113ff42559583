import type { InboxSettings } from '@chatty/contract/settings/shop-settings';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../tables.ts';

/** Whether who has many open conversations is given no more. */
export const hasCapacity = ({ isAutoAssignment, assignmentCapacity }: InboxSettings): boolean =>
  isAutoAssignment && assignmentCapacity > 0;

/** How many more a member may be given who has so many open ones. */
export const roomOf = ({ assignmentCapacity }: InboxSettings, open: number): number =>
  assignmentCapacity === 0 ? Number.POSITIVE_INFINITY : Math.max(0, assignmentCapacity - open);

/** Conversations that are the member `m`’s and open. */
export const openOf = (q: ExpressionBuilder<Tables & { m: Tables['members'] }, 'm'>) =>
  q
    .selectFrom('conversations as c')
    .select((c) => c.fn.countAll<number>().as('open'))
    .whereRef('c.shop_id', '=', 'm.shop_id')
    .whereRef('c.assignee_id', '=', 'm.id')
    .where('c.status', '=', 'open');
