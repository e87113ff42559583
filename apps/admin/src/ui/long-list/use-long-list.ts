import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/** A list that is read piece by piece. */
export interface ReadByPieces {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

interface LongList {
  rows: readonly { id: string }[];
  list: ReadByPieces;
  /** About how high a row is: those in sight are measured. */
  rowHeightPx: number;
  /** How far down one is by other ways than scrolling. */
  reachedAt?: number;
}

/** So near its end more of a list is read. */
const rowsAhead = 10;

/** The rows of a list of any length that are in sight, which alone are drawn; more are read near the end. */
export function useLongList({ rows, list, rowHeightPx, reachedAt = 0 }: LongList) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = Math.max(reachedAt, shown.at(-1)?.index ?? 0);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && lastShown >= rows.length - rowsAhead)
      void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, lastShown, rows.length]);
  return { scroller, virtual, shown };
}
