import type { SuiteRun } from '@chatty/contract/test-suite';
import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { Card } from '../../../../ui/card.tsx';
import { dateAndTime } from '../../../../ui/time/time.ts';
import { RunFacts } from './run-facts.tsx';
import { RunView } from './run-view.tsx';
import classes from '../suite.module.css';

/** The latest runs: who wanted them, when, and what they found. */
export function RunList({ runs }: { runs: readonly SuiteRun[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = runs.find((it) => it.id === open);
  return (
    <Card title={texts.runs}>
      {runs.length === 0 && (
        <Text size="sm" c="ink.6">
          {texts.noRuns}
        </Text>
      )}
      <ul className={classes.runs} aria-label={texts.runs}>
        {runs.map((it) => (
          <li key={it.id}>
            <button type="button" aria-label={texts.openRun(dateAndTime(it.begunAt))} onClick={() => setOpen(it.id)}>
              {dateAndTime(it.begunAt)}
            </button>
            <RunFacts run={it} />
          </li>
        ))}
      </ul>
      <Modal
        opened={shown !== undefined}
        onClose={() => setOpen(null)}
        size="lg"
        title={shown && dateAndTime(shown.begunAt)}
      >
        {shown && <RunView id={shown.id} />}
      </Modal>
    </Card>
  );
}
