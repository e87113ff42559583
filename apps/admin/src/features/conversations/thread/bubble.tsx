import type { Message } from '@chatty/contract/messages';
import type { VisitorHue } from '@chatty/contract/visitor-name';
import { Prose } from '@chatty/prose/react';
import { IconLock, IconRobot, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { memo } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../people/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { clockTime, exactTime } from '../../../ui/time/time.ts';
import { isVisitor } from '../names.ts';
import { DecisionButton } from './decision/decision-button.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageParts } from './message-parts.tsx';
import classes from './message.module.css';

interface BubbleProps {
  message: Message;
  /** How the team calls the visitor, and the tint of their picture. */
  visitor: string;
  hue: VisitorHue;
  /** It was searched for. */
  found: boolean;
  joined: boolean;
  seen: boolean;
}

const reactionSigns: Record<NonNullable<Message['reaction']>, string> = {
  heart: '❤️',
  'joy-face': '😂',
  'open-mount': '😮',
  cry: '😢',
  'pounting-face': '😡',
  'thump-up': '👍',
};

type Look = 'visitor' | 'team' | 'assistant' | 'note';

function lookOf(it: Message): Look {
  if (it.kind === 'note') return 'note';
  if (isVisitor(it)) return 'visitor';
  return it.sender === 'admin' ? 'team' : 'assistant';
}

function namelessOf(it: Message, visitor: string): string {
  if (isVisitor(it)) return visitor;
  if (it.sender === 'admin') return texts.team;
  return it.sender === 'assistant' ? texts.assistant : texts.automatic;
}

/** One message: a visitor left, the team and the assistant right, a note yellow across. */
export const Bubble = memo(function Bubble({ message: it, visitor, hue, found, joined, seen }: BubbleProps) {
  const look = lookOf(it);
  const { shop } = useMe();
  const name = it.name || namelessOf(it, visitor);
  const why = it.sender === 'assistant' && <DecisionButton conversationId={it.conversationId} messageId={it.id} />;
  return (
    <article className={classes.message} data-look={look} data-joined={joined} data-seq={it.seq} data-found={found}>
      {!joined && (
        <p className={classes.by}>
          {look === 'note' ? (
            <IconLock size={13} aria-hidden />
          ) : it.sender === 'assistant' ? (
            <IconRobot size={14} aria-hidden />
          ) : null}
          {look === 'visitor' && <Avatar name={name} hue={hue} src={it.avatar} size={18} />}
          <span className={classes.byName}>{name}</span>
          {look === 'note' && <span>{texts.privateNote}</span>}
          <time dateTime={it.createdAt} title={exactTime(it.createdAt)}>
            {clockTime(it.createdAt)}
          </time>
        </p>
      )}
      <div className={classes.line}>
        <div className={classes.body}>
          {it.text !== '' && (
            <div className={classes.said}>
              {why}
              <div className={classes.bubble} title={exactTime(it.createdAt)}>
                <Prose
                  text={it.text}
                  className={classes.prose}
                  base={shop.storefrontUrl}
                  tellAddresses={look === 'visitor'}
                />
                {it.reaction && (
                  <span className={classes.reaction} role="img" aria-label={texts.reaction(it.reaction)}>
                    {reactionSigns[it.reaction]}
                  </span>
                )}
              </div>
            </div>
          )}
          <MessageFiles files={it.files} />
          <MessageParts parts={it.parts} />
        </div>
        {it.text === '' && why}
      </div>
      {it.helpful !== null && (
        <p className={classes.under}>
          {it.helpful ? <IconThumbUp size={13} aria-hidden /> : <IconThumbDown size={13} aria-hidden />}
          {it.helpful ? texts.helpful : texts.notHelpful}
        </p>
      )}
      {seen && <p className={classes.under}>{texts.seen}</p>}
    </article>
  );
});
