import { type ReactNode, useState } from 'react';
import { useChat, useChatState } from '../../app/use-chat.ts';
import { emailProblem, leaveContact } from '../contacts/index.ts';
import { askingOf } from './asking.ts';
import { TranscriptPanel } from './transcript-panel.ts';

export { default as style } from './transcripts.css?inline';

/** Asks for a conversation by mail. */
export function AskTranscript({ id }: { id: string }): ReactNode {
  const chat = useChat();
  const known = useChatState((state) => state.session?.contact.email ?? null);
  // Where it is told here, it is known from then on, and still what was told here.
  const [email] = useState(known);
  return (
    <TranscriptPanel
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
