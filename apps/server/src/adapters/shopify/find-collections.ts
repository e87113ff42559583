import { z } from 'zod';
import type { CollectionsWanted, StoreCollection } from '../../ports/commerce.ts';
import type { AdminApi } from './wire/graphql-client.ts';

const mostFound = 20;

const Collections = z.object({
  collections: z.object({ nodes: z.array(z.object({ id: z.string(), handle: z.string(), title: z.string() })) }),
});

/** In Shopify's search syntax; what is neither letter nor number could mean something in it, and is left out. */
const byTitle = (search: string): string =>
  (search.match(/[\p{L}\p{M}\p{N}]{1,60}/gu) ?? [])
    .slice(0, 8)
    .map((word) => `title:${word}*`)
    .join(' ');

const byHandle = (handles: readonly string[]): string =>
  handles.map((it) => `handle:"${it.replace(/["\\]/g, '')}"`).join(' OR ');

/** Collections of the store by title: those of these handles, or the first whose title holds words that begin so. */
export async function findCollections(
  api: AdminApi,
  shopId: string,
  wanted: CollectionsWanted,
): Promise<StoreCollection[]> {
  if ('handles' in wanted && wanted.handles.length === 0) return [];
  const variables =
    'handles' in wanted
      ? { query: byHandle(wanted.handles), first: wanted.handles.length }
      : { query: byTitle(wanted.search), first: mostFound };
  const { collections } = await api(shopId, 'collections', Collections, variables);
  return collections.nodes;
}
