import { lazy } from 'react';
import { loadAnew } from '../ui/embedded/host-parameters.ts';
import type { LoadPage } from './path-entry.ts';
import { pendingAddress } from './pending-address.ts';

const triedKey = 'chatty:reloaded-for-a-page';
/** Two failures within this time are not a deployment: reloading again would go on forever. */
const onceMs = 30_000;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(triedKey) ?? 0);
    if (Date.now() - last < onceMs) return false;
    sessionStorage.setItem(triedKey, String(Date.now()));
    return true;
  } catch (problem) {
    // Without storage the page cannot know that it reloaded already.
    console.warn('The session storage could not be used.', problem);
    return false;
  }
}

/**
 * A tab that was open during a deployment asks for files that are gone. It reloads once, to the address that was asked
 * for; a second failure is shown as an error.
 */
export function afterDeployment(load: LoadPage): LoadPage {
  return async () => {
    try {
      return await load();
    } catch (problem) {
      if (!navigator.onLine || !mayReload()) throw problem;
      // The address changes only once a page is there, so the reload names the one that was asked for.
      loadAnew(pendingAddress() ?? undefined);
      return new Promise<never>(() => {});
    }
  };
}

/** The same for a page that stands in place of others and has no address of its own. */
export const lazyPage = (load: LoadPage) => lazy(async () => ({ default: (await afterDeployment(load)()).Component }));
