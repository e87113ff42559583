import type { ListedContact, ShownColumn } from '@chatty/contract/contact-list';
import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { texts as exchangeTexts } from '#texts/contact-exchange.ts';
import { texts } from '#texts/contacts.ts';
import { ReadMore } from '../../../ui/long-list/read-more.tsx';
import { type ReadByPieces, useLongList } from '../../../ui/long-list/use-long-list.ts';
import { AllCheck } from '../selection/contact-check.tsx';
import classes from './contact-list.module.css';
import { useColumns } from './columns.tsx';
import { ContactRow } from './contact-row.tsx';

interface ContactRowsProps {
  rows: readonly ListedContact[];
  /** Those of fields that are gone are left out. */
  columns: readonly ShownColumn[];
  list: ReadByPieces;
}

const rowHeightPx = 53;

/** The contacts of a list. Only those in sight are drawn; more are read near the end. */
export function ContactRows({ rows, columns: chosen, list }: ContactRowsProps) {
  const columns = useColumns(chosen);
  const { scroller, virtual, shown } = useLongList({ rows, list, rowHeightPx });
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="table"
      aria-label={texts.contacts}
      aria-rowcount={list.hasNextPage ? -1 : rows.length + 1}
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
      <ReadMore list={list} label={texts.list.more} className={classes.more} />
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
