import { type Chat, chatState } from '../../../app/chat.ts';
import { isOutlookFresh, readOutlook } from './outlook.ts';

/** The server's clock may be a little behind. */
const marginMs = 250;
/** Where the visitor's clock is wrong by more, the change comes a little later. */
const againMs = 10_000;

/** How long to wait before looking again: until the change, and to midnight at most, when “tomorrow” becomes “today”. */
function waitFor(changesAt: string | null, now: number): number {
  const midnight = new Date(now).setHours(24, 0, 0, 0);
  const change = changesAt === null ? midnight : Date.parse(changesAt);
  return change <= now ? againMs : Math.min(change, midnight) - now + marginMs;
}

/** Whether anybody sees what is read. */
function isWatched({ store }: Chat): boolean {
  const { open, connection, session } = store.get();
  return open && connection === 'live' && session !== null && document.visibilityState === 'visible';
}

/** Looks anew whether the shop is online, if anybody sees it; else that is done as soon as somebody does. */
export function lookAgain(chat: Chat): void {
  if (isWatched(chat)) void readOutlook(chat).catch(() => {});
}

/**
 * While the chat is looked at it tells whether the shop is online now: it is read when the chat opens, when the shop's hours
 * begin or end, and when the team comes or goes (`lookAgain`).
 */
export const keepOutlook = chatState((chat) => {
  let watched = false;
  let known: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const availability = chat.store.get().session?.availability;
    const before = watched;
    watched = isWatched(chat);
    if (watched === before && availability === known) return;
    known = availability;
    clearTimeout(timer);
    if (!watched) return;
    // A session that was kept before this was told has no time of change.
    timer = setTimeout(() => lookAgain(chat), waitFor(availability?.changesAt ?? null, Date.now()));
    if (!before && !isOutlookFresh(chat)) lookAgain(chat);
  };
  chat.store.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  follow();
});
