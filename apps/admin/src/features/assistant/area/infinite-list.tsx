import { Button, Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '#texts/assistant.ts';
import classes from './area.module.css';

interface InfiniteListProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
  children(row: Row): ReactNode;
}

const rowHeightPx = 65;

/** The rows of a list of any length. Only those in sight are drawn; more are read near the end. */
export function InfiniteList<Row extends { id: string }>({ label, rows, list, children }: InfiniteListProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && lastShown >= rows.length - 10)
      void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, lastShown, rows.length]);
  return (
    <div ref={scroller} className={classes.scroller}>
      <ul className={classes.rows} aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {shown.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={hasNextPage ? -1 : rows.length}
              aria-posinset={item.index + 1}
              className={classes.row}
              style={{ transform: `translateY(${Math.round(item.start)}px)` }}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
      {isFetchNextPageError && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** In place of the rows while they are read. */
export function SkeletonRows() {
  return (
    <div role="status" aria-label={texts.loading}>
      {Array.from({ length: 8 }, (_, row) => (
        <div className={classes.skeleton} key={row}>
          <Skeleton height={12} width={`${50 - (row % 3) * 9}%`} />
          <Skeleton height={10} width={`${32 - (row % 3) * 5}%`} />
        </div>
      ))}
    </div>
  );
}
