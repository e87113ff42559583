import { isMacroName, type KeyMap, type KeyName, macroName } from '@chatty/contract/own-keys';
import { doesSomething } from '@chatty/contract/runs-alone';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { texts } from '#texts/keys.ts';
import { shortcutsQuery } from '../../connection/shortcuts/shortcut-queries.ts';
import { useMe } from '../../people/me.tsx';

/** The keys without those of macros that are none any more: they are free. */
function withoutGone(map: KeyMap, macros: readonly Shortcut[]): KeyMap {
  const there = new Set<string>(macros.map((it) => macroName(it.id)));
  return Object.fromEntries(Object.entries(map).filter(([name]) => !isMacroName(name) || there.has(name)));
}

/** The macros that may have keys, all keys as they are, and what each of both is called. */
export function useMacroKeys() {
  const { desk } = useMe();
  const { data } = useQuery({ ...shortcutsQuery, meta: { silent: true } });
  return useMemo(() => {
    const macros = data?.filter(doesSomething) ?? [];
    const labelOf = (name: KeyName): string =>
      isMacroName(name)
        ? (macros.find((it) => macroName(it.id) === name)?.title ?? texts.aMacro)
        : texts.commands[name];
    return { macros, keys: data ? withoutGone(desk.keys, macros) : desk.keys, labelOf };
  }, [data, desk.keys]);
}
