import { Button } from '@mantine/core';
import { texts } from '#texts/conversation-thread.ts';
import classes from '../message.module.css';
import { showOriginal } from './translated.ts';

/** Says that a translation stands above, or is on its way, and leads back to the original. */
export function TranslationLine({ messageId, ready }: { messageId: string; ready: boolean }) {
  return (
    <p className={classes.under} role="status">
      {ready ? texts.translatedByModel : texts.translating}
      {ready && (
        <Button variant="subtle" size="compact-xs" onClick={() => showOriginal(messageId)}>
          {texts.showOriginal}
        </Button>
      )}
    </p>
  );
}
