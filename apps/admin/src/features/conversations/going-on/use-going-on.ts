import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { useActions } from '../actions.ts';
import { type ListFilter, writeFilter } from '../list/list-filter.ts';
import { rowsOf } from '../live/held.ts';
import { listQuery } from '../queries.ts';
import { nextOf } from './next-of.ts';

const mostHeld = 20;

interface GoingOn {
  filter: ListFilter;
  openId: string | undefined;
  hrefOf(id: string): string;
  run: ReturnType<typeof useActions>['run'];
}

/** Resolves a conversation and opens the one after it in the list; where there is none, the list alone. */
export function useGoingOn({ filter, openId, hrefOf, run }: GoingOn): (id: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const rowsNow = () => rowsOf(client.getQueryData(listQuery(filter).queryKey)).map((it) => it.id);
  /** The rows among which conversations stood last, of those that were open lately: one may come back to them. */
  const stood = useRef(new Map<string, readonly string[]>());
  /** Being resolved from here: their rows go a moment later, and are nobody's next until then. */
  const leaving = useRef(new Set<string>());
  const look = useEffectEvent(() => {
    const rows = rowsNow();
    if (!openId || !rows.includes(openId)) return;
    const { current: held } = stood;
    held.delete(openId);
    held.set(openId, rows);
    for (const id of held.keys()) if (held.size > mostHeld) held.delete(id);
  });
  useEffect(() => {
    look();
    const cache = client.getQueryCache();
    const { queryKey } = listQuery(filter);
    return cache.subscribe(({ type, query }) => {
      if (type === 'updated' && query === cache.find({ queryKey })) look();
    });
  }, [client, filter, openId]);
  return (id) => {
    const staying = rowsNow().filter((it) => it === id || !leaving.current.has(it));
    const next = nextOf(id, staying, stood.current.get(id) ?? []);
    leaving.current.add(id);
    const back = () => void navigate(hrefOf(id));
    const ended = () => void leaving.current.delete(id);
    run({ do: 'resolve', id, led: { isLast: next === null, back, ended } });
    void navigate(next === null ? { pathname: '/inbox', search: writeFilter(filter) } : hrefOf(next));
  };
}
