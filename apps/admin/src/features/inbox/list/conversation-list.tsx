import { Button, Skeleton } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { rowsOf } from '../apply-event.ts';
import { membersQuery } from '../../../app/people/members.ts';
import { listQuery } from '../queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import classes from './list.module.css';
import type { ListFilter } from './list-filter.ts';

interface ListProps {
  filter: ListFilter;
  openId: string | undefined;
  /** The row that the keyboard is at. */
  cursor: string | null;
  hrefOf(id: string): string;
  onCursor(id: string): void;
  onClear(): void;
}

const rowHeightPx = 84;

/** The rows of the inbox, only those in sight are drawn; more are read when the end comes near. */
export function ConversationList({ filter, openId, cursor, hrefOf, onCursor, onClear }: ListProps) {
  const list = useInfiniteQuery(listQuery(filter));
  const members = useQuery(membersQuery).data;
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
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
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && lastShown >= rows.length - 10)
      void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, lastShown, rows.length]);

  const reached = rows.some((it) => it.id === cursor) ? cursor : (openId ?? rows[0]?.id);
  const reachable = rows.some((it) => it.id === reached) ? reached : rows[0]?.id;

  if (list.isPending) return <SkeletonList />;
  if (list.isError && rows.length === 0) return <ErrorState problem={list.error} retry={() => void list.refetch()} />;
  if (rows.length === 0) return <NothingHere filter={filter} onClear={onClear} />;
  return (
    <div ref={scroller} className={classes.scroller} data-list>
      <ul className={classes.rows} style={{ height: virtual.getTotalSize() }} aria-label="Conversations">
        {shown.map((item) => {
          const it = rows[item.index];
          if (!it) return null;
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
                conversation={it}
                owner={members?.find((member) => member.id === it.assigneeId)}
                to={hrefOf(it.id)}
                open={it.id === openId}
                reached={it.id === reachable}
                onFocus={onCursor}
              />
            </li>
          );
        })}
      </ul>
      {isFetchNextPageError && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

function SkeletonList() {
  return (
    <div className={classes.scroller} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading conversations
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

function NothingHere({ filter, onClear }: { filter: ListFilter; onClear(): void }) {
  const narrowed = filter.search !== '' || filter.unread || filter.waiting;
  if (narrowed) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} stroke={1.5} />}
        title="Nothing matches"
        text="No conversation fits this search and these filters."
        action={
          <Button variant="default" onClick={onClear}>
            Clear search and filters
          </Button>
        }
      />
    );
  }
  const text = {
    mine: 'Conversations that are assigned to you stand here. Press i in a conversation to take it.',
    unassigned: 'Nobody waits for a person. Conversations that need one and have no owner stand here.',
    all: 'As soon as a visitor writes in the chatbox, the conversation stands here.',
  }[filter.view];
  const title = filter.status === 'resolved' ? 'Nothing resolved yet' : 'All quiet';
  return (
    <EmptyState
      icon={<IconInbox size={32} stroke={1.5} />}
      title={title}
      text={filter.status === 'open' ? text : undefined}
    />
  );
}
