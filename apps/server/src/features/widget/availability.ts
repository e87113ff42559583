import type { Availability, WidgetSettings } from '@chatty/contract/widget';
import type { Ctx } from '../../world.ts';
import { isSomebodyThere } from '../members/index.ts';
import { isOpen, opensAt } from './working-hours.ts';

/** Whether a person can be expected to answer now: within working hours, or somebody is there and not away. */
export function availabilityOf(
  ctx: Pick<Ctx, 'world' | 'shopId'>,
  { workingHours }: Pick<WidgetSettings, 'workingHours'>,
): Availability {
  const now = ctx.world.clock.now();
  const online = isOpen(workingHours, now) || isSomebodyThere(ctx.world, ctx.shopId);
  return {
    online,
    opensAt: online ? null : (opensAt(workingHours, now)?.toISOString() ?? null),
  };
}
