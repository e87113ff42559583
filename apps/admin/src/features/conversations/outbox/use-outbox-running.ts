import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../../../people/me.tsx';
import { outboxOf } from './outbox.ts';

/** What an earlier page left unsent leaves now, on whichever page one is. */
export function useOutboxRunning(): void {
  const client = useQueryClient();
  const me = useMe().member.id;
  useEffect(() => void outboxOf(me, client), [me, client]);
}
