import type { ReactNode } from 'react';
import { texts } from '../../ui/texts.ts';
import { useChat } from '../../app/use-chat.ts';
import { openAgain } from '../../app/wire/link.ts';
import { startConversation } from './start-conversation.ts';

/** Says by what right the conversation is shown here, and leads back to the visitor's own chat. */
export function LinkLine(): ReactNode {
  const chat = useChat();
  return (
    <p className="link-line">
      <span>{texts.linkOpened}</span>{' '}
      <button type="button" className="link" onClick={() => startConversation(chat)}>
        {texts.newChat}
      </button>
    </p>
  );
}

/** What a mailed link leads to that is too old, or that could not be opened just now. */
export function LinkScreen({ failed }: { failed: boolean }): ReactNode {
  const chat = useChat();
  return (
    <div className="scroll page link-page">
      <h3>{failed ? texts.linkFailed : texts.linkEnded}</h3>
      <p>{failed ? texts.linkFailedHint : texts.linkEndedHint}</p>
      <button
        type="button"
        className="primary wide"
        onClick={() => (failed ? openAgain() : void startConversation(chat))}
      >
        {failed ? texts.retry : texts.newChat}
      </button>
    </div>
  );
}
