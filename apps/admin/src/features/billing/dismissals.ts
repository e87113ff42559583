import { type BannerDismissal, bannerDismissals, bannerHiddenMs } from '@chatty/contract/banners';

/** Whether a banner that was put away here is still out of sight. */
export function isHidden(dismissal: BannerDismissal | null, now: Date): boolean {
  if (!dismissal) return false;
  const age = now.getTime() - Date.parse(dismissal.currentDate);
  // A moment of the future is the work of a wrong clock; it must not hide a banner for years.
  return age >= 0 && age < bannerHiddenMs;
}

/** What follows when a banner is closed: it is hidden here for a day, or from now on for the whole shop. */
export type Closed = { forGood: false; keep: BannerDismissal } | { forGood: true };

/** The first three times are temporary; the next close is for good and is to be told to the server. */
export function closeBanner(dismissal: BannerDismissal | null, now: Date): Closed {
  const times = dismissal?.disableCount ?? 0;
  if (times >= bannerDismissals) return { forGood: true };
  return { forGood: false, keep: { disableCount: times + 1, currentDate: now.toISOString() } };
}
