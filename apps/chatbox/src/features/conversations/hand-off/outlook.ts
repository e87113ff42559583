import type { PersonOutlook } from '@chatty/contract/widget';
import { type Chat, chatState } from '../../../app/chat.ts';
import { createStore } from '../../../app/store.ts';

/** Who can be expected to answer, and how soon, as it was last told; null before. */
export const outlookOf = chatState(() =>
  createStore<PersonOutlook | null, PersonOutlook>((_, outlook) => outlook, null),
);

/** What is being asked now: who asks meanwhile gets the same answer. */
const askedBy = chatState((): { answer: Promise<void> | null } => ({ answer: null }));

async function ask(chat: Chat): Promise<void> {
  const { data } = await chat.api('GET /client/api/availability');
  const { online, staffed, opensAt, changesAt } = data;
  outlookOf(chat).dispatch(data);
  chat.store.dispatch({ type: 'availability', availability: { online, staffed, opensAt, changesAt } });
}

/** Looks anew who is there: visitors are told how things are, not how they were. Throws `CallFailed`. */
export function readOutlook(chat: Chat): Promise<void> {
  const asked = askedBy(chat);
  asked.answer ??= ask(chat).finally(() => {
    asked.answer = null;
  });
  return asked.answer;
}
