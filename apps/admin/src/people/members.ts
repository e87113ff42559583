import type { EventPayload, LiveEvent, PassingEvent } from '@chatty/contract/live';
import type { Member } from '@chatty/contract/team';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../connection/api.ts';
import { meQuery } from './me.tsx';

/** The team, those without a seat and those who were only invited included. */
export const membersQuery = queryOptions({
  queryKey: ['members'] as const,
  queryFn: async ({ signal }) => (await api('GET /members', { signal })).data,
});

/** Seats taken and seats of the plan; only admins may ask. */
export const seatsQuery = queryOptions({
  queryKey: ['members', 'seats'] as const,
  queryFn: async ({ signal }) => (await api('GET /members/seats', { signal })).data,
});

const byName = (a: Member, b: Member) => a.fullName.localeCompare(b.fullName);

/** Shows a member as they are now, wherever one of the team is shown. */
export function showMember(client: QueryClient, changed: Member): void {
  client.setQueryData(membersQuery.queryKey, (team) =>
    team?.some((it) => it.id === changed.id)
      ? team.map((it) => (it.id === changed.id ? changed : it))
      : team && [...team, changed].sort(byName),
  );
  client.setQueryData(
    meQuery.queryKey,
    (held) => held && (held.member.id === changed.id ? { ...held, member: changed } : held),
  );
}

/** Takes somebody out of the team on the screen. */
export const hideMember = (client: QueryClient, { id }: EventPayload<'member.removed'>): void =>
  void client.setQueryData(membersQuery.queryKey, (team) => team?.filter((it) => it.id !== id));

/** What a logged event changes in the team. The same event again changes nothing. */
export function applyMemberEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'member.changed') showMember(client, event.payload);
  if (event.type === 'member.removed') hideMember(client, event.payload);
  const movesSeats = ['member.changed', 'member.removed', 'shop.changed'].includes(event.type);
  if (movesSeats) void client.invalidateQueries({ queryKey: seatsQuery.queryKey });
}

/** What a passing event changes in the team: who is there. */
export function applyMemberPassing(client: QueryClient, event: PassingEvent): void {
  if (event.type !== 'staff.status') return;
  const { isOnline } = event.payload;
  client.setQueryData(membersQuery.queryKey, (team) =>
    team?.map((it) => ({ ...it, online: isOnline[it.id]?.status ?? false })),
  );
}
