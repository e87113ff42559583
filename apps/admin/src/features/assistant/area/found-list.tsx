import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '#texts/assistant.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { ReadByPieces } from '../../../ui/long-list/use-long-list.ts';
import classes from './area.module.css';
import { InfiniteList, SkeletonRows } from './infinite-list.tsx';

interface FoundListProps<Row extends { id: string }> {
  list: ReadByPieces & {
    isError: boolean;
    error: unknown;
    isPlaceholderData: boolean;
    refetch(): unknown;
  };
  /** Undefined while the first are read. */
  rows: readonly Row[] | undefined;
  /** How many there are in all, where that is known. */
  total: number | null | undefined;
  words: {
    list: string;
    notLoaded: string;
    count(n: number): string;
    noMatchTitle: string;
    noMatch: string;
    clear: string;
  };
  /** What else stands beside the number. */
  beside?: ReactNode;
  /** Not all are asked for: that there is none may be because of that. */
  isNarrowed: boolean;
  clear(): void;
  /** In place of the rows where there is none at all. */
  none: ReactNode;
  children(row: Row): ReactNode;
}

/** What a list of the area has found, with how many there are; or why there is nothing to show. */
export function FoundList<Row extends { id: string }>(props: FoundListProps<Row>) {
  const { list, rows, total, words, beside, isNarrowed, clear, none, children } = props;
  if (list.isError && !rows)
    return <ErrorState problem={list.error} retry={() => void list.refetch()} title={words.notLoaded} />;
  if (!rows) return <SkeletonRows />;
  const isEmpty = rows.length === 0 && !list.isPlaceholderData;
  return (
    <div className={classes.found} data-waiting={list.isPlaceholderData}>
      <div className={classes.summary}>
        <span role="status">{list.isPlaceholderData ? texts.loading : words.count(total ?? rows.length)}</span>
        {beside}
      </div>
      {isEmpty && isNarrowed ? (
        <EmptyState
          icon={<IconSearchOff size={32} stroke={1.5} />}
          title={words.noMatchTitle}
          text={words.noMatch}
          action={
            <Button variant="default" onClick={clear}>
              {words.clear}
            </Button>
          }
        />
      ) : isEmpty ? (
        none
      ) : (
        <InfiniteList label={words.list} rows={rows} list={list}>
          {children}
        </InfiniteList>
      )}
    </div>
  );
}
