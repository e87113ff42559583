/** Stands at the root, because a service worker only looks after addresses below its own. */
const address = '/service-worker.js';

/** Whether this browser can have one here; private windows and plain http cannot. */
export const hasServiceWorkers = (): boolean => 'serviceWorker' in navigator;

/** Registers the service worker, or hands out the one that is there. Throws where a browser refuses. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(address);
