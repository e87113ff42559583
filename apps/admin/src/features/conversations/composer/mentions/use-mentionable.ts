import type { Member } from '@chatty/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMe } from '../../../../people/me.tsx';
import { membersQuery } from '../../../../people/members.ts';
import { mentionable } from './mentioned.ts';

/** Whom oneself may name. */
export interface Mentionable {
  /** Null while it is read, and when it could not be. */
  team: readonly Member[] | null;
  /** It could not be read. */
  isLost: boolean;
  retry(): void;
}

const nobody: readonly Member[] = [];

/** Whom oneself may name in a note; nobody while `on` is false: a visitor is told nothing of the team. */
export function useMentionable(on: boolean): Mentionable {
  const me = useMe().member.id;
  const { data, isError, refetch } = useQuery({ ...membersQuery, enabled: on });
  const named = useMemo(() => data && mentionable(data, me), [data, me]);
  const team = on ? (named ?? null) : nobody;
  return { team, isLost: team === null && isError, retry: () => void refetch() };
}
