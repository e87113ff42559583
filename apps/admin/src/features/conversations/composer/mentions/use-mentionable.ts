import type { Member } from '@chatty/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMe } from '../../../../people/me.tsx';
import { membersQuery } from '../../../../people/members.ts';
import { mentionable } from './mentioned.ts';

/** Whom oneself may name in a note; nobody while `on` is false: a visitor is told nothing of the team. */
export function useMentionable(on: boolean): readonly Member[] {
  const me = useMe().member.id;
  const { data } = useQuery({ ...membersQuery, enabled: on });
  return useMemo(() => (on ? mentionable(data ?? [], me) : []), [on, data, me]);
}
