import type { Receipt } from '@chatty/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/receipts.ts';
import { membersQuery } from '../members.ts';

/** Who deleted, in words; null until the team is known. */
export function useDeletedBy(): (it: Receipt) => string | null {
  const { data: team } = useQuery(membersQuery);
  return ({ requestedBy }) => {
    if (requestedBy === null) return texts.byPlatform;
    return team ? (team.find((it) => it.id === requestedBy)?.fullName ?? texts.byFormer) : null;
  };
}
