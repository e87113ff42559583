import { screen } from '../screen.ts';

/** Says that a link is too old or, when it `failed`, that it couldn't be opened just now. */
export const linkScreen = screen<{ failed: boolean; once: true }>('link');

/** Begins the page anew with the chat open, on a phone too. */
export function openAgain(): void {
  history.replaceState(history.state, '', '#chatty');
  location.reload();
}
