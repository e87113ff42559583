import { create } from 'zustand';

const useHeld = create<Readonly<Record<string, string | undefined>>>(() => ({}));

/** What is kept under a key. The tab's own storage brings it over a reload; where it is forbidden, the page alone keeps it. */
export function keptText(key: string): string | undefined {
  const all = useHeld.getState();
  if (key in all) return all[key];
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text that somebody has begun; undefined lets go of it. */
export function keepText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Kept in the page.
  }
  useHeld.setState({ [key]: text });
}

export const useKeptText = (key: string): string | undefined => useHeld(() => keptText(key));

/** Lets go of all whose keys begin so: nobody who signs in next may find what was begun. */
export function forgetTexts(prefix: string): void {
  const others = Object.entries(useHeld.getState()).filter(([key]) => !key.startsWith(prefix));
  useHeld.setState(Object.fromEntries(others), true);
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // There was no storage.
  }
}
