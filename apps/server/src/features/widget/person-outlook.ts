import { mostNamed, waitsCountedHours } from '@chatty/contract/limits';
import type { WorkingHours } from '@chatty/contract/settings/hours/working-hours';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import type { PersonOutlook } from '@chatty/contract/widget';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../ctx.ts';
import { processState } from '../../platform/processes/process-state.ts';
import { readPersonWaits } from '../conversations/index.ts';
import { whoIsThere } from '../presence/index.ts';
import { findShop, settingsOf } from '../shops/index.ts';
import { namesOf } from '../team/index.ts';
import { availabilityOf } from './availability.ts';
import { usualWait } from './usual-wait.ts';

/** So long a shop's waits are not counted anew, whoever asks. */
const cachedMs = 60_000;
const mostShops = 5_000;

/** What was counted last, by shop; by the server's clock. */
const counted = processState(
  'widget.usual-waits',
  ({ clock }) =>
    new LRUCache<string, { minutes: number | null }>({
      max: mostShops,
      ttl: cachedMs,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    }),
);

/**
 * Who answers a visitor that waits for a person, and when, as things are: whether somebody is there, when the shop opens
 * if not, and how long it usually takes where the merchant lets that be said. Members by the names that they answer under, and nothing else of them.
 */
export const readPersonOutlook = async (ctx: Ctx): Promise<PersonOutlook> =>
  outlookOf(ctx, settingsOf(await findShop(ctx.db, ctx.shopId)));

/** The same for whoever has the shop's settings. */
export async function outlookOf(ctx: Ctx, settings: ShopSettings): Promise<PersonOutlook> {
  const availability = availabilityOf(ctx, settings);
  if (!availability.online) return { ...availability, there: [], usualMinutes: null };
  // Who gave no name is not named: an address is nobody's to see.
  const names = await namesOf(ctx, whoIsThere(ctx.services, ctx.shopId));
  const there = names.filter((it) => !it.includes('@') && /\p{L}/u.test(it)).slice(0, mostNamed);
  // What the merchant says instead is in the settings; nothing is counted for it.
  const usualMinutes = settings.replyTime === 'auto' ? await usualMinutesOf(ctx, settings) : null;
  return { ...availability, there, usualMinutes };
}

async function usualMinutesOf(ctx: Ctx, hours: WorkingHours): Promise<number | null> {
  const { services, shopId } = ctx;
  const before = counted(services).get(shopId);
  if (before) return before.minutes;
  const now = services.clock.now();
  const since = new Date(now.getTime() - waitsCountedHours * 3_600_000);
  const minutes = usualWait(await readPersonWaits(ctx, since), hours, now);
  counted(services).set(shopId, { minutes });
  return minutes;
}
