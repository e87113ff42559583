import { type ReactNode, useState } from 'react';
import { chatState } from '../../app/chat.ts';
import type { ThreadAction } from '../../app/slots.ts';
import { createStore } from '../../app/store.ts';
import { useChat, useChatState, useStored } from '../../app/use-chat.ts';
import { fetched } from '../../ui/on-demand/fetched.ts';
import { say } from '../../ui/say.ts';
import { emailProblem, leaveContact } from '../contacts/index.ts';
import { useIsKnown } from '../conversations/index.ts';

/** The conversation whose transcript the visitor is about to ask for; null while they are not. */
const askingOf = chatState(() => createStore<string | null, { asks: string | null }>((_, { asks }) => asks, null));

const Panel = fetched(async () => (await import('./transcript-panel.ts')).makeTranscriptPanel);

/** Only the contact may ask: whoever holds a mailed link may be anybody. */
export function useTranscript(id: string): ThreadAction | null {
  const chat = useChat();
  const isKnown = useIsKnown(id);
  if (chat.linked || !isKnown) return null;
  return { label: say('liveChatTranscript'), icon: 'mail', run: () => askingOf(chat).dispatch({ asks: id }) };
}

/** Over the chat, while somebody asks for a transcript. */
export function Transcript(): ReactNode {
  const id = useStored(askingOf(useChat()), (it) => it);
  return id && <Asking key={id} id={id} />;
}

function Asking({ id }: { id: string }): ReactNode {
  const chat = useChat();
  const known = useChatState((state) => state.session?.contact.email ?? null);
  // Where it is told here, it is known from then on, and still what was told here.
  const [email] = useState(known);
  return (
    <Panel
      email={email}
      problemOf={emailProblem}
      onSend={async (typed) => {
        if (typed !== null) await leaveContact(chat, id, { email: typed });
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const body = { timeZone, locale: chat.config.locale };
        const { data } = await chat.api('POST /client/api/conversations/:id/transcript', { params: { id }, body });
        return data.to;
      }}
      onClose={() => {
        askingOf(chat).dispatch({ asks: null });
        // The menu from which it was asked for.
        document.querySelector('#chatty-root')?.shadowRoot?.querySelector<HTMLElement>('.menu > button')?.focus();
      }}
    />
  );
}
