import { matchPath, type RouteObject } from 'react-router';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import type { EntryHandle, PathEntry } from '../../navigation/path-entry.ts';
import { afterDeployment } from '../../navigation/after-deployment.ts';

const isBelow = (path: string, parent: string) => path.startsWith(`${parent}/`);

/**
 * The table as the router wants it. Addresses of one page below another become its children, so that the page stays
 * as it is when only the id changes.
 */
export function routesOf(table: readonly PathEntry[]): RouteObject[] {
  const parentOf = (entry: PathEntry) =>
    entry.page === 'later'
      ? undefined
      : table.find((other) => other.page === entry.page && isBelow(entry.path, other.path));
  return table
    .filter((it) => !parentOf(it))
    .map((entry): RouteObject => {
      const handle: EntryHandle = { entry };
      if (entry.page === 'later') return { path: entry.path, handle, Component: NotFound };
      const below = table.filter((other) => parentOf(other) === entry);
      const children = below.map((other) => ({ path: other.path, handle: { entry: other } satisfies EntryHandle }));
      return { path: entry.path, handle, lazy: afterDeployment(entry.page), ...(below.length > 0 ? { children } : {}) };
    });
}

/** The entry of an address; of several that match the most literal one, as the router chooses. */
export function entryOf(table: readonly PathEntry[], pathname: string): PathEntry | undefined {
  const parameters = (entry: PathEntry) => entry.path.split('/').filter((part) => part.startsWith(':')).length;
  return table
    .filter((it) => matchPath(it.path, pathname))
    .sort((a, b) => parameters(a) - parameters(b))
    .at(0);
}
