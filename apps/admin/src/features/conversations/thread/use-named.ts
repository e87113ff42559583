import type { Member } from '@chatty/contract/team';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../../../people/members.ts';

/** The members whom a note names, as far as they are still of the team; null where it names nobody. */
export function useNamed(ids: readonly string[] | undefined): Member[] | null {
  const { data } = useQuery({ ...membersQuery, enabled: ids !== undefined });
  return ids ? (data ?? []).filter((it) => ids.includes(it.id)) : null;
}
