import type { Message } from '@chatty/contract/messages';
import { Prose } from '@chatty/prose/react';
import { IconLock, IconRobot, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { memo } from 'react';
import { useMe } from '../../../app/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { clockTime, exactTime } from '../../../ui/time/time.ts';
import { isVisitor } from '../names.ts';
import { DecisionButton } from './decision/decision-button.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageParts } from './message-parts.tsx';
import classes from './message.module.css';

interface BubbleProps {
  message: Message;
  joined: boolean;
  seen: boolean;
}

const reactionSigns: Record<NonNullable<Message['reaction']>, { sign: string; label: string }> = {
  heart: { sign: '❤️', label: 'heart' },
  'joy-face': { sign: '😂', label: 'laughing' },
  'open-mount': { sign: '😮', label: 'surprised' },
  cry: { sign: '😢', label: 'crying' },
  'pounting-face': { sign: '😡', label: 'angry' },
  'thump-up': { sign: '👍', label: 'thumbs up' },
};

type Look = 'visitor' | 'team' | 'assistant' | 'note';

function lookOf(it: Message): Look {
  if (it.kind === 'note') return 'note';
  if (isVisitor(it)) return 'visitor';
  return it.sender === 'admin' ? 'team' : 'assistant';
}

const nameless: Record<Message['sender'], string> = {
  admin: 'Team',
  customer: 'Visitor',
  anonymous: 'Visitor',
  guest: 'Visitor',
  assistant: 'Assistant',
  system: 'Automatic message',
};

/** One message: a visitor left, the team and the assistant right, a note yellow across. */
export const Bubble = memo(function Bubble({ message: it, joined, seen }: BubbleProps) {
  const look = lookOf(it);
  const { shop } = useMe();
  const name = it.name || nameless[it.sender];
  return (
    <article className={classes.message} data-look={look} data-joined={joined} data-seq={it.seq}>
      {!joined && (
        <p className={classes.by}>
          {look === 'note' ? (
            <IconLock size={13} aria-hidden />
          ) : it.sender === 'assistant' ? (
            <IconRobot size={14} aria-hidden />
          ) : null}
          {look === 'visitor' && <Avatar name={name} src={it.avatar} size={18} />}
          <span className={classes.byName}>{name}</span>
          {look === 'note' && <span>Private note</span>}
          <time dateTime={it.createdAt} title={exactTime(it.createdAt)}>
            {clockTime(it.createdAt)}
          </time>
        </p>
      )}
      <div className={classes.line}>
        <div className={classes.body}>
          {it.text !== '' && (
            <div className={classes.bubble} title={exactTime(it.createdAt)}>
              <Prose
                text={it.text}
                className={classes.prose}
                base={shop.storefrontUrl}
                tellAddresses={look === 'visitor'}
              />
              {it.reaction && (
                <span
                  className={classes.reaction}
                  role="img"
                  aria-label={`Reaction: ${reactionSigns[it.reaction].label}`}
                >
                  {reactionSigns[it.reaction].sign}
                </span>
              )}
            </div>
          )}
          <MessageFiles files={it.files} />
          <MessageParts parts={it.parts} />
        </div>
        {it.sender === 'assistant' && <DecisionButton conversationId={it.conversationId} messageId={it.id} />}
      </div>
      {it.helpful !== null && (
        <p className={classes.under}>
          {it.helpful ? <IconThumbUp size={13} aria-hidden /> : <IconThumbDown size={13} aria-hidden />}
          {it.helpful ? 'The visitor found this helpful' : 'The visitor did not find this helpful'}
        </p>
      )}
      {seen && <p className={classes.under}>Seen</p>}
    </article>
  );
});
