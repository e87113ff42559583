import type { Feature } from '../../navigation/feature.ts';
import type { Address, PathEntry } from '../../navigation/path-entry.ts';
import { features } from '../features.ts';
import { settingsFeature } from '../settings/settings.ts';
import { adminPaths } from './paths/admin-paths.ts';
import { assistantPaths } from './paths/assistant-paths.ts';
import { inboxPaths } from './paths/inbox-paths.ts';
import { settingsPaths } from './paths/settings-paths.ts';
import { redirects } from './redirects.tsx';

/** Puts the pages of features at their addresses; no page stands where no address is. */
export function withPages(addresses: readonly Address[], of: readonly Feature[]): PathEntry[] {
  const pages = new Map(of.flatMap((it) => Object.entries(it.pages ?? {})));
  const table = addresses.map((it): PathEntry => ({ ...it, page: pages.get(it.path) ?? 'later' }));
  for (const { path } of table) pages.delete(path);
  if (pages.size > 0) throw new Error(`The route table has no address for ${[...pages.keys()].join(', ')}.`);
  return table;
}

/**
 * Every address of the admin behind the sign-in, once. Router, menu, gates and docs/paths.md are made from it. An
 * address whose page no feature has is `later`.
 */
export const routeTable: readonly PathEntry[] = withPages(
  [...inboxPaths, ...adminPaths, ...assistantPaths, ...settingsPaths],
  [...features, redirects, settingsFeature],
);
