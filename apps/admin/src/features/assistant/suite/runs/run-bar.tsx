import type { TestSuite } from '@chatty/contract/test-suite';
import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { money } from '../../../../people/contact/orders/money.ts';
import { RunProgress } from './run-progress.tsx';
import classes from '../suite.module.css';
import { useRunSuite } from '../suite-actions.ts';

interface RunBarProps {
  suite: TestSuite;
  /** The tests that are chosen; none: all are meant. */
  chosen: string[];
}

/** Begins a run, and shows how far it is. What a language model would cost is told before. */
export function RunBar({ suite, chosen }: RunBarProps) {
  const { cases, runs, model } = suite;
  const [withModel, setModel] = useState(false);
  const { mutate: run, isPending } = useRunSuite();
  const running = runs.find((it) => it.state === 'running');
  const wanted = chosen.length === 0 ? cases : cases.filter((it) => chosen.includes(it.id));
  const answers = wanted.reduce((sum, it) => sum + it.turns.length, 0);
  const cost = model && { ...model.costPerAnswer, amount: String(Number(model.costPerAnswer.amount) * answers) };
  return (
    <div className={classes.bar}>
      <Group gap={10} justify="space-between">
        <span>{texts.count(cases.length)}</span>
        <Button
          loading={isPending}
          disabled={running !== undefined && running.cause !== 'change'}
          onClick={() =>
            run({
              caseIds: chosen.length === 0 ? null : chosen,
              withModel: withModel && model !== null,
              assistant: null,
            })
          }
        >
          {chosen.length === 0 ? texts.run : texts.runChosen(chosen.length)}
        </Button>
      </Group>
      {model && cost && (
        <Switch
          label={texts.withModel(model.engine)}
          description={texts.withModelHint(money(cost), answers)}
          checked={withModel}
          onChange={(event) => setModel(event.currentTarget.checked)}
        />
      )}
      {running && <RunProgress run={running} />}
    </div>
  );
}
