import type { ChatAvailability } from '@chatty/contract/settings/chat-availability';
import type { Availability } from '@chatty/contract/widget';
import type { Ctx } from '../../ctx.ts';
import { isOpen, opensAt } from './working-hours.ts';
import { isSomebodyThere } from '../presence/index.ts';

/** Whether a person can be expected to answer now: within working hours, or somebody is there and not away. */
export function availabilityOf(ctx: Pick<Ctx, 'services' | 'shopId'>, hours: ChatAvailability): Availability {
  const now = ctx.services.clock.now();
  const staffed = isSomebodyThere(ctx.services, ctx.shopId);
  const online = staffed || isOpen(hours, now);
  return {
    online,
    staffed,
    opensAt: online ? null : (opensAt(hours, now)?.toISOString() ?? null),
  };
}
