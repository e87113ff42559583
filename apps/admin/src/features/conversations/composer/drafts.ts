import { create } from 'zustand';

/** A reply goes to the visitor; a note stays in the team. Their texts never mix. */
export type Mode = 'reply' | 'note';

const prefix = 'chatty-draft';
const keyOf = (conversationId: string, mode: Mode) => `${prefix} ${conversationId} ${mode}`;
const useHeld = create<Readonly<Record<string, string>>>(() => ({}));

/** The tab's own storage brings a text over a reload; where it is forbidden, the page alone keeps it. */
function read(key: string): string | undefined {
  const held = useHeld.getState()[key];
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Kept in the page.
  }
  useHeld.setState({ [key]: text });
}

/** The draft begun here, or undefined if there is none; then the server's copy counts. */
export const keptDraft = (conversationId: string, mode: Mode): string | undefined => read(keyOf(conversationId, mode));

export const setDraft = (conversationId: string, mode: Mode, text: string): void =>
  write(keyOf(conversationId, mode), text);

/** Puts a text that came back below what stands there already. */
export function keepDraft(conversationId: string, mode: Mode, text: string): void {
  const before = keptDraft(conversationId, mode);
  setDraft(conversationId, mode, before ? `${before}\n${text}` : text);
}

/** Nobody who signs in next may find what was begun. */
export function forgetDrafts(): void {
  useHeld.setState({}, true);
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // There was no storage.
  }
}

export const useDraft = (conversationId: string, mode: Mode): string | undefined =>
  useHeld(() => keptDraft(conversationId, mode));
