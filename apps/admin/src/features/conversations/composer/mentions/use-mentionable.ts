import type { Member } from '@chatty/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMe } from '../../../../people/me.tsx';
import { membersQuery } from '../../../../people/members.ts';
import { mentionable } from './mentioned.ts';

const nobody: readonly Member[] = [];

/**
 * Whom oneself may name in a note, null while it is read; nobody while `on` is false: a visitor is told nothing of the
 * team.
 */
export function useMentionable(on: boolean): readonly Member[] | null {
  const me = useMe().member.id;
  const { data, isError } = useQuery({ ...membersQuery, enabled: on });
  return useMemo(() => {
    if (on && data) return mentionable(data, me);
    return on && !isError ? null : nobody;
  }, [on, data, isError, me]);
}
