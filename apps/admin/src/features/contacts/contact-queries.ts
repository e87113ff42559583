import type { DataOf } from '@chatty/client/api';
import type { ContactFilter, ContactSort } from '@chatty/contract/contact-list';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';

/** What the list shows; it stands in the address, so that a view can be shared and survives a reload. */
export interface ContactListView {
  filter: ContactFilter;
  search: string;
  sort: ContactSort;
}

export type ContactPiece = DataOf<'GET /contacts'>;
export type ContactListData = InfiniteData<ContactPiece, string | null>;

/** Every list of contacts is filed under this key followed by its view. */
export const contactListKey = ['contacts', 'list'] as const;

const pieceSize = 50;

export const contactListQuery = ({ filter, search, sort }: ContactListView) =>
  infiniteQueryOptions({
    queryKey: [...contactListKey, { filter, search, sort }] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const paging = { limit: pieceSize, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const query = { ...filter, sort, ...(search === '' ? {} : { search }), ...paging };
      return (await api('GET /contacts', { query, signal })).data;
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: (before) => before,
    // Events change the rows that are here, but not which: a list that is turned to is read again.
    staleTime: 0,
  });

/** What stands around the list: own segments, languages, columns. */
export const contactViewQuery = queryOptions({
  queryKey: ['contacts', 'view'] as const,
  queryFn: async ({ signal }) => (await api('GET /contacts/view', { signal })).data,
});

/** How often segments are counted anew where no event tells: who comes, who goes, who has not been seen for long. */
const countedEveryMs = 30_000;

/** How many contacts each segment has. */
export const segmentCountsQuery = queryOptions({
  queryKey: ['contacts', 'segment-counts'] as const,
  queryFn: async ({ signal }) => (await api('GET /contacts/segments/counts', { signal })).data,
  refetchInterval: countedEveryMs,
  staleTime: 0,
});

/** What every contact agreed to is filed under this key: consents belong to addresses, which contacts may share. */
export const newsletterKey = ['contacts', 'newsletter'] as const;

/** What a contact agreed to when they subscribed to the newsletter. */
export const newsletterQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsletterKey, id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/newsletter', { params: { id }, signal })).data,
  });
