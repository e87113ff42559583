import type { SyncProgress } from '@chatty/contract/knowledge';
import type { PageSync } from '@chatty/contract/data-sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { showUnlessTold } from '../../../connection/live/show-unless-told.ts';
import { productSyncQuery, showProductSync, sourcesQuery } from '../area/source-queries.ts';
import type { SyncState } from './sync-state.ts';

export const stateOfPages = ({ synced, ...sync }: PageSync): SyncState => ({ ...sync, done: synced });

/** The store tells of products by itself: no clock reads them. */
export const stateOfProducts = ({ syncedProduct, totalProduct, ...sync }: SyncProgress): SyncState => ({
  ...sync,
  done: syncedProduct,
  total: totalProduct,
  nextAt: null,
});

/** Asks for the store's pages to be read anew; how far that is, comes by itself. */
export function useSyncPages() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.sources.failedToSync },
    mutationFn: () => api('GET /customAnswers/resync-store-pages'),
    onSuccess: () => void client.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  });
}

/** Asks for the catalogue to be read anew; how far that is, comes by itself. */
export function useSyncProducts() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.sources.failedToSync },
    mutationFn: async () => (await api('POST /assistant/sync-products')).data,
    ...showUnlessTold<SyncProgress>(client, productSyncQuery.queryKey, (sync) => showProductSync(client, sync)),
  });
}

/** Asks for all that is read from elsewhere to be read anew: pages, products, pages of the web. */
export function useSyncAll() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.sources.failedToSync },
    mutationFn: async () => {
      await api('GET /customAnswers/resync-store-pages');
      await api('POST /assistant/sync-products');
      await api('POST /ai_assistant/web/sync');
    },
    onSuccess: () => toastDone(texts.sources.syncAllStarted),
    onSettled: () => void client.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  });
}
