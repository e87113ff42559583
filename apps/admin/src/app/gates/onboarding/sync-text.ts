import type { SyncProgress } from '@chatty/contract/knowledge';

/** How far the product sync is, in words. */
export function productsText({ running, syncedProduct, totalProduct, finishedAt }: SyncProgress): string {
  const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
  if (running && totalProduct < 0)
    return syncedProduct > 0 ? `${products(syncedProduct)} so far` : 'Reading products …';
  if (running) return `${syncedProduct} of ${products(totalProduct)} read`;
  if (finishedAt || syncedProduct > 0) return `${products(syncedProduct)} read`;
  return 'No products have been read yet';
}

/** Percent of the products that are read; all of the bar while their number is not known. */
export const shareOf = ({ syncedProduct, totalProduct }: SyncProgress): number =>
  totalProduct > 0 ? Math.min(100, Math.round((100 * syncedProduct) / totalProduct)) : 100;
