import type { Message } from '@chatty/contract/messages';
import type { Chat } from '../../../app/chat.ts';
import { threadScreen } from '../screens.ts';
import { isAnswer } from '../thread/thread.ts';

const name = 'sound';
/** What came while nobody was there is no news any more. */
const freshMs = 60_000;
/** Few switch it on: what plays is fetched for them. */
const fetchSound = () => import('./play-sound.ts');
const notHeard = () => {};

/** Off until the visitor switches it on. */
export const isSoundOn = ({ kept }: Chat): boolean => kept.read(name) === true;

/** Switching it on lets it be heard once: a browser plays nothing before somebody has pressed something. */
export function switchSound(chat: Chat): void {
  const on = !isSoundOn(chat);
  chat.kept.write(name, on);
  if (on) void fetchSound().then(({ play }) => play(), notHeard);
}

function isLookedAt({ store }: Chat, { conversationId }: Message): boolean {
  const { open, view } = store.get();
  return open && document.visibilityState === 'visible' && threadScreen.is(view) && view.id === conversationId;
}

/** Plays for an answer that the visitor does not look at: in one of their tabs, once. */
export function soundFor(chat: Chat, message: Message): void {
  if (!isSoundOn(chat) || !isAnswer(message) || isLookedAt(chat, message)) return;
  if (Date.now() - Date.parse(message.createdAt) > freshMs) return;
  void fetchSound().then(({ playOnce }) => playOnce(message.id), notHeard);
}
