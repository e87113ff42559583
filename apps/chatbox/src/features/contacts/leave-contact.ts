import type { ContactDetails } from '@chatty/contract/contacts';
import type { Chat } from '../../app/chat.ts';

/** Tells the shop how the visitor can be reached. Throws `CallFailed`. */
export async function leaveContact({ api, store }: Chat, id: string, details: ContactDetails): Promise<void> {
  await api('POST /client/api/conversations/:id/contact', { params: { id }, body: details });
  const contact = store.get().session?.contact;
  if (contact) store.dispatch({ type: 'contact changed', contact: { ...contact, ...details } });
}
