const all = new Set<() => void>();

/** What the tab's own storage keeps of a begun message has a key that begins so. */
export const keptDraftPrefix = 'chatty-draft';

/** Whoever holds something of a person beside the query cache says here how it is let go of. */
export const onForget = (letGo: () => void): void => void all.add(letGo);

/** Nobody who signs in next in this page may find, or send, what the one before has left. */
export function forgetPerson(): void {
  for (const letGo of all) letGo();
  // The code of the composer, which keeps them, need not have been loaded since the page was.
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keptDraftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // There was no storage.
  }
}
