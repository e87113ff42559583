import type { Snooze } from '@chatty/contract/snooze';
import { mostSnoozeDays } from '@chatty/contract/limits';
import { hoursAt, type WorkingHours } from '@chatty/contract/settings/hours/working-hours';
import { texts } from '#texts/conversations.ts';
import type { Ctx } from '../../../ctx.ts';
import { Problem } from '../../../platform/problem.ts';
import { findShop, settingsOf } from '../../shops/index.ts';

const dayMs = 86_400_000;

/** When the working hours begin next: of a shop that is open now, after they have ended. Null when they never do. */
export function nextOpening(hours: WorkingHours, now: Date): Date | null {
  const at = hoursAt(hours, now);
  return at.isOpen && at.changesAt ? hoursAt(hours, at.changesAt).changesAt : at.changesAt;
}

/**
 * Until when a conversation is put off; null where it waits for its visitor. Throws `bad_input` for a moment that has passed
 * or is too far off, and `conflict` where the shop has no opening ahead.
 */
export async function snoozedUntil(ctx: Ctx, snooze: Snooze): Promise<Date | null> {
  const now = ctx.services.clock.now();
  if (snooze.until === 'reply') return null;
  if (snooze.until === 'moment') {
    const at = new Date(snooze.at);
    if (at <= now) throw new Problem('bad_input', texts.snoozePast, { at: texts.snoozePast });
    const tooFar = texts.snoozeTooFar(mostSnoozeDays);
    if (at.getTime() > now.getTime() + mostSnoozeDays * dayMs) throw new Problem('bad_input', tooFar, { at: tooFar });
    return at;
  }
  const opening = nextOpening(settingsOf(await findShop(ctx.db, ctx.shopId)), now);
  if (!opening) throw new Problem('conflict', texts.neverOpens);
  return opening;
}
