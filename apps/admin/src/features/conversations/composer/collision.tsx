import { texts } from '#texts/conversation-thread.ts';
import classes from './composer.module.css';
import type { useRival } from './use-rival.ts';

interface CollisionProps {
  rival: ReturnType<typeof useRival>;
  /** A colleague who is writing in this conversation right now. */
  typist: string | undefined;
}

/** Says that one is not alone in this conversation. */
export function Collision({ rival, typist }: CollisionProps) {
  return (
    <div role="status">
      {rival.reply ? (
        <p className={classes.warning}>
          {texts.repliedMeanwhile(rival.reply.name)}
          {rival.held && ` ${texts.sendAgain}`}
        </p>
      ) : (
        typist && <p className={classes.warning}>{texts.writesToo(typist)}</p>
      )}
    </div>
  );
}
