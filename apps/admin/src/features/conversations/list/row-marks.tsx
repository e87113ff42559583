import type { Channel, Conversation } from '@chatty/contract/conversations';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconClockPause,
  IconFlagFilled,
  IconMail,
} from '@tabler/icons-react';
import { texts } from '#texts/conversation-filters.ts';
import { TagChips } from '../../../people/tags/tag-chips.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { DueChip } from '../due/due-chip.tsx';
import classes from './list.module.css';

/** A conversation of the store's chat, as most are, has none. */
const channelIcons: Partial<Record<Channel, typeof IconMail>> = {
  email: IconMail,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  whatsapp: IconBrandWhatsapp,
};

/** By which channel a conversation goes, and what the team has put on it: how urgent it is, until when it is put off, how long until an answer is due, its tags. */
export function RowMarks({ conversation }: { conversation: Conversation }) {
  const { channel, priority, status, snoozedUntil, tagIds } = conversation;
  const Channel = channelIcons[channel];
  return (
    <>
      {Channel && (
        <span className={classes.mark} title={texts.channelIs(texts.channels[channel])}>
          <Channel size={14} stroke={1.8} aria-hidden />
          <span className="visually-hidden">{texts.channelIs(texts.channels[channel])}</span>
        </span>
      )}
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
      <DueChip conversation={conversation} />
      <TagChips tagIds={tagIds} most={2} />
    </>
  );
}
