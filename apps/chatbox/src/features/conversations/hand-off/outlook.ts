import type { PersonOutlook } from '@chatty/contract/widget';
import { type Chat, chatState } from '../../../app/chat.ts';
import { createStore } from '../../../app/store.ts';

/** Who can be expected to answer, and how soon, as it was last told; null before. */
export const outlookOf = chatState(() =>
  createStore<PersonOutlook | null, PersonOutlook>((_, outlook) => outlook, null),
);

/** What is being asked now: who asks meanwhile gets the same answer; and when it was told last, in ms since 1970. */
const askedBy = chatState((): { answer: Promise<void> | null; toldAt: number } => ({ answer: null, toldAt: 0 }));

/** Notes how things are. */
export function tellOutlook(chat: Chat, outlook: PersonOutlook): void {
  askedBy(chat).toldAt = Date.now();
  outlookOf(chat).dispatch(outlook);
}

const freshMs = 5_000;

/** It came a moment ago, with the session. */
export const isOutlookFresh = (chat: Chat): boolean => Date.now() - askedBy(chat).toldAt < freshMs;

async function ask(chat: Chat): Promise<void> {
  const { data } = await chat.api('GET /client/api/availability');
  const { online, staffed, opensAt, changesAt } = data;
  tellOutlook(chat, data);
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
