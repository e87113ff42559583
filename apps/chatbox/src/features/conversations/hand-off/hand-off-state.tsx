import { type ReactNode, useEffect, useRef } from 'react';
import { handOffOf } from './hand-off.ts';
import { HandOffNote } from './hand-off-note.tsx';
import { conversationOf, threadOf, useConversations } from '../conversations-state.ts';
import { useChat, useChatState, useStored } from '../../../app/use-chat.ts';
import { lookAgain } from './keep-outlook.ts';
import { outlookOf } from './outlook.ts';
import { isOwn } from '../thread/thread.ts';

const lookEveryMs = 60_000;

/** Looks again and again how long it takes and who is there, for as long as somebody waits and looks. */
function useFreshAvailability(waits: boolean): void {
  const chat = useChat();
  const live = useChatState((state) => state.open && state.connection === 'live');
  useEffect(() => {
    if (!waits || !live) return;
    lookAgain(chat);
    const timer = setInterval(() => lookAgain(chat), lookEveryMs);
    return () => clearInterval(timer);
  }, [chat, waits, live]);
}

/** Whether somebody who left no address has written so much that they are asked for one. Once they were, it stays. */
function useIsAskedForEmail(id: string): boolean {
  const after = useChatState((state) => state.session?.widget.afterNumberMessages ?? Number.POSITIVE_INFINITY);
  const email = useChatState((state) => state.session?.contact.email ?? null);
  const open = useConversations((state) => conversationOf(state, id)?.status === 'open');
  const { messages } = useConversations((state) => threadOf(state, id));
  const asked = useRef(false);
  const wasAsked = messages.some((it) => it.parts.some((part) => part.type === 'askEmail'));
  const said = messages.filter((it) => it.kind === 'text' && isOwn(it)).length;
  asked.current ||= email === null && said >= after;
  return asked.current && open && !wasAsked;
}

/** What happens next in a conversation that waits for a person; and where its answers go when the visitor leaves. */
export function HandOffState({ id }: { id: string }): ReactNode {
  const conversation = useConversations((state) => conversationOf(state, id));
  const thread = useConversations((state) => threadOf(state, id));
  const availability = useChatState((state) => state.session?.availability);
  const replyTime = useChatState((state) => state.session?.widget.replyTime);
  const chat = useChat();
  const AskEmail = chat.features.find((it) => it.asksEmail)?.asksEmail;
  const outlook = useStored(outlookOf(chat), (known) => known);
  const handOff = handOffOf(conversation, thread);
  const isAsked = useIsAskedForEmail(id);
  // A shop may not want visitors to be asked while nobody is there.
  const isForm = useChatState((state) => state.session?.widget.isShowContactForm !== false) || availability?.online;
  useFreshAvailability(handOff !== null);
  if (!handOff) return isAsked && AskEmail && <AskEmail conversationId={id} />;
  return (
    <>
      <HandOffNote handOff={handOff} availability={availability} outlook={outlook} replyTime={replyTime}>
        {/* A line that waits to be pressed becomes the question itself, unless it was put aside. */}
        {isForm && AskEmail && <AskEmail key={String(isAsked)} conversationId={id} folded={!isAsked} />}
      </HandOffNote>
      {availability?.online === false &&
        chat.features.flatMap((it) => it.whenAway ?? []).map((Way, at) => <Way key={at} />)}
    </>
  );
}
