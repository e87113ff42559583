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
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!known.has(key)) return;
      event.preventDefault();
      run(key as InboxKey);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
