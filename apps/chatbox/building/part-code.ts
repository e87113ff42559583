import type { Plugin } from 'vite';

interface Parted {
  plugin: Plugin;
  isHome(id: string): boolean;
  isLater(id: string): boolean;
}

/**
 * Parts the chat's code into what the home screen needs, what stands behind it, and files on demand. What several of them
 * use belongs to the first that uses it: a file of its own would cost each of them a request.
 */
export function partCode(): Parted {
  const home = new Set<string>();
  const opening = new Set<string>();
  const later = new Set<string>();
  return {
    isHome: (id) => home.has(id) && !opening.has(id),
    isLater: (id) => later.has(id),
    plugin: {
      name: 'part-code',
      buildEnd() {
        const gather = (id: string, into: Set<string>, without?: ReadonlySet<string>) => {
          if (into.has(id) || without?.has(id)) return;
          into.add(id);
          for (const it of this.getModuleInfo(id)?.importedIds ?? []) gather(it, into, without);
        };
        const all = [...this.getModuleIds()];
        const find = (end: string) => all.find((it) => it.endsWith(end)) ?? '';
        for (const it of [home, opening, later]) it.clear();
        gather(find('/src/opening/opening.ts'), opening);
        gather(find('/src/main.ts'), home);
        gather(find('/src/later.ts'), later, home);
        // What several files on demand use comes before them, too.
        const once = new Set<string>();
        for (const entry of new Set(all.flatMap((it) => this.getModuleInfo(it)?.dynamicallyImportedIds ?? []))) {
          const own = new Set<string>();
          if (!home.has(entry) && !later.has(entry)) gather(entry, own, new Set([...home, ...later]));
          for (const it of own) if (once.has(it)) later.add(it);
          for (const it of own) once.add(it);
        }
      },
    },
  };
}

/** Files on demand bring nothing along that would have to be fetched before them: Vite's helper for that is left out. */
export const loadPlainly: Plugin = {
  name: 'load-plainly',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};
