import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isInstalled } from '../../../ui/browser/installed.ts';
import { hasServiceWorkers, registerServiceWorker } from './registration.ts';

const pathIn = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || !('path' in data)) return null;
  const { path } = data;
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') ? path : null;
};

/**
 * Opens the address of a tapped push message without reloading the document, so that an unsaved form can refuse. The
 * installed app gets its service worker here; a tab has one only while push messages are on.
 */
export function useOpenedByPush(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (!hasServiceWorkers()) return;
    if (isInstalled()) {
      registerServiceWorker().catch((problem: unknown) =>
        console.warn('The service worker could not be registered.', problem),
      );
    }
    const hear = ({ data }: MessageEvent<unknown>) => {
      const path = pathIn(data);
      if (path) open(path);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, []);
}
