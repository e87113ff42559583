import { flushSync } from 'react-dom';

/** What is shown in the place of something else takes the keyboard with it. */
export const takeFocus = (it: HTMLElement | null): void => it?.focus();

/** Draws a change, and gives the keyboard to what is found in it at once: what is typed before the next frame is meant for it. */
export function drawThenFocus(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
