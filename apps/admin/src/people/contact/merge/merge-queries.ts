import type { KeptValues } from '@chatty/contract/contact-merge';
import type { Contact } from '@chatty/contract/contacts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/merge-contacts.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { contactQuery } from '../contact-queries.ts';

/** Contacts that may be the same person. */
export const likelySameQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'likely-same', id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/likely-same', { params: { id }, signal })).data,
    staleTime: 0,
  });

const mostFound = 8;

/** Contacts in which a text stands. */
export const foundContactsQuery = (search: string) =>
  queryOptions({
    queryKey: ['contacts', 'to-merge', search] as const,
    queryFn: async ({ signal }) =>
      (await api('GET /contacts', { query: { search, limit: mostFound }, signal })).data.contacts,
    enabled: search !== '',
    staleTime: 0,
  });

/** Makes two contacts one person. Answers the one that stays. Throws `CallFailed`. */
export async function mergeContacts(
  client: QueryClient,
  id: string,
  otherId: string,
  keep: KeptValues,
): Promise<Contact> {
  const { data } = await api('POST /contacts/:id/merge', { params: { id }, body: { otherId, keep } });
  for (const it of [id, otherId]) void client.invalidateQueries({ queryKey: contactQuery(it).queryKey });
  toastDone(texts.merged);
  return data;
}
