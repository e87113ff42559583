import type { Message } from '@chatty/contract/messages';
import { texts } from '#texts/conversation-thread.ts';
import { clockTime, exactTime } from '../../../ui/time/time.ts';
import classes from './message.module.css';

/** A grey line for something that happened and that nobody said. */
export function ActivityLine({ message, visitor }: { message: Message; visitor: string }) {
  const text = message.text || (message.activity ? texts.activities[message.activity](message.name, visitor) : '');
  return (
    <p className={classes.activity}>
      {text}
      <time dateTime={message.createdAt} title={exactTime(message.createdAt)}>
        {clockTime(message.createdAt)}
      </time>
    </p>
  );
}
