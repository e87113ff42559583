import type { SuiteRun } from '@chatty/contract/test-suite';
import { texts } from '#texts/assistant-suite.ts';
import { money } from '../../../../people/contact/orders/money.ts';
import classes from '../suite.module.css';

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
