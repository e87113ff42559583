import type { SuiteRun } from '@chatty/contract/test-suite';
import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { money } from '../../../../people/contact/orders/money.ts';
import { Card } from '../../../../ui/card.tsx';
import { dateAndTime } from '../../../../ui/time/time.ts';
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

/** What a run was, in a line. */
export function RunFacts({ run }: { run: SuiteRun }) {
  const { cause, by, state, failed, done, regressions, cost, reason } = run;
  return (
    <p className={classes.facts}>
      <span>{by === '' ? texts.causes[cause] : `${texts.causes[cause]} · ${by}`}</span>
      {state !== 'done' && <span>{texts.states[state]}</span>}
      {done > 0 && <span data-failed={failed > 0}>{texts.result(failed, done)}</span>}
      {regressions > 0 && <span data-failed>{texts.regressions(regressions)}</span>}
      {Number(cost.amount) > 0 && <span>{money(cost)}</span>}
      {reason !== '' && <span>{reason}</span>}
    </p>
  );
}
