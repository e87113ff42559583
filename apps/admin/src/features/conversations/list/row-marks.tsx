import type { Conversation } from '@chatty/contract/conversations';
import { IconClockPause, IconFlagFilled } from '@tabler/icons-react';
import { texts } from '#texts/conversation-filters.ts';
import { TagChips } from '../../../people/tags/tag-chips.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from './list.module.css';

/** What the team has put on a conversation: how urgent it is, until when it is put off, its tags. */
export function RowMarks({ conversation }: { conversation: Conversation }) {
  const { priority, status, snoozedUntil, tagIds } = conversation;
  return (
    <>
      {priority !== 'none' && (
        <span className={classes.flag} data-level={priority} title={texts.priorityIs(texts.priorities[priority])}>
          <IconFlagFilled size={12} aria-hidden />
          <span className="visually-hidden">{texts.priorityIs(texts.priorities[priority])}</span>
        </span>
      )}
      {status === 'resolved' && <span className={classes.over}>{texts.resolved}</span>}
      {status === 'snoozed' && (
        <span className={classes.mark}>
          <IconClockPause size={13} stroke={1.8} aria-hidden />
          {snoozedUntil ? texts.snoozedUntil(dateAndTime(snoozedUntil)) : texts.snoozedUntilReply}
        </span>
      )}
      <TagChips tagIds={tagIds} most={2} />
    </>
  );
}
