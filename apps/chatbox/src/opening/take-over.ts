import { flushSync } from 'react-dom';
import type { Shell } from '../loader/shell.ts';
import type { Chat } from '../app/chat.ts';
import type { Opened } from '../app/feature.ts';
import { sessionKnown } from '../app/wire/session-known.ts';

/**
 * So long the first look waits with words that were sent for the server, which says whether something is asked first. From
 * then on they wait for it in the chat itself.
 */
const sessionWithinMs = 3_000;

/**
 * Puts the chat in the place of its first look. Who has begun to write there goes on writing in a new conversation, without
 * losing a letter or the keyboard; what they have sent already is sent. Who has closed it sees nothing, and finds their words
 * when they open the chat.
 */
export async function takeOver(
  shell: Shell,
  chat: Chat,
  place: HTMLElement,
  show: (how: Opened, isShown: boolean) => void,
): Promise<void> {
  const { opening } = shell;
  if (!opening) return;
  if (opening.written()) {
    await chat.fetchLater();
    await opening.settled();
    if (opening.written()?.isSent) await sessionKnown(chat, sessionWithinMs);
  }
  const isShown = opening.isOpen();
  const written = opening.written();
  if (isShown) {
    // What is seen does not come a second time.
    place.classList.add('went-on');
    const stop = chat.store.subscribe(() => {
      if (chat.store.get().open) return;
      place.classList.remove('went-on');
      stop();
    });
  }
  if (isShown || written) flushSync(() => show(written ?? {}, isShown));
  if (isShown && written) place.querySelector<HTMLElement>('textarea[enterkeyhint]')?.focus({ preventScroll: true });
  opening.remove();
  delete shell.opening;
}
