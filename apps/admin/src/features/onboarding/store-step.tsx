import type { SyncProgress } from '@chatty/contract/knowledge';
import { Button, Group, Progress, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/onboarding.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { api } from '../../connection/api.ts';
import { showUnlessTold } from '../../connection/live/show-unless-told.ts';
import classes from './onboarding.module.css';
import { pagesQuery, syncQuery } from './set-up.ts';
import { productsText, shareOf } from './sync-state.ts';

/** What was found in the store, as the reading goes on. */
export function StoreStep() {
  const client = useQueryClient();
  const sync = useQuery(syncQuery);
  const pages = useQuery(pagesQuery);
  const show = (progress: SyncProgress) => client.setQueryData(syncQuery.queryKey, progress);
  const start = useMutation({
    mutationFn: async () => (await api('POST /assistant/sync-products')).data,
    ...showUnlessTold(client, syncQuery.queryKey, show),
    onError: (problem) => toastFailure(problem),
  });
  if (sync.isError) return <ErrorState problem={sync.error} retry={() => void sync.refetch()} />;
  if (!sync.data) return <Skeleton height={72} role="status" aria-label={texts.loading} />;
  const { running, error, syncedProduct, finishedAt } = sync.data;
  const isKnown = running || finishedAt !== null || syncedProduct > 0;
  return (
    <>
      <p className={classes.text}>{texts.store.text}</p>
      <dl className={classes.found}>
        <div>
          <dt>{texts.store.products}</dt>
          <dd>{isKnown ? syncedProduct.toLocaleString(uiTexts.locale) : texts.store.unknown}</dd>
        </div>
        <div>
          <dt>{texts.store.pages}</dt>
          <dd>{pages.data?.readAt || pages.data?.count ? pages.data.count : texts.store.unknown}</dd>
        </div>
      </dl>
      <Text size="sm" role="status">
        {productsText(sync.data)}
      </Text>
      {running && <Progress value={shareOf(sync.data)} animated mt="xs" aria-label={texts.store.progressLabel} />}
      {error && (
        <Text size="sm" c="var(--bad)" mt="xs" role="alert">
          {error}
        </Text>
      )}
      {!running && (
        <Group mt="sm">
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {finishedAt || error ? texts.store.again : texts.store.start}
          </Button>
        </Group>
      )}
    </>
  );
}
