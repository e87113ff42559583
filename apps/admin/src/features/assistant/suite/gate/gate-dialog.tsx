import type { SuiteRun } from '@chatty/contract/test-suite';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ResultView } from '../runs/result-view.tsx';
import { RunProgress } from '../runs/run-progress.tsx';
import classes from '../suite.module.css';
import { runQuery } from '../suite-queries.ts';

/** Live events tell how far it is; should one be missed, this asks. */
const askAgainMs = 1_000;

interface GateDialogProps {
  runId: string;
  onEnded(run: SuiteRun): void;
  /** Null: what fails is not saved. */
  onAnyway: (() => void) | null;
  onDontSave(): void;
}

/** Shows how the suite is doing with settings that are to be saved, and what of it they would break. */
export function GateDialog({ runId, onEnded, onAnyway, onDontSave }: GateDialogProps) {
  const found = useQuery({
    ...runQuery(runId),
    refetchInterval: ({ state }) => (state.data && state.data.run.state !== 'running' ? false : askAgainMs),
  });
  const run = found.data?.run;
  const tell = useEffectEvent((it: SuiteRun) => onEnded(it));
  useEffect(() => {
    if (run && run.state !== 'running') tell(run);
  }, [run]);
  const broken = found.data?.results.filter((it) => it.isRegression) ?? [];
  return (
    <Modal opened onClose={onDontSave} title={texts.gate.title} size="lg" closeOnClickOutside={false}>
      <Stack gap="md">
        {!run && found.isError && <ErrorState problem={found.error} retry={() => void found.refetch()} />}
        {(!run || run.state === 'running') && <Text size="sm">{texts.gate.testing}</Text>}
        {run?.state === 'running' && <RunProgress run={run} />}
        {run && run.state !== 'running' && <Found run={run} isBlocked={onAnyway === null} />}
        {broken.length > 0 && (
          <ul className={classes.results}>
            {broken.map((it) => (
              <li key={it.caseId}>
                <ResultView result={it} />
              </li>
            ))}
          </ul>
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onDontSave}>
            {texts.gate.dontSave}
          </Button>
          {onAnyway && run && run.state !== 'running' && <Button onClick={onAnyway}>{texts.gate.saveAnyway}</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}

function Found({ run, isBlocked }: { run: SuiteRun; isBlocked: boolean }) {
  const before = run.failed - run.regressions;
  return (
    <div role="alert">
      {run.state !== 'done' && (
        <Text size="sm">
          {texts.gate.failed} {run.reason}
        </Text>
      )}
      {run.regressions > 0 && <Text fw={600}>{texts.gate.broken(run.regressions)}</Text>}
      {before > 0 && <Text size="sm">{texts.gate.brokenBefore(before)}</Text>}
      {isBlocked && (
        <Text size="sm" c="ink.6">
          {texts.gate.blocked}
        </Text>
      )}
    </div>
  );
}
