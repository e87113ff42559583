import { create } from 'zustand';

/** Chromium's offer to install the app; other browsers have it in a menu of their own. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

const useOffer = create<{ offer: InstallEvent | null }>(() => ({ offer: null }));

const keep = (offer: InstallEvent | null): void => useOffer.setState({ offer });

/** Keeps the browser's offer from popping up by itself: it waits in the user menu. To be called once, at the start. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
}

const install = (): void => {
  void useOffer.getState().offer?.prompt();
  // An offer can be shown once; the browser makes another when it sees fit.
  keep(null);
};

/** Asks the browser to install the app; null while it offers nothing. */
export const useInstall = (): (() => void) | null => useOffer(({ offer }) => (offer ? install : null));
