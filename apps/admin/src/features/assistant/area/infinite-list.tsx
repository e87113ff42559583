import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/assistant.ts';
import { ReadMore } from '../../../ui/long-list/read-more.tsx';
import { type ReadByPieces, useLongList } from '../../../ui/long-list/use-long-list.ts';
import classes from './area.module.css';

interface InfiniteListProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  list: ReadByPieces;
  children(row: Row): ReactNode;
}

const rowHeightPx = 65;

/** The rows of a list of any length. Only those in sight are drawn; more are read near the end. */
export function InfiniteList<Row extends { id: string }>({ label, rows, list, children }: InfiniteListProps<Row>) {
  const { scroller, virtual, shown } = useLongList({ rows, list, rowHeightPx });
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
              aria-setsize={list.hasNextPage ? -1 : rows.length}
              aria-posinset={item.index + 1}
              className={classes.row}
              style={{ transform: `translateY(${Math.round(item.start)}px)` }}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
      <ReadMore list={list} label={texts.more} className={classes.more} />
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
