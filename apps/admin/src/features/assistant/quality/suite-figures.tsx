import { type QualityBucket, TurnKind } from '@chatty/contract/quality';
import type { SuiteQuality } from '@chatty/contract/test-suite';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-quality.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { suitePath } from '../suite/suite-paths.ts';
import { suiteQualityQuery } from '../suite/suite-queries.ts';
import { percent, shareOf, turnsOf } from './quality-sums.ts';
import classes from './quality.module.css';

const words = texts.suite;
type Shown = keyof typeof words.kinds;
const shown = Object.keys(words.kinds) as Shown[];

/** What counts live in the place of a kind: nobody holds an answer to be wrong that only lost a sentence. */
const liveKinds: Record<Shown, readonly TurnKind[]> = {
  grounded: ['grounded', 'trimmed'],
  wrong: ['wrong'],
  refused_rightly: ['refused_rightly'],
  refused_wrongly: ['refused_wrongly'],
  handed_off: ['handed_off'],
};

/** How good the answers to the test suite are, beside those to visitors. */
export function SuiteFigures({ buckets }: { buckets: readonly QualityBucket[] }) {
  const { data, isError, error, refetch } = useQuery(suiteQualityQuery);
  if (isError && !data)
    return (
      <Card title={words.title}>
        <ErrorState problem={error} retry={() => void refetch()} title={words.notLoaded} />
      </Card>
    );
  if (!data) return null;
  return (
    <Card title={words.title}>
      <p className={classes.hint}>
        {data.at === null ? words.none : words.subtitle(askedOf(data), data.cases, dateAndTime(data.at))}{' '}
        <Anchor component={Link} inherit to={suitePath}>
          {words.see}
        </Anchor>
      </p>
      {data.at !== null && <Shares suite={data} buckets={buckets} />}
    </Card>
  );
}

const askedOf = ({ turns }: SuiteQuality) => Object.values(turns).reduce((sum, it) => sum + it, 0);

function Shares({ suite, buckets }: { suite: SuiteQuality; buckets: readonly QualityBucket[] }) {
  const all = turnsOf(buckets, ...TurnKind.options);
  return (
    <dl className={classes.figures}>
      {shown.map((kind) => (
        <div key={kind}>
          <dt>{words.kinds[kind]}</dt>
          <dd className={classes.share}>{percent(shareOf(suite.turns[kind] ?? 0, askedOf(suite)))}</dd>
          <dd className={classes.hint}>{words.live(percent(shareOf(turnsOf(buckets, ...liveKinds[kind]), all)))}</dd>
        </div>
      ))}
    </dl>
  );
}
