import type { Conversation } from '@chatty/contract/conversations';
import { IconAlarm } from '@tabler/icons-react';
import { texts } from '#texts/due.ts';
import { useNow } from '../../../ui/time/relative-time.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from './due-chip.module.css';
import { isOverdue, timeLeft } from './time-left.ts';

/** How much time is left until the next response target of a conversation is missed; nothing where none runs. */
export function DueChip({ conversation }: { conversation: Conversation }) {
  const { status, dueAt, dueKind } = conversation;
  // What was just put off or resolved here shows no timer, before the server has said so.
  if (status !== 'open' || !dueAt || !dueKind) return null;
  return <Chip dueAt={dueAt} title={texts.isDue[dueKind](dateAndTime(dueAt))} />;
}

function Chip({ dueAt, title }: { dueAt: string; title: string }) {
  const now = useNow();
  return (
    <span className={classes.due} data-overdue={isOverdue(dueAt, now) || undefined} title={title}>
      <IconAlarm size={13} stroke={1.8} aria-hidden />
      <time dateTime={dueAt}>{timeLeft(dueAt, now)}</time>
      <span className="visually-hidden">{title}</span>
    </span>
  );
}
