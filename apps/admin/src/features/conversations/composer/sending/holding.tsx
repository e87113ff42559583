import { Button } from '@mantine/core';
import { texts } from '#texts/composer.ts';
import classes from '../composer.module.css';

/** Says why a message that was to be sent has not left: its files are on their way, or one of them is lost. */
export function Holding({ holding, onStop }: { holding: 'uploading' | 'failed' | null; onStop(): void }) {
  return (
    <div role="status">
      {holding && (
        <p className={classes.warning}>
          {holding === 'uploading' ? texts.sendsAfterUpload : texts.uploadFailed}
          {holding === 'uploading' && (
            <Button variant="subtle" size="compact-xs" onClick={onStop}>
              {texts.dontSend}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
