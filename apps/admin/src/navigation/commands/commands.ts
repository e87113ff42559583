import type { KeyCommand } from '@chatty/contract/key-map';
import { useEffect, useEffectEvent } from 'react';

export type Commands = Partial<Record<KeyCommand, () => void>>;

/** What the parts of the page that are shown can do, and what comes before that. */
const sources = new Set<() => Commands>();
const above = new Set<() => Commands>();
const waiting = new Set<() => void>();

/** Offers what a part of the page can do, for as long as it is shown; what `isAbove` comes before the same of others. */
export function useCommands(commands: Commands, isAbove = false): void {
  const now = useEffectEvent(() => commands);
  useEffect(() => {
    const source = () => now();
    const all = isAbove ? above : sources;
    all.add(source);
    for (const look of [...waiting]) look();
    return () => void all.delete(source);
  }, [isAbove]);
}

/** What a command does here; undefined where nothing that is shown can do it. */
export const commandHere = (command: KeyCommand): (() => void) | undefined =>
  [...sources, ...above].map((it) => it()[command]).findLast((it) => it !== undefined);

/** Runs once something can do the command; the answered function no longer waits. */
export function onceHere(command: KeyCommand, run: () => void): () => void {
  const look = () => {
    if (!commandHere(command)) return;
    waiting.delete(look);
    run();
  };
  waiting.add(look);
  look();
  return () => void waiting.delete(look);
}
