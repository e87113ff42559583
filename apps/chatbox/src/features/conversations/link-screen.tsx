import type { ReactNode } from 'react';
import { say } from '../../ui/say.ts';
import { useChat } from '../../app/use-chat.ts';
import { openAgain } from '../../app/wire/link-screen.ts';
import { startConversation } from './start-conversation.ts';

/** Says by what right the conversation is shown here, and leads back to the visitor's own chat. */
export function LinkLine(): ReactNode {
  const chat = useChat();
  return (
    <p className="link-line">
      <span>{say('liveChatLinkOpened')}</span>{' '}
      <button type="button" className="link" onClick={() => startConversation(chat)}>
        {say('liveChatStartConversation')}
      </button>
    </p>
  );
}

/** What a mailed link leads to that is too old, or that could not be opened just now. */
export function LinkScreen({ failed }: { failed: boolean }): ReactNode {
  const chat = useChat();
  return (
    <div className="scroll page link-page">
      <h3>{failed ? say('liveChatLinkFailed') : say('liveChatLinkEnded')}</h3>
      <p>{failed ? say('liveChatLinkFailedHint') : say('liveChatLinkEndedHint')}</p>
      <button
        type="button"
        className="primary wide"
        onClick={() => (failed ? openAgain() : void startConversation(chat))}
      >
        {failed ? say('navigationRetry') : say('liveChatStartConversation')}
      </button>
    </div>
  );
}
