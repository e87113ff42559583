import type { ContactField } from '@chatty/contract/contact-fields';
import type { LiveEvent } from '@chatty/contract/live';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';
import { changeHeld } from '../../../connection/live/change-held.ts';

/** The shop's own fields of contacts in their order, the archived ones, too. */
export const contactFieldsQuery = queryOptions({
  queryKey: ['contact-fields'] as const,
  queryFn: async ({ signal }) => (await api('GET /contact-fields', { signal })).data,
});

/** What a logged event changes of the shop's own fields. */
export function applyFieldEvent(client: QueryClient, { type, payload }: LiveEvent): void {
  if (type === 'contact.fields') changeHeld<ContactField[]>(client, contactFieldsQuery.queryKey, () => payload.fields);
}
