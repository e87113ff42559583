import type { ListedAnswer } from '@chatty/contract/knowledge';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconMessage2Question, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from '../area/area.module.css';
import { FoundList } from '../area/found-list.tsx';
import { Uses } from '../area/uses.tsx';
import { answerListQuery, sourcesQuery } from '../area/source-queries.ts';
import notes from '../sources/sources.module.css';
import { isLongAgo, oldAfterDays } from '../sources/sync-state.ts';
import { LimitNote } from '../sources/source-rows.tsx';
import { useDeleteAnswer } from './answer-actions.ts';
import { ExchangeActions } from './exchange/exchange-actions.tsx';
import { ImportProgress } from './exchange/import-progress.tsx';
import { addAnswerPath, answersPath } from './answer-paths.ts';

const words = texts.answers;
const back = { to: '/ai_assistant/data_sources', label: texts.sources.title };

/** What only the assistant answers, to be searched, added to and taken from. */
export function AnswerListPage() {
  const [query, setQuery] = useSearchParams();
  const search = (query.get('search') ?? '').trim().slice(0, 200);
  const isAdmin = useMe().member.role === 'admin';
  const show = (text: string) => setQuery(text === '' ? {} : { search: text }, { replace: true });
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      back={back}
      secondaryActions={isAdmin && <ExchangeActions />}
      primaryAction={isAdmin ? { label: words.add, to: addAnswerPath } : null}
    >
      {isAdmin && <ImportProgress />}
      <Card padded={false}>
        <Group gap={8} className={classes.filters}>
          <SearchField
            label={words.search}
            placeholder={words.searchPlaceholder}
            clear={words.clearSearch}
            search={search}
            onSearch={show}
          />
        </Group>
        <Found search={search} isAdmin={isAdmin} clear={() => show('')} />
      </Card>
    </Page>
  );
}

function Found({ search, isAdmin, clear }: { search: string; isAdmin: boolean; clear(): void }) {
  const list = useInfiniteQuery(answerListQuery({ search }));
  const room = useQuery(sourcesQuery).data?.customAnswers;
  const { mutate: remove } = useDeleteAnswer();
  return (
    <FoundList
      list={list}
      rows={list.data?.pages.flatMap((it) => it.answers)}
      total={list.data?.pages[0]?.total}
      words={words}
      beside={
        room && (
          <>
            {room.limit !== null && <span> · {words.ofLimit(room.count, room.limit)}</span>}
            <LimitNote {...room} />
          </>
        )
      }
      isNarrowed={search !== ''}
      clear={clear}
      none={<None isAdmin={isAdmin} />}
    >
      {(answer) => <AnswerRow answer={answer} {...(isAdmin ? { remove: () => remove(answer.id) } : {})} />}
    </FoundList>
  );
}

function AnswerRow({ answer, remove }: { answer: ListedAnswer; remove?: () => void }) {
  const { id, question, excerpt, variants, productId, used, updatedAt } = answer;
  return (
    <>
      <div className={classes.words}>
        <Link to={`${answersPath}/${id}`} className={classes.name} dir="auto">
          {question}
        </Link>
        <p className={classes.excerpt} dir="auto">
          {excerpt}
        </p>
        {isLongAgo(updatedAt, oldAfterDays.written, Date.now()) && <p className={notes.warning}>{words.old}</p>}
        <div className={classes.facts}>
          {variants.length > 0 && <span>{words.variants(variants.length)}</span>}
          <span>{dateAndTime(updatedAt)}</span>
          <Uses kinds={['custom_answer']} id={id} />
        </div>
      </div>
      {!used && <Tag tone="warn">{texts.pages.off}</Tag>}
      {productId !== null && <Tag tone="warn">{words.productGone}</Tag>}
      {remove && (
        <ActionIcon className={classes.acts} aria-label={words.deleteOf(question)} onClick={remove}>
          <IconTrash size={17} stroke={1.7} />
        </ActionIcon>
      )}
    </>
  );
}

function None({ isAdmin }: { isAdmin: boolean }) {
  return (
    <EmptyState
      icon={<IconMessage2Question size={32} stroke={1.5} />}
      title={words.noneTitle}
      text={words.none}
      action={
        isAdmin && (
          <Button component={Link} to={addAnswerPath}>
            {words.add}
          </Button>
        )
      }
    />
  );
}
