import { useEffect, useEffectEvent } from 'react';

/** Keys of the inbox, in the order in which the help shows them. */
export const keys = [
  { key: 'j' },
  { key: 'k' },
  { key: 'o', also: 'Enter' },
  { key: 'r' },
  { key: 'n' },
  { key: 'i' },
  { key: 'e' },
  { key: 'z' },
  { key: 'u' },
  { key: '/' },
  { key: '?' },
] as const;

export type InboxKey = (typeof keys)[number]['key'];

const known = new Set<string>(keys.map((it) => it.key));

/** True where letters are meant as text, or where a menu or dialog has the keyboard. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Calls `press` for the keys of the inbox; off while typing and with Ctrl, Alt or Cmd. */
export function useInboxKeys(press: (key: InboxKey) => void): void {
  const run = useEffectEvent(press);
  useEffect(() => {
    const hear = (it: KeyboardEvent) => {
      if (it.defaultPrevented || it.ctrlKey || it.metaKey || it.altKey || isTaken(it.target)) return;
      const key = it.key.length === 1 ? it.key.toLowerCase() : it.key;
      if (!known.has(key)) return;
      it.preventDefault();
      run(key as InboxKey);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
