import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { texts } from '#texts/assistant-guide.ts';
import classes from './guide.module.css';

interface GuideStepProps {
  number: number;
  title: string;
  isDone: boolean;
  isOpen: boolean;
  toggle(): void;
  children: ReactNode;
}

/** One step: whether it is done, and what is to be done, open or closed. */
export function GuideStepView({ number, title, isDone, isOpen, toggle, children }: GuideStepProps) {
  const id = useId();
  return (
    <li className={classes.step} data-done={isDone}>
      <h3 className={classes.heading}>
        <button type="button" className={classes.head} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span className={classes.mark} aria-hidden>
            {isDone ? <IconCheck size={14} stroke={2.4} /> : number}
          </span>
          <span className={classes.name}>{title}</span>
          <span className={classes.state}>{isDone ? texts.states.done : texts.states.todo}</span>
          <IconChevronDown size={17} stroke={1.7} className={classes.arrow} aria-hidden />
        </button>
      </h3>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
