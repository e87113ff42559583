import type { KnownPage, PageKind } from '@chatty/contract/data-sources';
import { Group, NativeSelect, Switch } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import classes from '../area/area.module.css';
import { FoundList } from '../area/found-list.tsx';
import { Uses } from '../area/uses.tsx';
import { pageListQuery, type PageView } from '../area/source-queries.ts';
import { pathOfPage } from './page-address.ts';
import { useSwitchPage } from './use-switch-page.ts';

const words = texts.pages;
const kinds = ['page', 'article', 'policy'] as const;
const back = { to: '/ai_assistant/data_sources', label: texts.sources.title };

function readView(query: URLSearchParams): PageView {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    kind: kinds.find((it) => it === query.get('kind')) ?? null,
  };
}

function writeView({ search, kind }: PageView): URLSearchParams {
  return new URLSearchParams({ ...(search ? { search } : {}), ...(kind ? { kind } : {}) });
}

/** What the assistant has read in the store, to be searched, read and switched off. */
export function PageListPage() {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const show = (part: Partial<PageView>) =>
    setQuery((now) => writeView({ ...readView(now), ...part }), { replace: true });
  return (
    <Page title={words.title} subtitle={words.subtitle} back={back}>
      <Card padded={false}>
        <Group gap={8} className={classes.filters}>
          <SearchField
            label={words.search}
            placeholder={words.searchPlaceholder}
            clear={words.clearSearch}
            search={view.search}
            onSearch={(search) => show({ search })}
          />
          <NativeSelect
            size="xs"
            aria-label={words.kind}
            value={view.kind ?? ''}
            data={[
              { value: '', label: words.anyKind },
              ...kinds.map((it) => ({ value: it, label: words.kindsOf[it] })),
            ]}
            onChange={({ currentTarget: { value } }) => show({ kind: (value || null) as PageKind | null })}
          />
        </Group>
        <Found view={view} clear={() => show({ search: '', kind: null })} />
      </Card>
    </Page>
  );
}

function Found({ view, clear }: { view: PageView; clear(): void }) {
  const list = useInfiniteQuery(pageListQuery(view));
  const switching = useSwitchPage();
  return (
    <FoundList
      list={list}
      rows={list.data?.pages.flatMap((it) => it.pages)}
      total={list.data?.pages[0]?.total}
      words={words}
      isNarrowed={view.search !== '' || view.kind !== null}
      clear={clear}
      none={<EmptyState icon={<IconFileText size={32} stroke={1.5} />} title={words.noneTitle} text={words.none} />}
    >
      {(page) => <PageRow page={page} use={(used) => switching.mutate({ id: page.id, used })} />}
    </FoundList>
  );
}

function PageRow({ page, use }: { page: KnownPage; use(used: boolean): void }) {
  const isAdmin = useMe().member.role === 'admin';
  const title = page.title || words.untitled;
  return (
    <>
      <div className={classes.words} data-off={!page.used}>
        <Link to={pathOfPage(page.id)} className={classes.name} dir="auto">
          {title}
        </Link>
        <div className={classes.facts}>
          <span>{words.kinds[page.kind]}</span>
          <span>{words.passages(page.passages)}</span>
          <Uses kinds={[page.kind]} id={page.id} />
          {page.used && page.unusedPassages > 0 && <span>{words.unused(page.unusedPassages)}</span>}
          <span dir="ltr">{new URL(page.url).pathname}</span>
        </div>
      </div>
      {!page.used && <Tag tone="warn">{words.off}</Tag>}
      {isAdmin && (
        <Switch
          className={classes.acts}
          aria-label={words.use(title)}
          checked={page.used}
          onChange={(event) => use(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
