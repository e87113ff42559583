import type { Plugin } from 'vite';

/** Files on demand bring nothing along that would have to be fetched before them: Vite's helper for that is left out. */
export const loadPlainly: Plugin = {
  name: 'load-plainly',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};
