import type { SyncProgress } from '@chatty/contract/knowledge';
import { Button, Group, Progress, Skeleton, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { toastFailure } from '../../../ui/toast.tsx';
import { api } from '../../api.ts';
import { useLogged } from '../../live/live.tsx';
import { productsText, shareOf } from './sync-text.ts';
import classes from './onboarding.module.css';

const syncQuery = queryOptions({
  queryKey: ['onboarding', 'sync'],
  queryFn: async ({ signal }) => (await api('GET /assistant/sync-products', { signal })).data,
});

const pagesQuery = queryOptions({
  queryKey: ['onboarding', 'pages'],
  queryFn: async ({ signal }) => (await api('GET /customAnswers/store-pages/count', { signal })).data.count,
});

/** How far the catalogue has been read, as it goes on. */
export function FoundStep() {
  const client = useQueryClient();
  const sync = useQuery(syncQuery);
  const pages = useQuery(pagesQuery);
  const show = (progress: SyncProgress) => client.setQueryData(syncQuery.queryKey, progress);
  useLogged((event) => {
    if (event.type !== 'sync.changed') return;
    show(event.payload);
    if (!event.payload.running) void client.invalidateQueries({ queryKey: pagesQuery.queryKey });
  });
  const start = useMutation({
    mutationFn: () => api('POST /assistant/sync-products'),
    onSuccess: ({ data }) => show(data),
    onError: (problem) => toastFailure(problem),
  });
  if (sync.isError) return <ErrorState problem={sync.error} retry={() => void sync.refetch()} />;
  if (!sync.data) return <Skeleton height={48} role="status" aria-label="Loading" />;
  const { running, error } = sync.data;
  return (
    <>
      <p className={classes.text}>
        Chatty reads products, pages and policies, so that the assistant can answer from them. It goes on by itself.
      </p>
      <Text size="sm" fw={600} role="status">
        {productsText(sync.data)}
        {pages.data ? ` · ${pages.data} ${pages.data === 1 ? 'page' : 'pages and policies'}` : ''}
      </Text>
      {running && <Progress value={shareOf(sync.data)} animated mt="xs" aria-label="Products read" />}
      {error && (
        <Text size="sm" c="red.8" mt="xs" role="alert">
          {error}
        </Text>
      )}
      {!running && (
        <Group mt="sm">
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {sync.data.finishedAt || error ? 'Read again' : 'Read my store'}
          </Button>
        </Group>
      )}
    </>
  );
}
