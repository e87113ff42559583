import type { PassingPayload } from '@chatty/contract/live';
import { Prose } from '@chatty/prose/react';
import { IconRobot } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import classes from './message.module.css';

const Dots = () => (
  <span className={classes.dots} aria-hidden>
    <i />
    <i />
    <i />
  </span>
);

/** The assistant's answer as far as it has come, with what the assistant is doing. */
export function GrowingAnswer({ growing }: { growing: PassingPayload<'answer.growing'> }) {
  return (
    <article className={classes.message} data-look="assistant" data-growing>
      <p className={classes.by}>
        <IconRobot size={14} aria-hidden /> <span className={classes.byName}>{texts.assistant}</span>{' '}
        {growing.step ?? texts.isAnswering}
      </p>
      <div className={classes.line}>
        <div className={classes.body}>
          <div className={classes.bubble}>
            {growing.text && <Prose text={growing.text} className={classes.prose} />}
            <Dots />
          </div>
        </div>
      </div>
    </article>
  );
}

export function VisitorTypes({ name }: { name: string }) {
  return (
    <article className={classes.message} data-look="visitor" data-typing>
      <div className={classes.line}>
        <div className={classes.bubble}>
          <Dots />
          <span className="visually-hidden">{texts.isTyping(name)}</span>
        </div>
      </div>
    </article>
  );
}
