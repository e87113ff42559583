import type { TrailStep } from '@chatty/contract/trail';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/trail.ts';
import { money } from '../../../../people/contact/orders/money.ts';
import { PageLink } from '../../../../people/trail/page-link.tsx';
import { clockTime, exactTime } from '../../../../ui/time/time.ts';
import messageClasses from '../message.module.css';
import threadClasses from '../thread.module.css';
import type { Place } from './place-steps.ts';
import { sumUp } from './sum-up.ts';
import classes from './trail.module.css';

/** A cart that is filled all at once would be a page to read. */
const mostChanges = 5;

function Words({ step }: { step: TrailStep }) {
  if (step.kind === 'order') return <>{texts.news[step.news](step.name, money(step.total))}</>;
  if (step.kind === 'cart') {
    const changes = step.changes
      .slice(0, mostChanges)
      .map(({ title, from, to }) =>
        to > from ? texts.cartAdded(to - from, title) : texts.cartRemoved(from - to, title),
      );
    const others = step.changes.length - changes.length;
    const more = others > 0 ? [texts.cartMore(others)] : [];
    return <>{[...changes, ...more, texts.cartTotal(money(step.total))].join(', ')}</>;
  }
  return (
    <>
      {texts.viewed} <PageLink step={step} className={classes.page} />
    </>
  );
}

const Time = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactTime(at)}>
    {clockTime(at)}
  </time>
);

/** Steps that were made one after the other, as one quiet line that opens; a single one as it is. */
function StepLines({ steps }: { steps: readonly TrailStep[] }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = steps;
  if (!first) return null;
  if (steps.length === 1)
    return (
      <p className={messageClasses.activity}>
        <Words step={first} />
        <Time at={first.at} />
      </p>
    );
  return (
    <div className={messageClasses.activity}>
      <UnstyledButton className={messageClasses.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {sumUp(steps)}
      </UnstyledButton>
      {isOpen ? (
        <ul className={classes.steps}>
          {steps.map((step) => (
            <li key={step.id}>
              <Words step={step} />
              <Time at={step.at} />
            </li>
          ))}
        </ul>
      ) : (
        <Time at={first.at} />
      )}
    </div>
  );
}

/** What a visitor did in the store behind a message. */
export const TrailRows = ({ place }: { place: Place }) =>
  place.groups.map(({ newDay, steps }) => (
    <div key={steps[0]?.id}>
      {newDay && (
        <p className={threadClasses.day}>
          <span>{newDay}</span>
        </p>
      )}
      <StepLines steps={steps} />
    </div>
  ));
