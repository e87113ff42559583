import type { ScheduledMessage } from '@chatty/contract/scheduling';
import { Prose } from '@chatty/prose/react';
import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClock, IconClockPause } from '@tabler/icons-react';
import { texts } from '#texts/scheduling.ts';
import { dateAndTime } from '../../../../ui/time/time.ts';
import { SendTimeItems, sendLaterWords } from '../../composer/scheduling/send-time-items.tsx';
import { MomentDialog } from '../../moments/moment-dialog.tsx';
import { MessageFiles } from '../files/message-files.tsx';
import { MessageParts } from '../../../../people/messages/message-parts.tsx';
import { Quote } from '../quote/quote.tsx';
import classes from '../message.module.css';
import { useScheduledActions } from './use-scheduled-actions.ts';

interface ScheduledBubbleProps {
  scheduled: ScheduledMessage;
  /** How the team calls the visitor. */
  visitor: string;
  onWrite(): void;
}

/** A reply that waits: for its time, or for a member who decides. */
export function ScheduledBubble({ scheduled, visitor, onWrite }: ScheduledBubbleProps) {
  const { text, files, parts, replyTo } = scheduled;
  return (
    <article className={classes.message} data-look="scheduled" data-state={scheduled.state}>
      <p className={classes.by}>{texts.by(scheduled.authorName)}</p>
      <div className={classes.line}>
        <div className={classes.body}>
          {replyTo && <Quote quoted={replyTo} visitor={visitor} />}
          {text !== '' && (
            <div className={classes.bubble}>
              <Prose text={text} className={classes.prose} />
            </div>
          )}
          <MessageFiles files={files} />
          <MessageParts parts={parts} />
        </div>
      </div>
      <When scheduled={scheduled} />
      <Actions scheduled={scheduled} onWrite={onWrite} />
    </article>
  );
}

/** When it leaves, or why it does not. */
function When({
  scheduled: { state, heldBecause, problem, sendAt, unlessReply },
}: Pick<ScheduledBubbleProps, 'scheduled'>) {
  if (state === 'held' && heldBecause)
    return (
      <p className={classes.under} data-tone="warn">
        <IconClockPause size={13} aria-hidden /> <span>{texts.held[heldBecause]}</span>
        {problem && <span>{problem}</span>}
      </p>
    );
  return (
    <p className={classes.under}>
      <IconClock size={13} aria-hidden /> <span>{texts.sendsAt(dateAndTime(sendAt), unlessReply)}</span>
    </p>
  );
}

function Actions({ scheduled, onWrite }: Pick<ScheduledBubbleProps, 'scheduled' | 'onWrite'>) {
  const { isBusy, send, edit, move, cancel } = useScheduledActions(scheduled, onWrite);
  const [picking, { open: pick, close }] = useDisclosure(false);
  const look = { variant: 'subtle', size: 'compact-xs', disabled: isBusy } as const;
  return (
    <div className={classes.under}>
      {scheduled.heldBecause !== 'blocked' && (
        <Button {...look} onClick={send}>
          {texts.sendNow}
        </Button>
      )}
      <Button {...look} onClick={edit}>
        {texts.edit}
      </Button>
      {scheduled.heldBecause !== 'blocked' && scheduled.heldBecause !== 'spam' && (
        <Menu position="bottom-end" width={270}>
          <Menu.Target>
            <Button {...look}>{texts.changeTime}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <SendTimeItems onChoose={move} onPick={pick} />
          </Menu.Dropdown>
        </Menu>
      )}
      <Button {...look} onClick={cancel}>
        {scheduled.state === 'held' ? texts.discard : texts.cancel}
      </Button>
      <MomentDialog words={changeTimeWords} opened={picking} onClose={close} onPick={move} />
    </div>
  );
}

const changeTimeWords = { ...sendLaterWords, title: texts.changeTime };
