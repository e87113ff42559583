import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Chat } from './chat.ts';
import type { State } from '../features/conversations/conversations-state.ts';

/** Where the screens find the chat. */
export const ChatContext = createContext<Chat | null>(null);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('A screen stands outside of the chat.');
  return chat;
}

/** A part of the state; the screen is drawn anew when it changes. `pick` must give the same value for the same state. */
export function useChatState<T>(pick: (state: State) => T): T {
  const { store } = useChat();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
