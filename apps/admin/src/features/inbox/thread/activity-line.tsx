import type { Activity, Message } from '@chatty/contract/messages';
import { clockTime, exactTime } from '../../../ui/time/time.ts';
import classes from './message.module.css';

const lines: Record<Activity, (name: string) => string> = {
  person_requested: () => 'The visitor asked for a person',
  assistant_gave_up: () => 'The assistant could not answer and asked for a person',
  taken_over: (name) => `${name || 'A person'} took over`,
  handed_back: (name) => `${name || 'A person'} handed back to the assistant`,
  assigned: (name) => `Assigned${name ? ` by ${name}` : ''}`,
  unassigned: (name) => `Assigned to nobody${name ? ` by ${name}` : ''}`,
  resolved: (name) => `Resolved${name ? ` by ${name}` : ''}`,
  reopened: (name) => `Reopened${name ? ` by ${name}` : ''}`,
  email_left: () => 'The visitor left an e-mail address',
};

/** A grey line for something that happened and that nobody said. */
export function ActivityLine({ message: it }: { message: Message }) {
  const text = it.text || (it.activity ? lines[it.activity](it.name) : '');
  return (
    <p className={classes.activity}>
      {text}
      <time dateTime={it.createdAt} title={exactTime(it.createdAt)}>
        {clockTime(it.createdAt)}
      </time>
    </p>
  );
}
