import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListFilter } from '../list/list-filter.ts';
import { listQuery } from '../queries.ts';

const everyMs = 60_000;

/** Reads a list of what is overdue again each minute: it becomes so by time alone, of which no event tells. */
export function useOverdueAgain(filter: ListFilter): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!filter.overdue) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: listQuery(filter).queryKey }), everyMs);
    return () => clearInterval(timer);
  }, [client, filter]);
}
