import type { Message } from '@chatty/contract/messages';
import type { Chat } from '../../../app/chat.ts';
import { threadScreen } from '../screens.ts';
import { isAnswer } from '../thread/thread.ts';

const name = 'sound';
/** What came while nobody was there is no news any more. */
const freshMs = 60_000;
/** So long other tabs leave a message's sound to the one that plays it. */
const heldMs = 3_000;

/** Off until the visitor switches it on. */
export const isSoundOn = ({ kept }: Chat): boolean => kept.read(name) === true;

/** Two soft notes; no file is loaded for them. Where the browser allows no sound, there is none. */
function play(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    const at = audio.currentTime;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    for (const [hertz, from] of [
      [660, 0],
      [880, 0.12],
    ] as const) {
      const note = audio.createOscillator();
      note.frequency.value = hertz;
      note.connect(volume);
      note.start(at + from);
      note.stop(at + 0.5);
    }
    setTimeout(() => void audio.close().catch(() => {}), 1_000);
  } catch {
    // This browser plays nothing.
  }
}

/** Switching it on lets it be heard once: a browser plays nothing before somebody has pressed something. */
export function switchSound(chat: Chat): void {
  const on = !isSoundOn(chat);
  chat.kept.write(name, on);
  if (on) play();
}

function isLookedAt({ store }: Chat, { conversationId }: Message): boolean {
  const { open, view } = store.get();
  return open && document.visibilityState === 'visible' && threadScreen.is(view) && view.id === conversationId;
}

/** Plays for an answer that the visitor does not look at: in one of their tabs, once. */
export function soundFor(chat: Chat, message: Message): void {
  if (!isSoundOn(chat) || !isAnswer(message) || isLookedAt(chat, message)) return;
  if (Date.now() - Date.parse(message.createdAt) > freshMs) return;
  if (!navigator.locks) return play();
  const held = () => new Promise<void>((resolve) => setTimeout(resolve, heldMs));
  void navigator.locks
    .request(`chatty:${message.id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return undefined;
      play();
      return held();
    })
    .catch(() => {});
}
