import { Button } from '@mantine/core';
import { texts } from '#texts/composer.ts';
import classes from '../composer.module.css';
import type { Held } from './use-sending.ts';

/** Says why a message that was to be sent has not left: what belongs to it is on its way, or lost. */
export function Holding({ holding }: { holding: Held | null }) {
  return (
    <div role="status">
      {holding && (
        <p className={classes.warning}>
          {texts.held[holding.missing]}
          {holding.missing === 'teamLost' && (
            <>
              <Choice text={texts.readTeam} onChoose={holding.readTeam} />
              <Choice text={texts.sendUnmentioned} onChoose={holding.sendUnmentioned} />
            </>
          )}
          {holding.missing !== 'failed' && <Choice text={texts.dontSend} onChoose={holding.stop} />}
        </p>
      )}
    </div>
  );
}

const Choice = ({ text, onChoose }: { text: string; onChoose(): void }) => (
  <Button variant="subtle" size="compact-xs" onClick={onChoose}>
    {text}
  </Button>
);
