import type { Availability, WidgetSettings } from '@chatty/contract/widget';
import type { Ctx } from '../../ctx.ts';
import { isOpen, opensAt } from './working-hours.ts';
import { isSomebodyThere } from '../presence/index.ts';

/** Whether a person can be expected to answer now: within working hours, or somebody is there and not away. */
export function availabilityOf(
  ctx: Pick<Ctx, 'services' | 'shopId'>,
  { workingHours }: Pick<WidgetSettings, 'workingHours'>,
): Availability {
  const now = ctx.services.clock.now();
  const staffed = isSomebodyThere(ctx.services, ctx.shopId);
  const online = staffed || isOpen(workingHours, now);
  return {
    online,
    staffed,
    opensAt: online ? null : (opensAt(workingHours, now)?.toISOString() ?? null),
  };
}
