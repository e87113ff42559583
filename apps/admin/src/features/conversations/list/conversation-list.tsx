import type { Found } from '@chatty/contract/found';
import { Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useMemo } from 'react';
import { texts } from '#texts/conversations.ts';
import { useMe } from '../../../people/me.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReadMore } from '../../../ui/long-list/read-more.tsx';
import { useLongList } from '../../../ui/long-list/use-long-list.ts';
import { listCode } from './list-code.ts';
import { foundOf, rowsOf } from '../live/held.ts';
import { membersQuery } from '../../../people/members.ts';
import { listQuery } from '../queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import classes from './list.module.css';
import type { ListFilter } from './list-filter.ts';

export interface ListHandle {
  /** Scrolls to a row, which may not be drawn yet. */
  show(id: string): void;
}

interface ListProps {
  ref: Ref<ListHandle>;
  filter: ListFilter;
  openId: string | undefined;
  /** The row that the keyboard is at. */
  cursor: string | null;
  hrefOf(id: string): string;
  onCursor(id: string): void;
  onClear(): void;
  onChange(filter: ListFilter): void;
}

const rowHeightPx = 84;

/** The rows of the inbox. Only those in sight are drawn; more are read near the end. */
export function ConversationList({ ref, filter, openId, cursor, hrefOf, onCursor, onClear, onChange }: ListProps) {
  const list = useInfiniteQuery(listQuery(filter));
  const members = useQuery(membersQuery).data;
  const me = useMe().member.id;
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const found = useMemo(() => foundOf(list.data), [list.data]);
  // On a phone the list is not seen while one goes from conversation to conversation.
  const openAt = useMemo(() => rows.findIndex((it) => it.id === openId), [rows, openId]);
  const { scroller, virtual, shown } = useLongList({ rows, list, rowHeightPx, reachedAt: openAt });

  const RowCheck = listCode.use()?.RowCheck;
  useImperativeHandle(ref, () => ({
    show: (id) => virtual.scrollToIndex(rows.findIndex((it) => it.id === id)),
  }));
  // Tab reaches the row that the keyboard was at, while it is drawn, or else the first in sight.
  const isDrawn = (id: string | null | undefined) => shown.some((it) => rows[it.index]?.id === id);
  const inSight = shown.find((it) => it.end > (virtual.scrollOffset ?? 0))?.index ?? 0;
  const reachable = [cursor, openId].find(isDrawn) ?? rows[inSight]?.id;

  if (list.isPending) return <SkeletonList />;
  if (list.isError && rows.length === 0) return <ErrorState problem={list.error} retry={() => void list.refetch()} />;
  if (rows.length === 0) return <Nothing filter={filter} onClear={onClear} onChange={onChange} />;
  return (
    <div ref={scroller} className={classes.scroller} data-list>
      <ul
        className={classes.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={texts.conversations}
        data-status={filter.status}
      >
        {shown.map((item) => {
          const conversation = rows[item.index];
          if (!conversation) return null;
          return (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              className={classes.item}
              style={{ transform: `translateY(${item.start}px)` }}
              aria-setsize={list.hasNextPage ? -1 : rows.length}
              aria-posinset={item.index + 1}
            >
              <ConversationRow
                conversation={conversation}
                found={found.get(conversation.id)}
                me={me}
                members={members}
                to={hrefOf(conversation.id) + placeIn(found.get(conversation.id))}
                open={conversation.id === openId}
                reached={conversation.id === reachable}
                onFocus={onCursor}
              />
              {RowCheck && <RowCheck conversation={conversation} reached={conversation.id === reachable} />}
            </li>
          );
        })}
      </ul>
      <ReadMore list={list} label={texts.loadMore} className={classes.more} />
    </div>
  );
}

function Nothing(props: Pick<ListProps, 'filter' | 'onClear' | 'onChange'>) {
  const NothingHere = listCode.use(true)?.NothingHere;
  return NothingHere && <NothingHere {...props} />;
}

function SkeletonList() {
  return (
    <div className={classes.scroller} aria-busy="true">
      <span className="visually-hidden" role="status">
        {texts.loadingList}
      </span>
      {Array.from({ length: 7 }, (_, at) => (
        <div key={at} className={classes.row} aria-hidden>
          <Skeleton circle height={36} />
          <span className={classes.what}>
            <Skeleton height={11} width="55%" mt={4} />
            <Skeleton height={10} width="85%" mt={10} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Leads to the message that was found. */
const placeIn = (found: Found | undefined) => (found?.message ? `#${found.message.seq}` : '');
