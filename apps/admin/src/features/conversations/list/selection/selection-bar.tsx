import type { BulkTarget } from '@chatty/contract/bulk-actions';
import { statusIn } from '@chatty/contract/searched-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import { useMe } from '../../../../people/me.tsx';
import { later } from '../../../../ui/later/later.ts';
import { rowsOf } from '../../live/held.ts';
import { listQuery } from '../../queries.ts';
import { toAsked } from '../views/asked-filter.ts';
import type { ListFilter } from '../list-filter.ts';
import { clearSelection, showRows, useSelection } from './selection.ts';
import { useRunning } from './follow-run.ts';
import { type ManyAction, useBulk } from './use-bulk.ts';
import { useSelectionKeys } from './use-selection-keys.ts';

const bar = later(() => import('./bulk-bar.tsx'));

/** What is chosen in the list, and what can be done to it, in the place of the toolbar. */
export function SelectionBar({ filter }: { filter: ListFilter }) {
  const me = useMe().member.id;
  const { id: openId } = useParams();
  const list = useInfiniteQuery(listQuery(filter)).data;
  const rows = useMemo(() => rowsOf(list), [list]);
  const { ids, everything } = useSelection();
  const running = useRunning((it) => it.run);
  const bulk = useBulk();
  const chosen = everything ? rows : rows.filter((it) => ids.has(it.id));
  const stands = everything !== null || chosen.length > 0;
  const run = (action: ManyAction) => {
    const target: BulkTarget = everything
      ? { by: 'filter', filter: toAsked(filter), at: everything.at }
      : { by: 'choice', ids: chosen.map((it) => it.id) };
    if (everything) clearSelection();
    bulk.run({ action, target });
  };
  // What has left the list is not chosen any more; what only seems to have left it may come back, where the server refuses.
  const { isPending } = bulk;
  useEffect(() => {
    if (!isPending) showRows(rows.map((it) => it.id));
  }, [rows, isPending]);
  // What is offered goes by where the list looks.
  const status = statusIn(filter.search) ?? filter.status;
  useSelectionKeys({ openId, stands, isBlocked: status === 'blocked', me, run });
  useEffect(() => clearSelection, [filter]);
  const isShown = stands || running !== null;
  const BulkBar = bar.use(isShown)?.BulkBar;
  if (!isShown || !BulkBar) return null;
  return (
    <BulkBar
      filter={{ ...filter, status }}
      chosen={chosen}
      everything={everything}
      running={running}
      run={run}
      stop={bulk.undo}
    />
  );
}
