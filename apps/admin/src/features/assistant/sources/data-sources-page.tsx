import type { DataSources } from '@chatty/contract/data-sources';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { sourcesQuery } from '../area/source-queries.ts';
import { AnswersSource, FaqsSource, FilesSource, PagesSource, ProductsSource, WebSource } from './source-rows.tsx';
import { useSyncAll } from './use-sync.ts';
import classes from './sources.module.css';

const here = '/ai_assistant/data_sources';

/** All that the assistant answers from, with how fresh it is and what can be done about it. */
export function DataSourcesPage() {
  const sources = useQuery(sourcesQuery);
  const isAdmin = useMe().member.role === 'admin';
  return (
    <Page title={texts.sources.title} subtitle={texts.sources.subtitle} secondaryActions={isAdmin && <SyncAll />}>
      <AreaTabs here={here} />
      <Card padded={false}>
        {sources.data ? (
          <Sources {...sources.data} />
        ) : sources.isError ? (
          <ErrorState problem={sources.error} retry={() => void sources.refetch()} title={texts.sources.notLoaded} />
        ) : (
          <Stack p="md" role="status" aria-label={texts.loading}>
            <Skeleton height={14} width="40%" />
            <Skeleton height={14} width="60%" />
            <Skeleton height={14} width="50%" />
          </Stack>
        )}
      </Card>
    </Page>
  );
}

function SyncAll() {
  const all = useSyncAll();
  return (
    <Button variant="default" loading={all.isPending} onClick={() => all.mutate()}>
      {texts.sources.syncAll}
    </Button>
  );
}

const Sources = ({ pages, products, faqs, customAnswers, documents }: DataSources) => (
  <ul className={classes.sources} aria-label={texts.sources.title}>
    <PagesSource pages={pages} />
    <ProductsSource products={products} />
    <FaqsSource faqs={faqs} />
    <FilesSource documents={documents} />
    <WebSource documents={documents} />
    <AnswersSource answers={customAnswers} />
  </ul>
);
