import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { texts } from '#texts/composer.ts';
import { useWhatFollows } from '../../../../connection/shortcuts/what-follows.ts';
import classes from '../composer.module.css';
import type { Afterwards } from '../drafts.ts';

/** Says what sending will also do, and lets one do without. */
export function AfterwardsLine({ afterwards, onDrop }: { afterwards: Afterwards | undefined; onDrop(): void }) {
  const follows = useWhatFollows({ actions: [], ...afterwards, ...afterwards?.marks });
  if (follows.length === 0) return null;
  return (
    <p className={classes.afterwards}>
      <IconChecks size={14} aria-hidden />
      {texts.afterSending(follows)}
      <Button variant="subtle" size="compact-xs" onClick={onDrop}>
        {texts.withoutActions}
      </Button>
    </p>
  );
}
