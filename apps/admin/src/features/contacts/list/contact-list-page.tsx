import { Button } from '@mantine/core';
import { IconSearchOff, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { mostCounted } from '@chatty/contract/contact-list';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { texts as exchange } from '#texts/contact-exchange.ts';
import { texts } from '#texts/contacts.ts';
import { ExportButton } from '../../../connection/exporting/export-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { clearNews, useContactNews } from '../apply-event.ts';
import { contactListQuery, type ContactListView, contactViewQuery } from '../contact-queries.ts';
import { exportedContacts } from '../exchange/exported-contacts.ts';
import { ImportButton } from '../import/import-button.tsx';
import { ImportStatus } from '../import/import-status.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { ContactsMenu } from '../receipts/contacts-menu.tsx';
import { SegmentBar } from '../segments/segment-bar.tsx';
import { ContactFilters } from './contact-filters.tsx';
import classes from './contact-list.module.css';
import { ContactRows, SkeletonContacts } from './contact-rows.tsx';
import { isNarrowed, readView, writeView } from './list-address.ts';

/** Everybody whom the shop knows, to be searched, filtered and sorted. */
export function ContactListPage() {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const around = useQuery(contactViewQuery);
  const show = (part: Partial<ContactListView>) =>
    setQuery((now) => writeView({ ...readView(now), ...part }), { replace: part.filter === undefined });
  const actions = (
    <>
      <ImportButton />
      <ExportButton exported={exportedContacts(view)} words={exchange} />
      <ContactsMenu />
    </>
  );
  return (
    <Page title={texts.contacts} subtitle={texts.subtitle} secondaryActions={actions}>
      <ImportStatus />
      <Card padded={false}>
        <SegmentBar view={view} segments={around.data?.segments ?? []} show={show} />
        <ContactFilters view={view} around={around.data} show={show} />
        {around.isError && !around.data ? (
          <ErrorState problem={around.error} retry={() => void around.refetch()} title={texts.list.notLoaded} />
        ) : (
          <Found view={view} columns={around.data?.columns} show={show} />
        )}
      </Card>
    </Page>
  );
}

interface FoundProps {
  view: ContactListView;
  columns: Parameters<typeof ContactRows>[0]['columns'] | undefined;
  show(part: Partial<ContactListView>): void;
}

function Found({ view, columns, show }: FoundProps) {
  const list = useInfiniteQuery(contactListQuery(view));
  const hasNews = useContactNews((it) => it.isThere);
  const address = writeView(view).toString();
  const rows = useMemo(() => list.data?.pages.flatMap((it) => it.contacts) ?? [], [list.data]);
  // Whatever came before is in a list that is read now.
  useEffect(clearNews, [address]);
  if (list.isError && !list.data)
    return <ErrorState problem={list.error} retry={() => void list.refetch()} title={texts.list.notLoaded} />;
  if (!list.data || !columns) return <SkeletonContacts />;
  const total = list.data.pages[0]?.total ?? rows.length;
  const refresh = () => {
    clearNews();
    void list.refetch();
  };
  return (
    <div className={classes.found} data-waiting={list.isPlaceholderData}>
      <div className={classes.summary}>
        <p role="status">
          {list.isPlaceholderData
            ? texts.list.loading
            : total > mostCounted
              ? texts.list.moreThan(mostCounted)
              : texts.list.count(total)}
        </p>
        {hasNews && (
          <Button variant="subtle" size="compact-xs" onClick={refresh} loading={list.isRefetching}>
            {texts.list.news}: {texts.list.refresh}
          </Button>
        )}
      </div>
      <SelectionBar view={view} rows={rows} total={total} at={list.data.pages[0]?.at ?? ''} />
      {rows.length === 0 && !list.isPlaceholderData ? (
        <Nothing narrowed={isNarrowed(view)} clear={() => show({ search: '', filter: {} })} />
      ) : (
        <ContactRows rows={rows} columns={columns} list={list} />
      )}
    </div>
  );
}

function Nothing({ narrowed, clear }: { narrowed: boolean; clear(): void }) {
  if (!narrowed) {
    return (
      <EmptyState icon={<IconUsers size={32} stroke={1.5} />} title={texts.list.noneTitle} text={texts.list.none} />
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
