import type { ReactNode } from 'react';
import { drawSlot } from '../../app/slots.ts';
import { useChat, useChatState } from '../../app/use-chat.ts';
import { refusalWords } from '../../ui/plain/refusal-words.ts';
import { say } from '../../ui/say.ts';
import { Greeting } from './greeting.tsx';

/** Where the chat begins: a greeting, and the features' cards. */
export function HomeScreen(): ReactNode {
  const { features } = useChat();
  const session = useChatState((state) => state.session);
  const refusal = useChatState((state) => state.refusal);
  return (
    <div className="home scroll">
      <div className="hero">
        <Greeting widget={session?.widget} availability={session?.availability} />
      </div>
      <div className="home-cards">
        {refusal && (
          <p className="card problem" role="alert">
            {say('navigationStartFailed')} {refusalWords(refusal, '')}
          </p>
        )}
        {drawSlot(features, 'homeLeads')}
        {drawSlot(features, 'homeCards')}
      </div>
      {session?.widget.isBranded && <p className="branding">{say('navigationPoweredBy')}</p>}
    </div>
  );
}
