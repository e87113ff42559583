import type { PersonOutlook } from '@chatty/contract/widget';
import { type Chat, chatState } from '../../../app/chat.ts';
import { createStore } from '../../../app/store.ts';

/** Who can be expected to answer, and how soon, as it was last told; null before. */
export const outlookOf = chatState(() =>
  createStore<PersonOutlook | null, PersonOutlook>((_, outlook) => outlook, null),
);

/** Looks anew who is there: who waits for a person is told how things are, not how they were. Throws `CallFailed`. */
export async function readOutlook(chat: Chat): Promise<void> {
  const { data } = await chat.api('GET /client/api/availability');
  const { online, staffed, opensAt } = data;
  outlookOf(chat).dispatch(data);
  chat.store.dispatch({ type: 'availability', availability: { online, staffed, opensAt } });
}
