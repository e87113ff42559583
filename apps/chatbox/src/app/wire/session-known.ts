import type { Chat } from '../chat.ts';

/** Whether the server has yet to say who the visitor is, and what it asks of them. */
export function isUnanswered({ store }: Chat): boolean {
  const { session, refusal } = store.get();
  return !session && !refusal;
}

/** Resolves when the server has said who the visitor is, or that it will not; or has kept silent for as long as is given. */
export function sessionKnown(chat: Chat, withinMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isUnanswered(chat) || end();
    const end = () => {
      clearTimeout(patience);
      stop();
      resolve();
    };
    const patience = withinMs === undefined ? undefined : setTimeout(end, withinMs);
    const stop = chat.store.subscribe(look);
    look();
  });
}
