import type { Usage, UsageForecast } from '@chatty/contract/usage';
import { Progress, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant-usage.ts';
import { texts as ui } from '#texts/ui.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { usagePath } from './usage-banner.tsx';
import { usageQuery } from './usage-queries.ts';
import { barsOf, perReply, type Sum, sumsOf } from './usage-sums.ts';
import classes from './usage.module.css';

const dayFormat = new Intl.DateTimeFormat(ui.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayName = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

const number = (count: number) => count.toLocaleString('en-US');
/** Small sums to the tenth of a cent, larger ones to the cent. */
const dollars = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: amount !== 0 && amount < 1 ? 4 : 2,
  });

/** What the assistant did, what that cost, and what is left of the plan. */
export function UsagePage() {
  const read = useQuery(usageQuery);
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <AreaTabs here={usagePath} />
      {read.data ? (
        <Known usage={read.data} />
      ) : read.isError ? (
        <Card>
          <ErrorState problem={read.error} retry={() => void read.refetch()} title={texts.notLoaded} />
        </Card>
      ) : (
        <Stack role="status" aria-label={texts.loading}>
          <Skeleton height={140} />
          <Skeleton height={220} />
        </Stack>
      )}
    </Page>
  );
}

function Known({ usage }: { usage: Usage }) {
  const sums = sumsOf(usage);
  return (
    <>
      <PlanCard usage={usage} />
      <FiguresCard sums={sums} />
      <Card title={texts.days.title}>
        <BarChart
          label={texts.days.chart}
          of={texts.days.of}
          series={[
            { key: 'counted', name: texts.days.counted, tone: 'strong' },
            { key: 'free', name: texts.days.free, tone: 'faint' },
          ]}
          rows={barsOf(usage, dayName)}
        />
      </Card>
      <SourcesCard sums={sums} />
    </>
  );
}

function forecastText(forecast: UsageForecast): string | null {
  const words = texts.forecast;
  switch (forecast.is) {
    case 'unlimited':
      return null;
    case 'reached':
      return words.reached;
    case 'unknown':
      return words.unknown;
    case 'enough':
      return words.enough(forecast.perDay.toFixed(1));
    case 'reached_on':
      return words.reachedOn(forecast.perDay.toFixed(1), dayName(forecast.day));
  }
}

function PlanCard({ usage: { level, plan, forecast } }: { usage: Usage }) {
  const words = texts.plan;
  const { used, limit, usedToday, limitOfDay } = level;
  const { pricePerReply, cappedAmount } = plan;
  const share = limit === null ? 0 : Math.min(100, (100 * used) / limit);
  const soon = forecastText(forecast);
  return (
    <Card title={words.title(plan.name)}>
      <p className={classes.used}>{limit === null ? words.unlimited(used) : words.used(used, limit)}</p>
      {limit !== null && (
        <Progress
          value={share}
          aria-label={words.used(used, limit)}
          color={share >= 100 ? 'red' : share >= 80 ? 'yellow' : undefined}
        />
      )}
      {soon && <p>{soon}</p>}
      {limit !== null && limitOfDay !== null && <p>{words.today(usedToday, limitOfDay)}</p>}
      {limit !== null && <p className={classes.hint}>{words.atLimit}</p>}
      <p className={classes.hint}>{words.counts}</p>
      {limit !== null && (
        <p className={classes.hint}>
          {pricePerReply === null || cappedAmount === null
            ? words.noExtra
            : words.extra(dollars(pricePerReply), dollars(cappedAmount))}
        </p>
      )}
    </Card>
  );
}

function FiguresCard({ sums }: { sums: readonly Sum[] }) {
  const words = texts.figures;
  const visitors = sums.find((it) => it.source === 'visitors');
  const cost = sums.reduce((all, it) => all + it.cost, 0);
  const tokens = sums.reduce((all, it) => all + it.inputTokens + it.outputTokens, 0);
  const each = visitors ? perReply(visitors) : null;
  const figures = [
    [words.replies, number(visitors?.replies ?? 0)],
    [words.free, number(visitors?.free ?? 0)],
    [words.conversations, number(visitors?.conversations ?? 0)],
    [words.tokens, number(tokens)],
    [words.cost, dollars(cost)],
    [words.perReply, each === null ? texts.none : dollars(each)],
  ] as const;
  return (
    <Card title={words.title}>
      <dl className={classes.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SourcesCard({ sums }: { sums: readonly Sum[] }) {
  const words = texts.sources;
  return (
    <Card title={words.title}>
      {/* A scrolling region must be reachable by keyboard. */}
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={words.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.source}</th>
              {[words.asked, words.input, words.output, words.cost, words.perReply].map((it) => (
                <th key={it} scope="col">
                  {it}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => {
              const each = perReply(sum);
              return (
                <tr key={sum.source}>
                  <th scope="row">{words[sum.source]}</th>
                  <td>{number(sum.replies)}</td>
                  <td>{number(sum.inputTokens)}</td>
                  <td>{number(sum.outputTokens)}</td>
                  <td>{dollars(sum.cost)}</td>
                  <td>{each === null ? texts.none : dollars(each)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={classes.hint}>{words.hint}</p>
    </Card>
  );
}
