import type { SyncProgress } from '@chatty/contract/knowledge';
import { texts } from '#texts/onboarding.ts';

/** How far the product sync is, in words. */
export function productsText({ running, syncedProduct, totalProduct, finishedAt }: SyncProgress): string {
  const words = texts.store;
  if (running && totalProduct < 0) return syncedProduct > 0 ? words.soFar(syncedProduct) : words.reading;
  if (running) return words.readOf(syncedProduct, totalProduct);
  if (finishedAt || syncedProduct > 0) return words.read(syncedProduct);
  return words.none;
}

/** Percent of the products that are read; all of the bar while their number is not known. */
export const shareOf = ({ syncedProduct, totalProduct }: SyncProgress): number =>
  totalProduct > 0 ? Math.min(100, Math.round((100 * syncedProduct) / totalProduct)) : 100;

/** Whether the store has been read: to its end, and without a failure. */
export const isRead = ({ running, error, finishedAt }: SyncProgress): boolean =>
  !running && error === null && finishedAt !== null;
