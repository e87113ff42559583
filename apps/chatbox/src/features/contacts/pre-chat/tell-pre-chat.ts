import { CallFailed } from '@chatty/client/api';
import type { Chat } from '../../../app/chat.ts';
import { type Asks, type Field, keepBegun } from './asks.ts';

/** The form or the disclaimer is another one by now: it is shown as it is. */
async function readAgain(chat: Chat): Promise<void> {
  const { data } = await chat.api('GET /client/api/widget');
  chat.applyWidget(data);
}

/** Tells the shop who the visitor is and that they agree. Throws `CallFailed`; what was typed stays then. */
export async function tellPreChat(
  chat: Chat,
  { mustAgree, disclaimer }: Asks,
  filled: readonly { field: Field; answer: string }[],
): Promise<void> {
  const { store } = chat;
  const body = {
    answers: filled.length > 0 ? Object.fromEntries(filled.map((it) => [it.field.id, it.answer])) : null,
    consent: mustAgree && disclaimer ? disclaimer.text : null,
  };
  try {
    const { data: preChat } = await chat.api('POST /client/api/pre-chat', { body });
    const { session } = store.get();
    if (session) chat.applyWidget({ widget: session.widget, availability: session.availability, preChat });
  } catch (problem) {
    if (problem instanceof CallFailed && problem.code === 'conflict') await readAgain(chat).catch(() => {});
    throw problem;
  }
  const told = (type: Field['type']) => filled.find((it) => it.field.type === type)?.answer.trim();
  const contact = store.get().session?.contact;
  if (!contact) return;
  const [name, email] = [told('name') || contact.name, told('email') || contact.email];
  store.dispatch({ type: 'contact changed', contact: { ...contact, name, email } });
  keepBegun(chat.kept, { answers: {}, agrees: false, skips: false });
}
