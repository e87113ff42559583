import { waitsForPeople } from '@chatty/contract/conditions';
import type { Conversation } from '@chatty/contract/conversations';
import type { Found } from '@chatty/contract/found';
import type { Member } from '@chatty/contract/team';
import { IconClockPause, IconRobot } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/conversations.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { listCode } from './list-code.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { useVisitorHere } from '../live/visitors-here.ts';
import { contactOf } from '../names.ts';
import classes from './list.module.css';
import { Marked, RowQuote } from './row-quote.tsx';

interface RowProps {
  conversation: Conversation;
  /** What the search found in it, if there is a search. */
  found: Found | undefined;
  me: string;
  members: readonly Member[] | undefined;
  to: string;
  open: boolean;
  /** The one row that Tab reaches; j and k move it. */
  reached: boolean;
  onFocus(id: string): void;
}

/** One conversation of the list: who, what is quoted of it, since when, and whose turn it is. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  found,
  me,
  members,
  to,
  open,
  reached,
  onFocus,
}: RowProps) {
  const { name, hue } = contactOf(conversation);
  const place = useVisitorHere(conversation.contactId);
  const page = place && (place.title || pathOf(place.url));
  return (
    <Link
      to={to}
      className={classes.row}
      data-conversation={conversation.id}
      data-unread={!conversation.isRead}
      aria-current={open ? 'true' : undefined}
      tabIndex={reached ? 0 : -1}
      onFocus={() => onFocus(conversation.id)}
    >
      <Avatar name={name} hue={hue} size={36} {...(place === undefined ? {} : { mark: 'online' })} />
      <span className={classes.what}>
        <span className={classes.top}>
          <span className={classes.who}>
            <span className={classes.name}>{found?.name ? <Marked text={found.name} /> : name}</span>
            {page && (
              <span className={classes.page} title={texts.onPage(page)}>
                {texts.onPage(page)}
              </span>
            )}
          </span>
          <RelativeTime at={found?.message?.at ?? conversation.lastMessageAt} className={classes.time} />
        </span>
        <span className={classes.bottom}>
          <span className={classes.preview}>
            <RowQuote conversation={conversation} found={found} me={me} members={members} />
          </span>
          {!conversation.isRead && (
            <span className={classes.dot}>
              <span className="visually-hidden">{texts.unreadMark}</span>
            </span>
          )}
        </span>
        <Turn conversation={conversation} owner={members?.find((member) => member.id === conversation.assigneeId)} />
      </span>
    </Link>
  );
});

function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname === '/' ? texts.onHomePage : pathname;
}

/** Tags and the like come after the first screen. */
function RowMarks({ conversation }: { conversation: Conversation }) {
  const Marks = listCode.use()?.RowMarks;
  return Marks && <Marks conversation={conversation} />;
}

function Turn({ conversation, owner }: { conversation: Conversation; owner: Member | undefined }) {
  return (
    <span className={classes.turn}>
      {conversation.handler === 'assistant' && (
        <span className={classes.mark}>
          <IconRobot size={14} stroke={1.8} aria-hidden /> {texts.assistant}
        </span>
      )}
      {conversation.handler === 'waiting' && (
        <span className={classes.mark} data-tone="warn">
          <IconClockPause size={14} stroke={1.8} aria-hidden /> {texts.waitsForPerson}
        </span>
      )}
      {owner && (
        <span className={classes.mark}>
          <Avatar name={owner.fullName} src={owner.avatar} size={16} />{' '}
          <span className={classes.owner}>{owner.fullName}</span>
        </span>
      )}
      <RowMarks conversation={conversation} />
      {conversation.status !== 'spam' &&
        conversation.status !== 'blocked' &&
        conversation.waitingSince &&
        waitsForPeople(conversation) && (
          <span className={classes.waiting}>
            <span className="visually-hidden">{texts.noAnswerFor}</span>
            <IconClockPause
              size={12}
              aria-hidden
              style={{ display: conversation.handler === 'waiting' ? 'none' : undefined }}
            />
            <RelativeTime at={conversation.waitingSince} />
          </span>
        )}
    </span>
  );
}
