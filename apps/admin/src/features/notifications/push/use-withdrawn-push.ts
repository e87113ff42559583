import { useEffect } from 'react';
import { api } from '../../../connection/api.ts';
import { useLogged } from '../../../connection/live/live.tsx';
import { hasServiceWorkers } from './registration.ts';

/** As the server marks what it pushes about a conversation (`push-notice.ts`). */
const tagOf = (conversationId: string) => `conversation-${conversationId}`;
const idIn = (tag: string) => /^conversation-([\da-f-]{36})$/.exec(tag)?.[1];

const isSettled = (it: { status: string; isRead: boolean }) => it.status !== 'open' || it.isRead;

async function shownNotifications(filter?: GetNotificationOptions): Promise<readonly Notification[]> {
  if (!hasServiceWorkers()) return [];
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.getNotifications(filter)) ?? [];
}

/** More than so many are not looked up: the browser has shown them long ago. */
const mostLookedUp = 10;

/** Takes away what this browser still shows of conversations that somebody has read meanwhile, elsewhere. */
async function withdrawSettled(): Promise<void> {
  for (const notification of (await shownNotifications()).slice(-mostLookedUp)) {
    const id = idIn(notification.tag);
    if (!id) continue;
    const { data } = await api('GET /conversations/:id', { params: { id } });
    if (isSettled(data)) notification.close();
  }
}

const quietly = (work: Promise<unknown>) =>
  void work.catch((problem: unknown) => console.warn('A notification could not be withdrawn.', problem));

/**
 * A push message leaves the screen once its conversation is read or resolved, by whomever and wherever: at once while a
 * page is open here, else when one is opened.
 */
export function useWithdrawnPush(): void {
  useEffect(() => quietly(withdrawSettled()), []);
  useLogged((event) => {
    if (event.type !== 'conversation.changed' || !isSettled(event.payload)) return;
    const { id } = event.payload;
    quietly(shownNotifications({ tag: tagOf(id) }).then((all) => all.forEach((it) => it.close())));
  });
}
