import type { Profile } from '@chatty/contract/profile';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../connection/api.ts';
import { showMember } from './members.ts';

/** The person's own account. It is never kept for long, because other browsers change it without an event. */
export const profileQuery = queryOptions({
  queryKey: ['profile'] as const,
  queryFn: async ({ signal }) => (await api('GET /profile', { signal })).data,
  staleTime: 30_000,
});

/** Shows the account as it is now, in the top bar and the team as well. */
export function showProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery.queryKey, profile);
  showMember(client, profile.member);
}
