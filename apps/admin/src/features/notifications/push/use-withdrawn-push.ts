import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../connection/api.ts';
import { useLogged, usePassing } from '../../../connection/live/live.tsx';
import { useMe } from '../../../people/me.tsx';
import { hasServiceWorkers } from './registration.ts';

/**
 * As the server marks what it pushes (`push-notice.ts`): about a conversation, which any of the team settles; of a mention in
 * it or of what its member watches, which only they do; and about several.
 */
const tagOf = (conversationId: string) => `conversation-${conversationId}`;
const ownTagsOf = (conversationId: string) => [`mention-${conversationId}`, `watched-${conversationId}`];
const digestTag = 'conversations';
const partsOf = (tag: string) => /^(conversation|mention|watched)-([\da-f-]{36})$/.exec(tag)?.slice(1);

const isSettled = (it: { status: string; isRead: boolean }) => it.status !== 'open' || it.isRead;

async function shownNotifications(filter?: GetNotificationOptions): Promise<readonly Notification[]> {
  if (!hasServiceWorkers()) return [];
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.getNotifications(filter)) ?? [];
}

/** More than so many are not looked up: the browser has shown them long ago. */
const mostLookedUp = 10;

const quietly = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((problem: unknown) => console.warn('A notification could not be withdrawn.', problem));

const closeAll = async (...tags: readonly string[]): Promise<void> => {
  for (const tag of tags) for (const it of await shownNotifications({ tag })) it.close();
};

async function withdrawIfSettled(notification: Notification): Promise<void> {
  const [about, id] = partsOf(notification.tag) ?? [];
  if (id && about === 'conversation') {
    const { data } = await api('GET /conversations/:id', { params: { id } });
    if (isSettled(data)) notification.close();
  } else if (id) {
    const { data } = await api('GET /conversations/:id/seen', { params: { id } });
    if (data.seen) notification.close();
  } else if (notification.tag === digestTag) {
    const { data } = await api('GET /conversations/counts');
    if (data.unread === 0) notification.close();
  }
}

/**
 * Takes away what this browser still shows of conversations that somebody has read meanwhile, elsewhere. Each by itself: one
 * may be of another shop of the same person, or of a contact who is gone.
 */
async function withdrawSettled(): Promise<void> {
  const shown = (await shownNotifications()).slice(-mostLookedUp);
  await Promise.all(shown.map((it) => quietly(withdrawIfSettled(it))));
}

/**
 * A push message leaves the screen once its conversation is read or resolved, by whomever and wherever: at once while a
 * page is open here, else when one is opened. That of a mention, and of what its member watches, leaves once they have seen
 * the conversation, on whichever device, and one about several once nothing is unread.
 */
export function useWithdrawnPush(): void {
  const me = useMe().member.id;
  const openId = /^\/inbox\/([\da-f-]{36})/.exec(useLocation().pathname)?.[1];
  useEffect(() => void quietly(withdrawSettled()), []);
  useEffect(() => {
    if (openId) void quietly(closeAll(...ownTagsOf(openId)));
  }, [openId]);
  usePassing((event) => {
    if (event.type === 'inbox.counts' && event.payload.unread === 0) void quietly(closeAll(digestTag));
    if (event.type === 'conversations.seen' && event.payload.memberId === me)
      void quietly(closeAll(...event.payload.conversationIds.flatMap(ownTagsOf)));
  });
  useLogged((event) => {
    if (event.type !== 'conversation.changed' || !isSettled(event.payload)) return;
    void quietly(closeAll(tagOf(event.payload.id)));
  });
}
