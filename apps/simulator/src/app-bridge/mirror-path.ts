import { adminParameters } from './read-config.ts';

/** Tells the app's path at once and whenever it changes, so that the admin's address can show it. */
export function mirrorPath(tell: (path: string) => void): void {
  let told = '';
  const report = (): void => {
    const path = pathOf(new URL(location.href));
    if (path !== told) tell((told = path));
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const plain = history[name].bind(history);
    history[name] = (...args) => {
      plain(...args);
      report();
    };
  }
  addEventListener('popstate', report);
  addEventListener('hashchange', report);
  report();
}

/** An address of the app without what the admin has added to it. */
export function pathOf(url: URL): string {
  for (const name of adminParameters) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
