import type { ReactNode } from 'react';
import type { ThreadAction } from '../../app/slots.ts';
import { useChat, useStored } from '../../app/use-chat.ts';
import { onDemand } from '../../app/wire/on-demand.tsx';
import { say } from '../../ui/say.ts';
import { useIsKnown } from '../conversations/index.ts';
import { askingOf } from './asking.ts';

const fetchAsking = () => import('./ask-transcript.tsx');
const AskTranscript = onDemand(() => fetchAsking().then(({ AskTranscript: it, style }) => ({ it, style })));

/** Only the contact may ask: whoever holds a mailed link may be anybody. */
export function useTranscript(id: string): ThreadAction | null {
  const chat = useChat();
  const isKnown = useIsKnown(id);
  if (chat.linked || !isKnown) return null;
  return {
    label: say('liveChatTranscript'),
    icon: 'mail',
    // The menu says where it can't be had; over the chat nobody could put that aside.
    async run() {
      await Promise.all([fetchAsking(), chat.fetchMoreWords()]);
      askingOf(chat).dispatch({ asks: id });
    },
    failed: 'navigationPartFailed',
  };
}

/** Over the chat, while somebody asks for a transcript. */
export function Transcript(): ReactNode {
  const id = useStored(askingOf(useChat()), (it) => it);
  return id && <AskTranscript key={id} id={id} />;
}
