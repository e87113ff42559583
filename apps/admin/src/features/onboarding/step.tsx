import { Button, Collapse } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { texts } from '#texts/onboarding.ts';
import classes from './onboarding.module.css';
import type { StepState } from './steps.ts';

interface StepProps {
  number: number;
  title: string;
  /** What there is to know while the step is closed. */
  summary?: string | undefined;
  state: StepState;
  open: boolean;
  toggle(): void;
  /** Puts the step off; absent where there is nothing to put off. */
  skip?: (() => void) | undefined;
  children: ReactNode;
}

/** One step: its number or a check, its state in words, and what is to be done, open or closed. */
export function Step({ number, title, summary, state, open, toggle, skip, children }: StepProps) {
  const id = useId();
  return (
    <li className={classes.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <h2 className={classes.heading}>
        <button type="button" className={classes.head} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <span className={classes.mark} aria-hidden>
            {state === 'done' ? <IconCheck size={16} stroke={2.4} /> : number}
          </span>
          <span className={classes.title}>
            {title}
            {summary && !open && <span className={classes.summary}>{summary}</span>}
          </span>
          <span className={classes.state}>{texts.states[state]}</span>
          <IconChevronDown size={18} stroke={1.7} className={classes.arrow} aria-hidden />
        </button>
      </h2>
      <Collapse expanded={open} id={id}>
        <div className={classes.body}>
          {children}
          {skip && (
            <Button variant="subtle" color="ink.7" mt="sm" ml={-8} size="compact-sm" onClick={skip}>
              {texts.skip}
            </Button>
          )}
        </div>
      </Collapse>
    </li>
  );
}
