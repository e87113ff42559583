import type { ContactImport } from '@chatty/contract/contact-imports';
import type { LiveEvent } from '@chatty/contract/live';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';
import { changeHeld } from '../../../connection/live/change-held.ts';

/** The imports that were begun lately, the latest first. */
export const contactImportsQuery = queryOptions({
  queryKey: ['contacts', 'imports'] as const,
  queryFn: async ({ signal }) => (await api('GET /contacts/imports', { signal })).data,
  staleTime: 0,
});

/** Shows an import as it is now, the latest first. */
export function showImport(client: QueryClient, it: ContactImport): void {
  changeHeld<ContactImport[]>(client, contactImportsQuery.queryKey, (held) =>
    [it, ...held.filter((one) => one.id !== it.id)].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
}

/** What a logged event changes of the imports. */
export function applyImportEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'contact.import.forgotten') {
    const { id } = event.payload;
    changeHeld<ContactImport[]>(client, contactImportsQuery.queryKey, (held) => held.filter((it) => it.id !== id));
  }
  if (event.type === 'contact.import') showImport(client, event.payload);
}
