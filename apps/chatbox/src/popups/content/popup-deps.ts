import type { Shell } from '../../loader/shell.ts';

/** What the inside of a popup may do. */
export interface PopupDeps {
  shell: Shell;
  /** Somebody took up what it offers. */
  clicked(): void;
  /** It did what it is for, and stays until it is closed. */
  subscribed(): void;
  close(): void;
}
