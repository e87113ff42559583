import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Chat } from './chat.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Where the screens find the chat. */
export const ChatContext = createContext<Chat | null>(null);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('A screen stands outside of the chat.');
  return chat;
}

/**
 * A part of what a store holds; the screen is drawn anew when it changes. `pick` must give the same value for the same
 * state.
 */
export function useStored<S, C, T>({ subscribe, get }: Store<S, C>, pick: (state: S) => T): T {
  return useSyncExternalStore(subscribe, () => pick(get()));
}

/** A part of the state that all features share. */
export const useChatState = <T>(pick: (state: State) => T): T => useStored(useChat().store, pick);
