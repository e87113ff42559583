import type { KeyName } from '@chatty/contract/own-keys';
import { useEffect, useEffectEvent } from 'react';

export type Commands = Partial<Record<KeyName, () => void>>;

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
export const commandHere = (command: KeyName): (() => void) | undefined =>
  [...sources, ...above].map((it) => it()[command]).findLast((it) => it !== undefined);

/** Runs once something can do the command; the answered function no longer waits. */
export function onceHere(command: KeyName, run: () => void): () => void {
  const look = () => {
    if (!commandHere(command)) return;
    waiting.delete(look);
    run();
  };
  waiting.add(look);
  look();
  return () => void waiting.delete(look);
}
