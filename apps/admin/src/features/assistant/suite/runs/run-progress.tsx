import type { SuiteRun } from '@chatty/contract/test-suite';
import { Button, Group, Progress } from '@mantine/core';
import { texts } from '#texts/assistant-suite.ts';
import classes from '../suite.module.css';
import { useCancelRun } from '../suite-actions.ts';

/** How far a run is, with the way to end it. */
export function RunProgress({ run }: { run: SuiteRun }) {
  const { mutate: cancel, isPending } = useCancelRun();
  const share = run.total === 0 ? 100 : (100 * run.done) / run.total;
  return (
    <Group gap={10} wrap="nowrap" className={classes.progress}>
      <Progress value={share} animated aria-label={texts.progress} flex={1} />
      <span role="status">{texts.done(run.done, run.total)}</span>
      <Button variant="default" size="compact-sm" loading={isPending} onClick={() => cancel(run.id)}>
        {texts.cancel}
      </Button>
    </Group>
  );
}
