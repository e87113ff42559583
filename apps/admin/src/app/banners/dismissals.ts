import { bannerDismissals, bannerHiddenMs } from '@chatty/contract/banners';
import { z } from 'zod';

/** What this browser remembers of a banner that was put away; the names are the specification's. */
export const Dismissal = z.object({
  disableCount: z.number().int().min(1).max(bannerDismissals),
  /** When it was put away last. */
  currentDate: z.iso.datetime(),
});
export type Dismissal = z.infer<typeof Dismissal>;

/** Whether a banner that was put away here is still out of sight. */
export function isHidden(it: Dismissal | null, now: Date): boolean {
  if (!it) return false;
  const age = now.getTime() - Date.parse(it.currentDate);
  // A moment of the future is the work of a wrong clock; it must not hide a banner for years.
  return age >= 0 && age < bannerHiddenMs;
}

/** What follows when a banner is closed: it is hidden here for a day, or from now on for the whole shop. */
export type Closed = { forGood: false; keep: Dismissal } | { forGood: true };

/** The first three times are temporary; the next close is for good and is to be told to the server. */
export function closeBanner(it: Dismissal | null, now: Date): Closed {
  const times = it?.disableCount ?? 0;
  if (times >= bannerDismissals) return { forGood: true };
  return { forGood: false, keep: { disableCount: times + 1, currentDate: now.toISOString() } };
}
