import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the app; other browsers have it in a menu of their own. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (it: Event): it is InstallEvent => 'prompt' in it;

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallEvent | null): void {
  offer = next;
  for (const it of listeners) it();
}

/** Keeps the browser's offer from popping up by itself: it waits in the user menu. To be called once, at the start. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
}

const subscribe = (told: () => void) => {
  listeners.add(told);
  return () => void listeners.delete(told);
};

const install = (): void => {
  void offer?.prompt();
  // An offer can be shown once; the browser makes another when it sees fit.
  keep(null);
};

/** Asks the browser to install the app; null while it offers nothing. */
export const useInstall = (): (() => void) | null => useSyncExternalStore(subscribe, () => (offer ? install : null));
