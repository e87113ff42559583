import type { LoggedTurn } from '@chatty/contract/decision-log';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant-log.ts';
import { ExportButton } from '../../../connection/exporting/export-button.tsx';
import { money } from '../../../people/contact/orders/money.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import areaClasses from '../area/area.module.css';
import { AreaTabs } from '../area/area-tabs.tsx';
import { FoundList } from '../area/found-list.tsx';
import { isNarrowed, logPath, readView, writeView } from './log-address.ts';
import { clearLogNews, useLogNews } from './log-events.ts';
import { LogFilters } from './log-filters.tsx';
import { exportedTurns, logListQuery, type LogView } from './log-queries.ts';

const none = <EmptyState icon={<IconListDetails size={32} stroke={1.5} />} title={texts.noneTitle} text={texts.none} />;

/** Every turn of the assistant, to be searched, narrowed, opened and exported. */
export function LogPage() {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const isAdmin = useMe().member.role === 'admin';
  const list = useInfiniteQuery(logListQuery(view));
  const hasNews = useLogNews((it) => it.isThere);
  const address = writeView(view).toString();
  // Whatever came before is in a list that is read now.
  useEffect(clearLogNews, [address]);
  const show = (part: Partial<LogView>) =>
    setQuery((now) => writeView({ ...readView(now), ...part }), { replace: part.filter === undefined });
  const refresh = () => {
    clearLogNews();
    void list.refetch();
  };
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      secondaryActions={isAdmin && <ExportButton exported={exportedTurns(view)} words={texts} />}
    >
      <AreaTabs here={logPath} />
      <Card padded={false}>
        <LogFilters view={view} engines={list.data?.pages[0]?.engines ?? []} show={show} />
        <FoundList
          list={list}
          rows={list.data?.pages.flatMap((it) => it.turns)}
          total={list.data?.pages[0]?.total}
          words={texts}
          beside={
            hasNews && (
              <Button variant="subtle" size="compact-xs" onClick={refresh} loading={list.isRefetching}>
                {texts.news}: {texts.refresh}
              </Button>
            )
          }
          isNarrowed={isNarrowed(view)}
          clear={() => show({ search: '', filter: {} })}
          none={none}
        >
          {(turn) => <TurnRow turn={turn} address={address} />}
        </FoundList>
      </Card>
    </Page>
  );
}

/** How an outcome is shown beside a question. */
const tones = { refused: 'warn', failed: 'warn', answered: 'good' } as const;

function TurnRow({ turn, address }: { turn: LoggedTurn; address: string }) {
  const { id, question, answer, outcome, confidence, engine, cost, createdAt, helpful, mark } = turn;
  const tone = outcome in tones ? tones[outcome as keyof typeof tones] : 'plain';
  return (
    <>
      <div className={areaClasses.words}>
        <Link to={{ pathname: `${logPath}/${id}`, search: address }} className={areaClasses.name} dir="auto">
          {question || texts.noWords}
        </Link>
        <p className={areaClasses.excerpt} dir="auto">
          {answer || texts.nothingSaid}
        </p>
        <div className={areaClasses.facts}>
          <span>{dateAndTime(createdAt)}</span>
          {confidence !== null && <span>{texts.sure(confidence)}</span>}
          <span>{engine}</span>
          {Number(cost.amount) > 0 && <span>{money(cost)}</span>}
          {helpful !== null && <span>{texts.helpful[helpful ? 'yes' : 'no']}</span>}
          {mark && <span>{texts.marked[mark]}</span>}
        </div>
      </div>
      <Tag tone={tone}>{texts.outcomes[outcome]}</Tag>
    </>
  );
}
