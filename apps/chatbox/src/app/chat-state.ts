import type { Chat } from './chat.ts';

/** Something that a feature holds for each chat, such as the store of its state: made when it is first asked for. */
export function chatState<T>(make: (chat: Chat) => T): (chat: Chat) => T {
  const held = new WeakMap<Chat, { value: T }>();
  return (chat) => {
    const entry = held.get(chat) ?? { value: make(chat) };
    held.set(chat, entry);
    return entry.value;
  };
}
