import type { Coverage } from '@chatty/contract/optimize';
import { Progress, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant-optimize.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { coverageQuery } from './optimize-queries.ts';
import classes from './optimize.module.css';

const words = texts.coverage;

/** How many of the latest questions were answered from the shop's content, beside the aim. */
export function CoverageCard() {
  const read = useQuery(coverageQuery);
  return (
    <Card title={words.title}>
      {read.data ? (
        <Share {...read.data} />
      ) : read.isError ? (
        <ErrorState problem={read.error} retry={() => void read.refetch()} title={words.notLoaded} />
      ) : (
        <Skeleton height={42} />
      )}
    </Card>
  );
}

function Share({ questions, answered, days, aim, bySource }: Coverage) {
  if (questions === 0) return <p className={classes.hint}>{words.none(days)}</p>;
  // Never more than it is: 89.9% has not reached 90%.
  const percent = Math.floor((100 * answered) / questions);
  const missing = Math.max(0, Math.ceil((aim * questions) / 100) - answered);
  return (
    <>
      <p className={classes.share}>
        <b>{words.share(percent)}</b> <span>{words.aim(aim)}</span>
      </p>
      <Progress.Root size={8}>
        <Progress.Section value={percent} color="ink.8" aria-label={words.meter} />
      </Progress.Root>
      <p className={classes.hint}>
        {words.of(answered, questions, days)} {missing === 0 ? words.reached : words.missing(missing)}
      </p>
      {bySource.length > 0 && (
        <ul className={classes.sources} aria-label={words.bySource}>
          {bySource.map(({ kind, answers }) => (
            <li key={kind}>
              {words.sources[kind]} <b>{answers.toLocaleString('en-US')}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
