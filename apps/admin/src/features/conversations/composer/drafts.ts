import { useSyncExternalStore } from 'react';

/** A reply goes to the visitor; a note stays in the team. Their texts never mix. */
export type Mode = 'reply' | 'note';

const prefix = 'chatty-draft';
const keyOf = (conversationId: string, mode: Mode) => `${prefix} ${conversationId} ${mode}`;
const held = new Map<string, string>();
const listeners = new Set<() => void>();

/** The tab's own storage brings a text over a reload; where it is forbidden, the page alone keeps it. */
function read(key: string): string | undefined {
  if (held.has(key)) return held.get(key);
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string) {
  held.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Kept in the page.
  }
  for (const it of listeners) it();
}

/** What was begun here, or undefined when nothing was, so that the server's copy counts. */
export const draftOf = (conversationId: string, mode: Mode): string | undefined => read(keyOf(conversationId, mode));

export const setDraft = (conversationId: string, mode: Mode, text: string): void =>
  write(keyOf(conversationId, mode), text);

/** Puts a text that came back below what stands there already. */
export function keepDraft(conversationId: string, mode: Mode, text: string): void {
  const before = draftOf(conversationId, mode);
  setDraft(conversationId, mode, before ? `${before}\n${text}` : text);
}

/** Nobody who signs in next may find what was begun. */
export function forgetDrafts(): void {
  held.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // There was no storage.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useDraft = (conversationId: string, mode: Mode): string | undefined =>
  useSyncExternalStore(subscribe, () => draftOf(conversationId, mode));
