import { Prose } from '@chatty/prose/react';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock, IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../people/me.tsx';
import { partsOfCards } from '../composer/inserts/cards.ts';
import { bringBack } from '../composer/sending/bring-back.ts';
import { outboxOf, type UnsentMessage } from '../outbox/outbox.ts';
import { Quote } from './quote/quote.tsx';
import { MessageFiles } from './files/message-files.tsx';
import { MessageParts } from '../../../people/messages/message-parts.tsx';
import classes from './message.module.css';

interface UnsentProps {
  unsent: UnsentMessage;
  /** How the team calls the visitor. */
  visitor: string;
  /** A message before it was refused; messages never overtake each other. */
  held: boolean;
}

/** Whole seconds until a moment, in ms since 1970; 0 once it is over. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** A message that has not left: held for a while, on its way, or refused with the reason, to be retried or taken back as text. */
export function UnsentBubble({ unsent, visitor, held }: UnsentProps) {
  const client = useQueryClient();
  const outbox = outboxOf(useMe().member.id, client);
  const secondsLeft = useSecondsLeft(unsent.heldUntil ?? 0);
  const takeBack = async () => {
    const body = await outbox.takeBack(unsent.id);
    if (body) bringBack(unsent.conversationId, { ...body, cards: body.cards?.shown });
  };
  const isOvertaken = unsent.code === 'conflict' && unsent.body.seenSeq !== undefined;
  const again = () => void outbox.retry(unsent.id, isOvertaken ? { ...unsent.body, seenSeq: undefined } : undefined);
  return (
    <article
      className={classes.message}
      data-look={unsent.body.note ? 'note' : 'team'}
      data-unsent={unsent.refusal === null ? 'sending' : 'failed'}
    >
      {unsent.body.note && (
        <p className={classes.by}>
          <IconLock size={13} aria-hidden /> <span>{texts.privateNote}</span>
        </p>
      )}
      <div className={classes.line}>
        <div className={classes.body}>
          {unsent.body.replyTo && <Quote quoted={unsent.body.replyTo} visitor={visitor} />}
          {unsent.body.text !== '' && (
            <div className={classes.bubble}>
              <Prose text={unsent.body.text} className={classes.prose} />
            </div>
          )}
          <MessageFiles files={unsent.body.files} />
          {unsent.body.cards && <MessageParts parts={partsOfCards(unsent.body.cards.shown)} />}
        </div>
      </div>
      {secondsLeft > 0 ? (
        <p className={classes.under}>
          <IconClock size={13} aria-hidden /> <span aria-hidden>{texts.sendsIn(secondsLeft)}</span>
          <Button variant="subtle" size="compact-xs" onClick={() => void takeBack()}>
            {texts.undo}
          </Button>
        </p>
      ) : unsent.refusal === null ? (
        <p className={classes.under}>
          <IconClock size={13} aria-hidden /> {held ? texts.waitsForAbove : texts.sending}
        </p>
      ) : (
        <p className={classes.under} data-tone="bad" role="alert">
          <IconAlertCircle size={13} aria-hidden /> {texts.notSent(unsent.refusal)}
          <Button variant="subtle" size="compact-xs" onClick={again}>
            {isOvertaken ? texts.sendAnyway : texts.tryAgain}
          </Button>
          <Button variant="subtle" size="compact-xs" onClick={() => void takeBack()}>
            {texts.takeBack}
          </Button>
        </p>
      )}
    </article>
  );
}
