import type { Message } from '@chatty/contract/messages';
import { texts } from '#texts/conversation-thread.ts';
import { clockTime, dateAndTime, exactTime } from '../../../../ui/time/time.ts';
import classes from '../message.module.css';

/** What the line says; of a rating also which it is. */
function wordsOf({ text, activity, name, parts }: Message, visitor: string): string {
  const rating = parts.find((it) => it.type === 'rating');
  if (rating) return texts.ratedAs(visitor, rating.rating);
  const named = activity === 'snoozed' && text ? dateAndTime(text) : text;
  return activity ? texts.activities[activity](name, visitor, named) : text;
}

/** A grey line for something that happened and that nobody said. */
export function ActivityLine({ message, visitor }: { message: Message; visitor: string }) {
  const comment = message.parts.find((it) => it.type === 'rating')?.comment;
  return (
    <p className={classes.activity}>
      {wordsOf(message, visitor)}
      <time dateTime={message.createdAt} title={exactTime(message.createdAt)}>
        {clockTime(message.createdAt)}
      </time>
      {comment && <span className={classes.comment}>{texts.quoted(comment)}</span>}
    </p>
  );
}
