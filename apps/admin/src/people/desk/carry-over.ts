import type { Desk, DeskPatch } from '@chatty/contract/desk';
import { firstDesk, messagePreferences, undoChoices } from '@chatty/contract/desk-options';

/** Under these names earlier versions kept in the browser what is on the server now. */
const preferenceKey = 'chatty-message-preference';
const undoKey = 'chatty-undo-seconds';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What this browser still holds of one's desk and nobody has chosen on the server yet; null where there is nothing. */
export function leftInBrowser(desk: Desk): DeskPatch | null {
  const [preference, seconds] = [read(preferenceKey), read(undoKey)];
  const messagePreference = messagePreferences.find((it) => it === preference && it !== 'sendOnEnter');
  const undoSeconds = undoChoices.find((it) => it === seconds && it !== firstDesk.undoSeconds);
  const left = {
    ...(messagePreference && desk.messagePreference === 'sendOnEnter' ? { messagePreference } : {}),
    ...(undoSeconds && desk.undoSeconds === firstDesk.undoSeconds ? { undoSeconds } : {}),
  };
  return Object.keys(left).length > 0 ? left : null;
}

/** The browser no longer holds any of it. */
export function forgetInBrowser(): void {
  try {
    for (const key of [preferenceKey, undoKey]) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
