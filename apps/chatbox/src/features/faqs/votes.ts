import { voterOf } from '@chatty/client/voter';
import { type Chat, chatState } from '../../app/chat.ts';
import { createStore } from '../../app/store.ts';

/** What this visitor thinks of an answer, and how far that has come. */
export interface Vote {
  isHelpful: boolean;
  said: 'sending' | 'taken' | 'failed';
}

type Votes = Readonly<Record<string, Vote>>;

/** The votes of this visit, by FAQ: an answer that is opened again shows what was said of it. */
export const votesOf = chatState(() => createStore<Votes, Votes>((votes, change) => ({ ...votes, ...change }), {}));

/** Says whether an answer helped. The same browser has one vote, here and on the store's pages. */
export async function voteOn(chat: Chat, id: string, isHelpful: boolean): Promise<void> {
  const votes = votesOf(chat);
  const tell = (said: Vote['said']) => votes.dispatch({ [id]: { isHelpful, said } });
  tell('sending');
  const body = { shop: chat.config.shop, voter: voterOf(), isHelpful };
  await chat.api('POST /client/api/faqs/:id/vote', { params: { id }, body }).then(
    () => tell('taken'),
    () => tell('failed'),
  );
}
