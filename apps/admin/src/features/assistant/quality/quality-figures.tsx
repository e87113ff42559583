import { coverageRatio, type QualityBucket, type TurnKind } from '@chatty/contract/quality';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-quality.ts';
import { Card } from '../../../ui/card.tsx';
import { logOf } from '../log/log-address.ts';
import { answered, conversationsOf, coverageOf, percent, refused, shareOf, turnsOf } from './quality-sums.ts';
import classes from './quality.module.css';

const words = texts.figures;

interface Figure {
  name: string;
  share: number | null;
  hint: string;
  /** The turns that it leads to. */
  kind?: TurnKind;
}

/** What all of the days or weeks come to. */
export function QualityFigures({ buckets }: { buckets: readonly QualityBucket[] }) {
  const { all, resolved } = conversationsOf(buckets);
  const figures: Figure[] = [
    { name: words.coverage, share: coverageOf(buckets), hint: words.coverageHint(coverageRatio) },
    {
      name: words.grounded,
      share: shareOf(turnsOf(buckets, 'grounded'), turnsOf(buckets, ...answered)),
      hint: words.groundedHint,
      kind: 'grounded',
    },
    {
      name: words.refusedWrongly,
      share: shareOf(turnsOf(buckets, 'refused_wrongly'), turnsOf(buckets, ...refused)),
      hint: words.refusedWronglyHint,
      kind: 'refused_wrongly',
    },
    { name: words.resolved, share: shareOf(resolved, all), hint: words.resolvedHint },
  ];
  return (
    <Card title={words.title}>
      <dl className={classes.figures}>
        {figures.map(({ name, share, hint, kind }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={classes.share}>
              {kind ? (
                <Anchor component={Link} inherit to={logOf({ filter: { kind }, search: '' })}>
                  {percent(share)}
                </Anchor>
              ) : (
                percent(share)
              )}
            </dd>
            <dd className={classes.hint}>{hint}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
