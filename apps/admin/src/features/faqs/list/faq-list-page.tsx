import { Button } from '@mantine/core';
import { IconMessageQuestion, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/faqs.ts';
import { FaqTabs } from '../../../navigation/faq-tabs.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useDrawn } from '../../../ui/later/use-drawn.ts';
import { Page } from '../../../ui/page.tsx';
import { TablePager } from '../../../ui/table.tsx';
import { type FaqPage, type FaqView, faqListQuery } from '../faq-queries.ts';
import { RoomNote } from '../room-note.tsx';
import { FaqFilters } from './faq-filters.tsx';
import classes from './faq-list.module.css';
import { FaqRows, SkeletonFaqs } from './faq-rows.tsx';
import { isNarrowed, readView, writeView } from './list-address.ts';

const ExchangeActions = lazy(async () => ({
  default: (await import('../exchange/exchange-actions.tsx')).ExchangeActions,
}));
const CategoriesAction = lazy(async () => ({
  default: (await import('../categories/categories-dialog.tsx')).CategoriesAction,
}));
const FaqPageCard = lazy(async () => ({ default: (await import('../page/faq-page-card.tsx')).FaqPageCard }));

const addFaq = (
  <Button component={Link} to="/faqs/addFaq">
    {texts.add}
  </Button>
);

export function FaqListPage() {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const list = useQuery(faqListQuery(view));
  /** Another search or filter begins on its first page; only paging leaves a step to go back to. */
  const show = (part: Partial<FaqView>) =>
    setQuery((now) => writeView({ ...readView(now), page: 1, ...part }), { replace: part.page === undefined });

  const hasNone = list.data?.total === 0 && !isNarrowed(view);

  const lastPage = list.data ? Math.max(1, Math.ceil(list.data.total / list.data.pagination.limit)) : view.page;
  const isPastEnd = !list.isPlaceholderData && view.page > lastPage;
  useEffect(() => {
    if (isPastEnd) setQuery((now) => writeView({ ...readView(now), page: lastPage }), { replace: true });
  }, [isPastEnd, lastPage, setQuery]);

  // The list is what one comes for: nothing else is fetched before it stands, nor pushed down by it.
  const stands = useDrawn(list.data !== undefined || list.isError);
  return (
    <Page
      title={texts.faqs}
      subtitle={texts.subtitle}
      primaryAction={{ label: texts.add, to: '/faqs/addFaq' }}
      secondaryActions={
        <Suspense>
          {stands && (
            <>
              <CategoriesAction />
              <ExchangeActions />
            </>
          )}
        </Suspense>
      }
    >
      <FaqTabs here="page" />
      {list.data && !isNarrowed(view) && !list.isPlaceholderData && <RoomNote total={list.data.total} />}
      <Card padded={false}>
        {!hasNone && <FaqFilters view={view} onChange={show} />}
        {list.data ? (
          <Found view={view} page={list.data} waiting={list.isPlaceholderData} show={show} />
        ) : list.isError ? (
          <ErrorState problem={list.error} retry={() => void list.refetch()} title={texts.list.notLoaded} />
        ) : (
          <SkeletonFaqs />
        )}
      </Card>
      {stands && (
        <Suspense>
          <FaqPageCard />
        </Suspense>
      )}
    </Page>
  );
}

interface FoundProps {
  view: FaqView;
  page: FaqPage;
  waiting: boolean;
  show(part: Partial<FaqView>): void;
}

function Found({ view, page, waiting, show }: FoundProps) {
  const narrowed = isNarrowed(view);
  return (
    <div className={classes.found} data-waiting={waiting}>
      <p role="status" className="visually-hidden">
        {waiting ? '' : texts.list.count(page.total, narrowed)}
      </p>
      {page.total === 0 && !waiting ? (
        <Nothing
          narrowed={narrowed}
          clear={() => show({ search: '', published: null, featured: null, category: null })}
        />
      ) : (
        <FaqRows view={view} page={page} waiting={waiting} />
      )}
      {narrowed && page.total > 1 && <p className={classes.hint}>{texts.list.clearToReorder}</p>}
      <TablePager
        page={page.pagination.page}
        limit={page.pagination.limit}
        total={page.total}
        onPage={(to) => show({ page: to })}
      />
    </div>
  );
}

function Nothing({ narrowed, clear }: { narrowed: boolean; clear(): void }) {
  if (!narrowed) {
    return (
      <EmptyState
        icon={<IconMessageQuestion size={32} stroke={1.5} />}
        title={texts.list.noneTitle}
        text={texts.list.none}
        action={addFaq}
      />
    );
  }
  return (
    <EmptyState
      icon={<IconSearchOff size={32} stroke={1.5} />}
      title={texts.list.noMatchTitle}
      text={texts.list.noMatch}
      action={
        <Button variant="default" onClick={clear}>
          {texts.list.clear}
        </Button>
      }
    />
  );
}
