import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { isEmbedded } from '../ui/embedded/app-bridge.ts';
import { useInstalled } from '../ui/browser/installed.ts';
import { useMe } from '../people/me.tsx';
import type { EntryHandle, PathEntry, Shown, Viewer } from './path-entry.ts';
import { whatShows } from './path-entry.ts';

/** Who looks, as the route table needs to know it. */
export function useViewer(): Viewer {
  const { member, shop, isCrmLogin } = useMe();
  const installed = useInstalled() && !isEmbedded();
  return useMemo(
    () => ({
      role: member.role,
      installed,
      isCrmLogin,
      setupDone: shop.setupDone,
      blockAccess: shop.blockAccess,
      flags: shop.uatFeatures,
    }),
    [member.role, installed, isCrmLogin, shop.setupDone, shop.blockAccess, shop.uatFeatures],
  );
}

const isEntryHandle = (handle: unknown): handle is EntryHandle =>
  typeof handle === 'object' && handle !== null && 'entry' in handle;

/** The entry of the present address, if the table has one, and what it shows to this person. */
export function useHere(): { entry: PathEntry | undefined; shown: Shown } {
  const viewer = useViewer();
  const handle = useMatches().at(-1)?.handle;
  const entry = isEntryHandle(handle) ? handle.entry : undefined;
  return { entry, shown: whatShows(entry, viewer) };
}
