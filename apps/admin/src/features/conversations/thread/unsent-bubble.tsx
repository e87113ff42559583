import { Prose } from '@chatty/prose/react';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock, IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../people/me.tsx';
import { keepDraft } from '../composer/drafts.ts';
import { outboxOf, type UnsentMessage } from '../outbox.ts';
import { MessageFiles } from './message-files.tsx';
import classes from './message.module.css';

interface UnsentProps {
  unsent: UnsentMessage;
  /** A message before it was refused; messages never overtake each other. */
  held: boolean;
}

/** A message that has not left: on its way, or refused with the reason, to be retried or taken back as text. */
export function UnsentBubble({ unsent, held }: UnsentProps) {
  const client = useQueryClient();
  const outbox = outboxOf(useMe().member.id, client);
  const takeBack = async () => {
    const body = await outbox.takeBack(unsent.id);
    if (body) keepDraft(unsent.conversationId, body.note ? 'note' : 'reply', body.text);
  };
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
          {unsent.body.text !== '' && (
            <div className={classes.bubble}>
              <Prose text={unsent.body.text} className={classes.prose} />
            </div>
          )}
          <MessageFiles files={unsent.body.files} />
        </div>
      </div>
      {unsent.refusal === null ? (
        <p className={classes.under}>
          <IconClock size={13} aria-hidden /> {held ? texts.waitsForAbove : texts.sending}
        </p>
      ) : (
        <p className={classes.under} data-tone="bad" role="alert">
          <IconAlertCircle size={13} aria-hidden /> {texts.notSent(unsent.refusal)}
          <Button variant="subtle" size="compact-xs" onClick={() => void outbox.retry(unsent.id)}>
            {texts.tryAgain}
          </Button>
          <Button variant="subtle" size="compact-xs" onClick={() => void takeBack()}>
            {texts.takeBack}
          </Button>
        </p>
      )}
    </article>
  );
}
