import { chatState } from '../../app/chat.ts';
import { createStore } from '../../app/store.ts';

/** The conversation whose transcript the visitor is about to ask for; null while they are not. */
export const askingOf = chatState(() =>
  createStore<string | null, { asks: string | null }>((_, { asks }) => asks, null),
);
