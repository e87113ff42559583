import { hoursAt, type WorkingHours } from '@chatty/contract/settings/hours/working-hours';
import type { ChatAvailability } from '@chatty/contract/settings/chat-availability';
import type { Availability } from '@chatty/contract/widget';
import type { Ctx } from '../../ctx.ts';
import { isSomebodyThere } from '../presence/index.ts';

type Hours = WorkingHours & Pick<ChatAvailability, 'optionOnline'>;

/**
 * Whether a person can be expected to answer now: within working hours, or, unless the merchant counts the hours alone,
 * somebody is there and not away.
 */
export function availabilityOf(ctx: Pick<Ctx, 'services' | 'shopId'>, hours: Hours): Availability {
  const { isOpen, changesAt } = hoursAt(hours, ctx.services.clock.now());
  const staffed = isSomebodyThere(ctx.services, ctx.shopId);
  const online = isOpen || (staffed && hours.optionOnline === 'during_hours_or_online');
  const change = changesAt?.toISOString() ?? null;
  return { online, staffed, opensAt: online ? null : change, changesAt: change };
}
