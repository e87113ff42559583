import type { Message } from '@chatty/contract/messages';
import { texts } from '#texts/conversation-thread.ts';
import { clockTime, exactTime } from '../../../ui/time/time.ts';
import classes from './message.module.css';

/** A grey line for something that happened and that nobody said. */
export function ActivityLine({ message: it, visitor }: { message: Message; visitor: string }) {
  const text = it.text || (it.activity ? texts.activities[it.activity](it.name, visitor) : '');
  return (
    <p className={classes.activity}>
      {text}
      <time dateTime={it.createdAt} title={exactTime(it.createdAt)}>
        {clockTime(it.createdAt)}
      </time>
    </p>
  );
}
