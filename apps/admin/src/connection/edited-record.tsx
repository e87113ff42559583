import { CallFailed } from '@chatty/client/api';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';

interface EditedRecordProps<Record extends { id: string }, Key extends readonly unknown[]> {
  id: string;
  /** Reads it; null once it is known to be deleted. */
  query: UseQueryOptions<Record | null, Error, Record | null, Key>;
  title: string;
  back: { to: string; label: string };
  width: 'narrow' | 'full';
  words: { missing: string; notLoaded: string; loading: string };
  /** Draws it; what was deleted while it is open here is handed over as it was last. */
  children(record: Record, isDeleted: boolean): ReactNode;
}

const isMissing = (error: unknown) =>
  error instanceof CallFailed && (error.code === 'not_found' || error.code === 'bad_input');

/**
 * The page that changes one record, from its address on: being read, not read, and there. It stays while somebody deletes it,
 * so that what is typed is not lost. An address that leads to none is the error page's business.
 */
export function EditedRecord<Record extends { id: string }, Key extends readonly unknown[]>(
  props: EditedRecordProps<Record, Key>,
) {
  const { id, title, back, width, words, children } = props;
  const read = useQuery({ ...props.query, throwOnError: isMissing });
  const [lastKnown, setLastKnown] = useState<Record | null>(null);
  if (read.data && read.data !== lastKnown) setLastKnown(read.data);
  const known = read.data ?? (lastKnown?.id === id ? lastKnown : null);
  if (known) return children(known, read.data === null);
  if (read.data === null) throw new CallFailed('not_found', words.missing);
  return (
    <Page title={title} back={back} width={width}>
      <Card>
        {read.isError ? (
          <ErrorState problem={read.error} retry={() => void read.refetch()} title={words.notLoaded} />
        ) : (
          <Stack role="status" aria-label={words.loading}>
            <Skeleton height={34} />
            <Skeleton height={260} />
          </Stack>
        )}
      </Card>
    </Page>
  );
}
