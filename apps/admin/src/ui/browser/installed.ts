import { useSyncExternalStore } from 'react';

/** Safari on iOS tells it in its own way. */
interface AppleNavigator extends Navigator {
  standalone?: boolean;
}

const standalone = () => window.matchMedia('(display-mode: standalone)');

/** Whether this window is the installed app and no tab of a browser. */
export const isInstalled = (): boolean => standalone().matches || (navigator as AppleNavigator).standalone === true;

const subscribe = (told: () => void) => {
  const query = standalone();
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
};

/** The same for screens; a tab may become the app's window while it is open. */
export const useInstalled = (): boolean => useSyncExternalStore(subscribe, isInstalled);
