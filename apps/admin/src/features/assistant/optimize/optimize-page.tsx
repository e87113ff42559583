import { type OpenQuestion, QuestionOrder, QuestionState } from '@chatty/contract/optimize';
import { Button, Group, NativeSelect } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant-optimize.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from '../area/area.module.css';
import { AreaTabs } from '../area/area-tabs.tsx';
import { FoundList } from '../area/found-list.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { languageName } from './language-name.ts';
import { optimizePath, questionListQuery, type QuestionView } from './optimize-queries.ts';

const words = texts.list;

const readView = (query: URLSearchParams): QuestionView => ({
  search: (query.get('search') ?? '').trim().slice(0, 200),
  state: QuestionState.catch('open').parse(query.get('state')),
  order: QuestionOrder.catch('often').parse(query.get('order')),
});

const writeView = ({ search, state, order }: QuestionView) =>
  new URLSearchParams({
    ...(search ? { search } : {}),
    ...(state === 'open' ? {} : { state }),
    ...(order === 'often' ? {} : { order }),
  });

/** What visitors asked without an answer, by meaning, and how much of all that they asked was answered. */
export function OptimizePage() {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const show = (part: Partial<QuestionView>) =>
    setQuery((now) => writeView({ ...readView(now), ...part }), { replace: true });
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      secondaryActions={
        <Button component={Link} to={`${optimizePath}/conflicts`} variant="default">
          {texts.conflicts.title}
        </Button>
      }
    >
      <AreaTabs here={optimizePath} />
      <CoverageCard />
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
            aria-label={words.state}
            value={view.state}
            data={QuestionState.options.map((value) => ({ value, label: words.states[value] }))}
            onChange={({ currentTarget: { value } }) => show({ state: QuestionState.parse(value) })}
          />
          <NativeSelect
            size="xs"
            aria-label={words.order}
            value={view.order}
            data={QuestionOrder.options.map((value) => ({ value, label: words.orders[value] }))}
            onChange={({ currentTarget: { value } }) => show({ order: QuestionOrder.parse(value) })}
          />
        </Group>
        <Found view={view} clear={() => show({ search: '' })} />
      </Card>
    </Page>
  );
}

function Found({ view, clear }: { view: QuestionView; clear(): void }) {
  const list = useInfiniteQuery(questionListQuery(view));
  const none = words.none[view.state];
  return (
    <FoundList
      list={list}
      rows={list.data?.pages.flatMap((it) => it.questions)}
      total={list.data?.pages[0]?.total}
      words={words}
      isNarrowed={view.search !== ''}
      clear={clear}
      none={<EmptyState icon={<IconCircleCheck size={32} stroke={1.5} />} {...none} />}
    >
      {(question) => <QuestionRow question={question} />}
    </FoundList>
  );
}

/** How often it was asked this week, and whether that is more than in the week before. */
function trendOf({ thisWeek, weekBefore }: OpenQuestion): string {
  if (thisWeek > weekBefore) return words.rising(thisWeek);
  return thisWeek < weekBefore ? words.falling(thisWeek) : words.steady(thisWeek);
}

function QuestionRow({ question: it }: { question: OpenQuestion }) {
  const failed = it.state === 'open' && it.published !== null && !it.isChecking;
  return (
    <>
      <div className={classes.words}>
        <Link to={`${optimizePath}/${it.id}`} className={classes.name} dir="auto">
          {it.question}
        </Link>
        <div className={classes.facts}>
          <span>{words.asked(it.asked)}</span>
          <span>{trendOf(it)}</span>
          <RelativeTime at={it.lastAt} say={words.last} />
          <span>{it.languages.map(languageName).join(', ')}</span>
          {it.ignored && <span>{texts.ignoring.reasons[it.ignored.reason]}</span>}
        </div>
      </div>
      {it.isChecking && <Tag>{words.checking}</Tag>}
      {failed && <Tag tone="warn">{words.stillOpen}</Tag>}
    </>
  );
}
