import { pathToTrack } from '@chatty/contract/path-to-track';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '../connection/api.ts';
import { meQuery } from '../people/me.tsx';
import { queryClient } from '../connection/query-client.ts';

type Options = Record<string, string | number | boolean | null>;

/**
 * Counts a use of the product. It returns at once, and a failure is only noted for developers. Values are short;
 * nothing that a visitor wrote belongs here.
 */
export function track(event: string, options: Options = {}): void {
  const me = queryClient.getQueryData(meQuery.queryKey);
  if (!me) return;
  api('POST /analytics/track', { body: { event, shopId: me.shop.id, options } }).catch((problem: unknown) =>
    console.debug(`"${event}" was not counted:`, problem),
  );
}

/** Counts every page that is opened, by its path without the ids in it. */
export function usePageViews(): void {
  const path = pathToTrack(useLocation().pathname);
  useEffect(() => track('page viewed', { path }), [path]);
}
