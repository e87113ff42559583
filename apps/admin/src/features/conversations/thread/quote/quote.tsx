import type { QuotedMessage } from '@chatty/contract/messages';
import { CloseButton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { texts } from '#texts/conversation-thread.ts';
import { isVisitor } from '../../names.ts';
import classes from './quote.module.css';

const nameOf = ({ name, sender }: QuotedMessage, visitor: string) =>
  name || (isVisitor({ sender }) ? visitor : sender === 'admin' ? texts.team : texts.assistant);

/** The message that another one answers, and the way to it. */
export function Quote({ quoted, visitor }: { quoted: QuotedMessage; visitor: string }) {
  const { search } = useLocation();
  return (
    <Link className={classes.quote} to={{ search, hash: `#${quoted.seq}` }} dir="auto">
      <b>{nameOf(quoted, visitor)}</b>
      <span>{quoted.deleted ? texts.messageDeleted : quoted.text}</span>
    </Link>
  );
}

/** Above the field: which message is about to be answered. */
export function Answering({ quoted, visitor, onEnd }: { quoted: QuotedMessage; visitor: string; onEnd(): void }) {
  return (
    <div className={classes.answering}>
      <p className={classes.quote} dir="auto">
        <b>{texts.answering(nameOf(quoted, visitor))}</b>
        <span>{quoted.text}</span>
      </p>
      <CloseButton size="sm" aria-label={texts.endAnswering} onClick={onEnd} />
    </div>
  );
}
