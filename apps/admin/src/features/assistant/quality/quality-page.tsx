import { coverageRatio, type QualityBucket, type QualityBy, TurnKind } from '@chatty/contract/quality';
import { Anchor, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant-quality.ts';
import { texts as ui } from '#texts/ui.ts';
import { Card } from '../../../ui/card.tsx';
import { BarChart, type BarRow, type Series } from '../../../ui/chart/bar-chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { logOf } from '../log/log-address.ts';
import { QualityFigures } from './quality-figures.tsx';
import { qualityQuery } from './quality-queries.ts';
import { coverageOf, filterOf, isEmpty } from './quality-sums.ts';
import { SuiteFigures } from './suite-figures.tsx';

const here = '/ai_assistant/quality';

const dayFormat = new Intl.DateTimeFormat(ui.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const nameOf = ({ from }: QualityBucket) => dayFormat.format(new Date(`${from}T00:00:00Z`));

/** How good the assistant's turns were, by day or week; every number leads to its turns. */
export function QualityPage() {
  const [query, setQuery] = useSearchParams();
  const by: QualityBy = query.get('by') === 'week' ? 'week' : 'day';
  const read = useQuery(qualityQuery(by));
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <AreaTabs here={here} />
      <SegmentedControl
        mb="md"
        aria-label={texts.by}
        value={by}
        data={[
          { value: 'day', label: texts.byDay },
          { value: 'week', label: texts.byWeek },
        ]}
        onChange={(value) => setQuery(value === 'week' ? { by: 'week' } : {}, { replace: true })}
      />
      {read.data ? (
        <>
          {isEmpty(read.data.buckets) ? (
            <Card>
              <EmptyState icon={<IconChartBar size={32} stroke={1.5} />} title={texts.noneTitle} text={texts.none} />
            </Card>
          ) : (
            <Known buckets={read.data.buckets} by={by} />
          )}
          <SuiteFigures buckets={read.data.buckets} />
        </>
      ) : read.isError ? (
        <Card>
          <ErrorState problem={read.error} retry={() => void read.refetch()} title={texts.notLoaded} />
        </Card>
      ) : (
        <Stack role="status" aria-label={texts.loading}>
          <Skeleton height={120} />
          <Skeleton height={240} />
        </Stack>
      )}
    </Page>
  );
}

const tones: Record<TurnKind, Series['tone']> = {
  grounded: 'good',
  trimmed: 'warn',
  wrong: 'bad',
  asked_back: 'strong',
  refused_rightly: 'faint',
  refused_wrongly: 'mild',
  refused: 'dim',
  handed_off: 'pale',
  failed: 'dark',
};

function Known({ buckets, by }: { buckets: readonly QualityBucket[]; by: QualityBy }) {
  const rowsOf = (values: (it: QualityBucket) => BarRow['values']) =>
    buckets.map((it) => ({ key: it.from, name: nameOf(it), values: values(it) }));
  const kinds = TurnKind.options.filter((kind) => buckets.some((it) => it.turns[kind]));
  const turns = kinds.map((key) => ({ key, name: texts.kinds[key], tone: tones[key] }));
  const lead = (row: BarRow, { key, name }: Series) => {
    const bucket = buckets.find((it) => it.from === row.key);
    const kind = TurnKind.safeParse(key).data;
    const count = row.values[key] ?? 0;
    if (!bucket || !kind || count === 0) return null;
    return (
      <Anchor
        component={Link}
        size="sm"
        to={logOf({ filter: filterOf(bucket, by, kind), search: '' })}
        aria-label={texts.see(count, name, row.name)}
      >
        {count.toLocaleString('en-US')}
      </Anchor>
    );
  };
  const words = texts.conversations;
  return (
    <>
      <QualityFigures buckets={buckets} />
      <Card title={texts.coverage.title}>
        <BarChart
          label={texts.coverage.chart}
          of={texts.of[by]}
          series={[{ key: 'share', name: texts.coverage.share, tone: 'good' }]}
          rows={rowsOf((it) => ({ share: Math.round(coverageOf([it]) ?? 0) }))}
          highest={100}
          aim={{ value: coverageRatio, name: texts.coverage.aim(coverageRatio) }}
        />
      </Card>
      <Card title={texts.turns.title}>
        <BarChart
          label={texts.turns.chart}
          of={texts.of[by]}
          series={turns}
          rows={rowsOf((it) => it.turns)}
          cell={lead}
        />
      </Card>
      <Card title={words.title}>
        <BarChart
          label={words.chart}
          of={texts.of[by]}
          series={[
            { key: 'resolved', name: words.resolved, tone: 'good' },
            { key: 'person', name: words.person, tone: 'strong' },
            { key: 'open', name: words.open, tone: 'faint' },
          ]}
          rows={rowsOf(({ conversations: { all, resolved, person } }) => ({
            resolved,
            person,
            open: all - resolved - person,
          }))}
        />
      </Card>
    </>
  );
}
