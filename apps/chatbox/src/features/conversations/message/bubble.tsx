import { Prose } from '@chatty/prose/react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { clockTime } from '../../../ui/moments.ts';
import { refusalWords } from '../../../ui/plain/refusal-words.ts';
import { say } from '../../../ui/say.ts';
import type { Said } from '../thread/rows.ts';

interface SendStateProps {
  said: Said;
  /** The last bubble of a run: the time stands under it. */
  last: boolean;
  /** The visitor's latest message: only there it is told that it was sent or seen. */
  latestOwn: boolean;
  onRetry(): void;
  onTakeBack(): void;
}

const isPending = ({ sendState }: Said) => sendState === 'queued' || sendState === 'sending';

/** When something was said and how far it has come, where that is worth a line. */
export function SendStateLine({ said, last, latestOwn, onRetry, onTakeBack }: SendStateProps): ReactNode {
  const locale = useLocale();
  const isEdited = said.message?.editedAt !== undefined && said.message.deletedAt === undefined;
  if (!last && !latestOwn && !isEdited && !isPending(said) && said.sendState !== 'failed') return null;
  const why = said.refusal ? refusalWords(said.refusal, say('liveChatFailed')) : '';
  if (said.sendState === 'failed') {
    return (
      <p className="under-bubble under-bubble-failed" role="alert">
        <Icon name="alert" size={14} /> {say('liveChatNotSent')}
        {why ? `: ${why}` : ''}
        <span className="under-bubble-actions">
          <button type="button" className="link" onClick={onRetry}>
            {say('navigationRetry')}
          </button>
          <button type="button" className="link" onClick={onTakeBack}>
            {say('liveChatTakeBack')}
          </button>
        </span>
      </p>
    );
  }
  if (said.sendState === 'queued') {
    return (
      <p className="under-bubble" role="status">
        {why ? `${why} ${say('liveChatSentLater')}` : say('liveChatQueued')}
      </p>
    );
  }
  if (said.sendState === 'sending') return <p className="under-bubble">{say('liveChatSending')}</p>;
  const state =
    said.sendState && latestOwn ? ` · ${said.sendState === 'seen' ? say('liveChatSeen') : say('liveChatSent')}` : '';
  return (
    <p className="under-bubble">
      <time dateTime={said.at}>{clockTime(said.at, locale)}</time>
      {isEdited && ` · ${say('liveChatEdited')}`}
      {state}
    </p>
  );
}

/** The words of a message, or that there were some. */
export function Bubble({ said }: { said: Said }): ReactNode {
  if (said.message?.deletedAt) return <p className="bubble deleted">{say('liveChatDeleted')}</p>;
  const kind = said.own ? 'bubble bubble-own' : 'bubble';
  return <Prose className={isPending(said) ? `${kind} bubble-pending` : kind} text={said.text} />;
}
