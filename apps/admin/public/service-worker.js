// The installed app's service worker. It keeps one page for when the server cannot be reached, and shows push messages.
// It never answers a call of the API, and never keeps what the API said.

const cacheName = 'offline-3';
const offlinePage = '/offline.html';
/** What gives that page its colors. */
const firstPaint = '/assets/first-paint.js';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([offlinePage, firstPaint].map((it) => new Request(it, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const dropOlder = caches
    .keys()
    .then((names) => Promise.all(names.filter((it) => it !== cacheName).map((it) => caches.delete(it))));
  event.waitUntil(dropOlder.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  // Only documents, and what the kept one asks for: everything else goes its usual way.
  const isFirstPaint = new URL(event.request.url).pathname === firstPaint;
  if (event.request.mode !== 'navigate' && !isFirstPaint) return;
  event.respondWith(fetch(event.request).catch(() => caches.match(isFirstPaint ? firstPaint : offlinePage)));
});

/** What the server sent: `PushMessage` of packages/contract/src/push-message.ts. */
function readMessage(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Chatty', body: '', path: '/inbox', tag: 'chatty' };
  }
}

self.addEventListener('push', (event) => {
  // A browser takes the permission away from who wakes it and shows nothing.
  const { title, body, path, tag, unread } = readMessage(event.data);
  const options = {
    body,
    tag,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path },
  };
  // Not every browser shows a number beside an installed app.
  const badge = unread === undefined ? undefined : self.navigator.setAppBadge?.(unread).catch(() => {});
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), badge]));
});

/** Only an address of our own: a message is no way to anywhere else. */
function addressOf(path) {
  const url = new URL(path ?? '/inbox', self.location.origin);
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/inbox`;
}

async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((it) => it.focused) ?? windows.find((it) => it.visibilityState === 'visible') ?? windows[0];
  if (!open) return self.clients.openWindow(address);
  // The page goes there by itself: a loaded document would lose what was typed.
  open.postMessage({ type: 'open', path: address.slice(self.location.origin.length) });
  return open.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(addressOf(event.notification.data?.path)));
});
