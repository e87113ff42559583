import type { Conversation } from '@chatty/contract/conversations';
import type { Member } from '@chatty/contract/members';
import { IconClockPause, IconRobot } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { waitsForPeople } from '../apply-event.ts';
import { contactLabel, previewLine } from '../names.ts';
import classes from './list.module.css';

interface RowProps {
  conversation: Conversation;
  owner: Member | undefined;
  to: string;
  open: boolean;
  /** The one row that Tab reaches; j and k move it. */
  reached: boolean;
  onFocus(id: string): void;
}

/** One conversation of the list: who, what last, since when, and whose turn it is. */
export const ConversationRow = memo(function ConversationRow({
  conversation: it,
  owner,
  to,
  open,
  reached,
  onFocus,
}: RowProps) {
  const name = contactLabel(it);
  return (
    <Link
      to={to}
      className={classes.row}
      data-conversation={it.id}
      data-unread={!it.isRead}
      aria-current={open ? 'true' : undefined}
      tabIndex={reached ? 0 : -1}
      onFocus={() => onFocus(it.id)}
    >
      <Avatar name={name} size={36} />
      <span className={classes.what}>
        <span className={classes.top}>
          <span className={classes.name}>{name}</span>
          <RelativeTime at={it.lastMessageAt} className={classes.time} />
        </span>
        <span className={classes.bottom}>
          <span className={classes.preview}>{previewLine(it.preview) || 'No message yet'}</span>
          {!it.isRead && (
            <span className={classes.dot}>
              <span className="visually-hidden">unread</span>
            </span>
          )}
        </span>
        <Turn conversation={it} owner={owner} />
      </span>
    </Link>
  );
});

function Turn({ conversation: it, owner }: { conversation: Conversation; owner: Member | undefined }) {
  return (
    <span className={classes.turn}>
      {it.handler === 'assistant' && (
        <span className={classes.mark}>
          <IconRobot size={14} stroke={1.8} aria-hidden /> Assistant
        </span>
      )}
      {it.handler === 'waiting' && (
        <span className={classes.mark} data-tone="warn">
          <IconClockPause size={14} stroke={1.8} aria-hidden /> Waits for a person
        </span>
      )}
      {owner && (
        <span className={classes.mark}>
          <Avatar name={owner.fullName} src={owner.avatar} size={16} />{' '}
          <span className={classes.owner}>{owner.fullName}</span>
        </span>
      )}
      {it.waitingSince && waitsForPeople(it) && (
        <span className={classes.waiting}>
          <span className="visually-hidden">no answer for </span>
          <IconClockPause size={12} aria-hidden style={{ display: it.handler === 'waiting' ? 'none' : undefined }} />
          <RelativeTime at={it.waitingSince} />
        </span>
      )}
    </span>
  );
}
