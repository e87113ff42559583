import type { PathEntry } from '../../navigation/path-entry.ts';
import { adminPaths } from './paths/admin-paths.ts';
import { assistantPaths } from './paths/assistant-paths.ts';
import { inboxPaths } from './paths/inbox-paths.ts';
import { settingsPaths } from './paths/settings-paths.ts';

/**
 * Every address of the admin behind the sign-in, once. Router, menu, gates and docs/paths.md are made from it.
 * A feature that gets built puts its page in place of `later`.
 */
export const routeTable: readonly PathEntry[] = [...inboxPaths, ...adminPaths, ...assistantPaths, ...settingsPaths];
