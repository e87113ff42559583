import type { Message } from '@chatty/contract/messages';
import { reactionSigns } from '@chatty/contract/texts';
import type { VisitorHue } from '@chatty/contract/visitor-name';
import { Prose } from '@chatty/prose/react';
import { IconLock, IconRobot, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { lazy, memo, Suspense } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../people/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { clockTime, exactTime } from '../../../ui/time/time.ts';
import { withNamesBold } from '../composer/mentions/mentioned.ts';
import { isVisitor } from '../names.ts';
import { useNamed } from './use-named.ts';
import { EditMessage } from './actions/edit-message.tsx';
import { MessageActions } from './actions/message-actions.tsx';
import { useRewriting } from './actions/rewriting.ts';
import { useTranslated } from './actions/translated.ts';
import { TranslationLine } from './actions/translation-line.tsx';
import { DecisionButton } from './decision/decision-button.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { MessageFiles } from './files/message-files.tsx';
import { Quote } from './quote/quote.tsx';
import { MessageParts } from '../../../people/messages/message-parts.tsx';
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

/** Few messages link to a product. Where its code can't be had, the link alone must do. */
const LinkedProducts = lazy(() => import('./products/linked-products.tsx').catch(() => ({ default: () => null })));

type Look = 'visitor' | 'team' | 'assistant' | 'note';

function lookOf(message: Message): Look {
  if (message.kind === 'note') return 'note';
  if (isVisitor(message)) return 'visitor';
  return message.sender === 'admin' ? 'team' : 'assistant';
}

function namelessOf(message: Message, visitor: string): string {
  if (isVisitor(message)) return visitor;
  if (message.sender === 'admin') return texts.team;
  return message.sender === 'assistant' && !isQuick(message) ? texts.assistant : texts.automatic;
}

/** The shop's own answer, which no assistant has decided. */
const isQuick = ({ parts }: Message) => parts.some((it) => it.type === 'quickAnswer');

/** One message: a visitor left, the team and the assistant right, a note yellow across. */
export const Bubble = memo(function Bubble({ message, visitor, hue, found, joined, seen }: BubbleProps) {
  const look = lookOf(message);
  const { shop } = useMe();
  const name = message.name || namelessOf(message, visitor);
  const isEdited = useRewriting(({ now }) => now?.what === 'edit' && now.messageId === message.id);
  const translated = useTranslated((held) => held[message.id]);
  const words = (translated?.shown && translated.text) || message.text;
  const named = useNamed(message.mentions);
  const why = message.sender === 'assistant' && !isQuick(message) && (
    <DecisionButton conversationId={message.conversationId} messageId={message.id} />
  );
  const reaction = message.reaction && (
    <span
      className={classes.reaction}
      data-alone={message.text === ''}
      role="img"
      aria-label={texts.reaction(message.reaction)}
    >
      {reactionSigns[message.reaction]}
    </span>
  );
  return (
    <article
      className={classes.message}
      data-look={look}
      data-joined={joined}
      data-seq={message.seq}
      data-found={found}
    >
      {!joined && (
        <p className={classes.by}>
          {look === 'note' ? (
            <IconLock size={13} aria-hidden />
          ) : message.sender === 'assistant' ? (
            <IconRobot size={14} aria-hidden />
          ) : null}
          {look === 'visitor' && <Avatar name={name} hue={hue} src={message.avatar} size={18} />}
          <span className={classes.byName}>{name}</span>
          {look === 'note' && <span>{texts.privateNote}</span>}
          <time dateTime={message.createdAt} title={exactTime(message.createdAt)}>
            {clockTime(message.createdAt)}
          </time>
        </p>
      )}
      <div className={classes.line}>
        <div className={classes.body}>
          {message.replyTo && <Quote quoted={message.replyTo} visitor={visitor} />}
          {message.deletedAt && (
            <p className={classes.deleted} title={exactTime(message.deletedAt)}>
              {texts.messageDeleted}
            </p>
          )}
          {isEdited ? (
            <EditMessage message={message} />
          ) : (
            message.text !== '' && (
              <div className={classes.said}>
                {why}
                <div className={classes.bubble} title={exactTime(message.createdAt)}>
                  <Prose
                    text={named ? withNamesBold(words, named) : words}
                    className={classes.prose}
                    base={shop.storefrontUrl}
                    tellAddresses={look === 'visitor'}
                  />
                  {reaction}
                </div>
              </div>
            )
          )}
          <MessageFiles files={message.files} />
          <MessageParts parts={message.parts} />
          {message.text.includes('/products/') && (
            <Suspense fallback={null}>
              <LinkedProducts message={message} />
            </Suspense>
          )}
          {message.text === '' && !message.deletedAt && reaction}
        </div>
        {message.text === '' && why}
        {!message.deletedAt && !isEdited && <MessageActions message={message} />}
      </div>
      {message.helpful !== null && (
        <p className={classes.under}>
          {message.helpful ? <IconThumbUp size={13} aria-hidden /> : <IconThumbDown size={13} aria-hidden />}
          {message.helpful ? texts.helpful : texts.notHelpful}
        </p>
      )}
      {translated?.shown && <TranslationLine messageId={message.id} ready={translated.text !== null} />}
      {message.editedAt && !message.deletedAt && (
        <p className={classes.under} title={exactTime(message.editedAt)}>
          {texts.edited}
        </p>
      )}
      {message.delivery ? (
        <DeliveryLine delivery={message.delivery} />
      ) : (
        seen && <p className={classes.under}>{texts.seen}</p>
      )}
    </article>
  );
});
