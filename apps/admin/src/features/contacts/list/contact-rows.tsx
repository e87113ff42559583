import type { ListedContact, ShownColumn } from '@chatty/contract/contact-list';
import { Button, Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useRef } from 'react';
import { texts as exchangeTexts } from '#texts/contact-exchange.ts';
import { texts } from '#texts/contacts.ts';
import { AllCheck } from '../selection/contact-check.tsx';
import classes from './contact-list.module.css';
import { useColumns } from './columns.tsx';
import { ContactRow } from './contact-row.tsx';

interface ContactRowsProps {
  rows: readonly ListedContact[];
  /** Those of fields that are gone are left out. */
  columns: readonly ShownColumn[];
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
}

const rowHeightPx = 53;

/** The contacts of a list. Only those in sight are drawn; more are read near the end. */
export function ContactRows({ rows, columns: chosen, list }: ContactRowsProps) {
  const columns = useColumns(chosen);
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
    <div
      ref={scroller}
      className={classes.scroller}
      role="table"
      aria-label={texts.contacts}
      aria-rowcount={hasNextPage ? -1 : rows.length + 1}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <div role="rowgroup">
        <div role="row" className={classes.head} aria-rowindex={1}>
          <AllCheck />
          <span role="columnheader">{texts.list.name}</span>
          {columns.map((column) => (
            <span role="columnheader" key={column.key}>
              {column.name}
            </span>
          ))}
          <span role="columnheader">
            <span className="visually-hidden">{exchangeTexts.actions}</span>
          </span>
        </div>
      </div>
      <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
        {shown.map((item) => {
          const contact = rows[item.index];
          if (!contact) return null;
          return (
            <div
              key={item.key}
              role="row"
              aria-rowindex={item.index + 2}
              ref={virtual.measureElement}
              data-index={item.index}
              data-contact={contact.id}
              className={classes.row}
              style={{ transform: `translateY(${Math.round(item.start)}px)` }}
            >
              <ContactRow contact={contact} columns={columns} />
            </div>
          );
        })}
      </div>
      {isFetchNextPageError && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void fetchNextPage()}>
            {texts.list.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** In place of the rows while they are read. */
export function SkeletonContacts() {
  return (
    <div role="status" aria-label={texts.list.loading}>
      {Array.from({ length: 8 }, (_, row) => (
        <div className={classes.skeleton} key={row}>
          <Skeleton circle height={32} />
          <Skeleton height={12} width={`${40 - (row % 3) * 8}%`} />
        </div>
      ))}
    </div>
  );
}
