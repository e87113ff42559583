import type { Desk } from '@chatty/contract/desk';
import type { KeyCommand } from '@chatty/contract/key-map';
import { useEffect, useEffectEvent } from 'react';
import { useMe } from '../../people/me.tsx';
import { commandHere } from './commands.ts';
import { createKeyReader, typedBy } from './key-reader.ts';

const reader = createKeyReader();
/** Several parts of a page hear the same press, and what was pressed early is heard again: each is read once and acts once. */
const readBefore = new WeakMap<KeyboardEvent, KeyCommand | undefined>();
const heard = new WeakSet<KeyboardEvent>();

/** True where letters are meant as text, or where a menu or dialog has the keyboard. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  // Nobody types into a box.
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Where a layout needs AltGr for a sign, browsers tell it as Ctrl and Alt. */
const isShortcutOfBrowser = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

function meantBy(event: KeyboardEvent, desk: Pick<Desk, 'keys' | 'singleKeys'>): KeyCommand | undefined {
  const typed = typedBy(event);
  if (typed !== null && !readBefore.has(event)) readBefore.set(event, reader.read(typed, desk, event.timeStamp));
  return readBefore.get(event);
}

/** Runs what a key does here; off while typing, and for what belongs to browsers and screen readers. */
export function hearKey(event: KeyboardEvent, desk: Pick<Desk, 'keys' | 'singleKeys'>): void {
  if (heard.has(event) || event.defaultPrevented || event.isComposing) return;
  if (isShortcutOfBrowser(event) || isTaken(event.target)) return;
  const command = meantBy(event, desk);
  const run = command && commandHere(command);
  if (!run) return;
  heard.add(event);
  event.preventDefault();
  // What it opens would hear the same press as one beside it, and close.
  event.stopImmediatePropagation();
  run();
}

/** Lets the keys of the page act as the member chose, for as long as the part that asks for it is shown. */
export function useKeys(): void {
  const { desk } = useMe();
  const hear = useEffectEvent((event: KeyboardEvent) => hearKey(event, desk));
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
