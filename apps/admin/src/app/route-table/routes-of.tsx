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
  const parentOf = (it: PathEntry) =>
    it.page === 'later' ? undefined : table.find((other) => other.page === it.page && isBelow(it.path, other.path));
  return table
    .filter((it) => !parentOf(it))
    .map((it): RouteObject => {
      const handle: EntryHandle = { entry: it };
      if (it.page === 'later') return { path: it.path, handle, Component: NotFound };
      const below = table.filter((other) => parentOf(other) === it);
      const children = below.map((other) => ({ path: other.path, handle: { entry: other } satisfies EntryHandle }));
      return { path: it.path, handle, lazy: afterDeployment(it.page), ...(below.length > 0 ? { children } : {}) };
    });
}

/** The entry of an address; of several that match the most literal one, as the router chooses. */
export function entryOf(table: readonly PathEntry[], pathname: string): PathEntry | undefined {
  const parameters = (it: PathEntry) => it.path.split('/').filter((part) => part.startsWith(':')).length;
  return table
    .filter((it) => matchPath(it.path, pathname))
    .sort((a, b) => parameters(a) - parameters(b))
    .at(0);
}
