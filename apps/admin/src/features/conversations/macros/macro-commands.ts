import { macroName, macrosIn } from '@chatty/contract/own-keys';
import { doesSomething, runsAlone } from '@chatty/contract/runs-alone';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/shortcuts.ts';
import { shortcutsQuery } from '../../../connection/shortcuts/shortcut-queries.ts';
import type { Commands } from '../../../navigation/commands/commands.ts';
import { useMe } from '../../../people/me.tsx';
import { tagsQuery } from '../../../people/tags/tags.ts';
import { showFailure } from '../../../ui/toast.tsx';
import type { Action } from '../acts/action.ts';
import { macroOf } from './macro-of.ts';

interface MacroCommandsOptions {
  me: string;
  /** Runs for the conversation that is meant, if it may be changed. */
  onTarget(run: (id: string) => void): void;
  run(action: Action): void;
  /** Puts its words into the reply, and what follows behind them. */
  write(shortcut: Shortcut): void;
}

/** What the keys do that a member has given to macros. Without any, nothing is asked for. */
export function useMacroCommands({ me, onTarget, run, write }: MacroCommandsOptions): Commands {
  const named = macrosIn(useMe().desk.keys);
  const enabled = named.length > 0;
  const shortcuts = useQuery({ ...shortcutsQuery, enabled, meta: { silent: true } }).data ?? [];
  const tags = useQuery({ ...tagsQuery, enabled, meta: { silent: true } }).data;
  const runAlone = (shortcut: Shortcut, id: string) => {
    const macro = macroOf(shortcut, { id, me, tags });
    if (macro) run(macro);
    else showFailure(texts.doesNothing(shortcut.title));
  };
  return Object.fromEntries(
    shortcuts
      .filter((it) => doesSomething(it) && named.includes(macroName(it.id)))
      .map((it) => [macroName(it.id), () => (runsAlone(it) ? onTarget((id) => runAlone(it, id)) : write(it))]),
  );
}
