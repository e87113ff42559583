import type { QuotedMessage } from '@chatty/contract/messages';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import { useChatState } from '../../../app/use-chat.ts';
import { isOwn } from '../thread/thread.ts';
import { wordsOfQuote } from './quoted.ts';

function useSpeaker(quoted: QuotedMessage): string {
  const shopName = useChatState((state) => state.session?.shopName ?? say('liveChatTeam'));
  return isOwn(quoted) ? say('liveChatYou') : quoted.name || shopName;
}

/** The message that another one answers; a press leads to it. */
export function Quote({ quoted, onJump }: { quoted: QuotedMessage; onJump(id: string): void }): ReactNode {
  const name = useSpeaker(quoted);
  return (
    <button type="button" className="quote" dir="auto" onClick={() => onJump(quoted.id)}>
      <b>{name}</b>
      <span>{wordsOfQuote(quoted)}</span>
    </button>
  );
}

/** Above the field: which message the visitor is about to answer. */
export function Answering({ quoted, onEnd }: { quoted: QuotedMessage; onEnd(): void }): ReactNode {
  const name = useSpeaker(quoted);
  return (
    <div className="answering">
      <p className="quote" dir="auto">
        <b>{say('liveChatReplyingTo', { name })}</b>
        <span>{wordsOfQuote(quoted)}</span>
      </p>
      <button type="button" className="icon" aria-label={say('liveChatNoReply')} onClick={onEnd}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
