import type { Api } from '@chatty/client/api';
import type { Live } from '@chatty/client/live';
import type { EmbedNow, WidgetNow } from '@chatty/contract/boot';
import type { ShellConfig } from '../loader/shell.ts';
import type { Kept } from './kept.ts';
import type { View } from './screen.ts';
import type { Slots } from './slots.ts';
import type { Change, State } from './state.ts';
import type { Store } from './store.ts';
import type { Arrival, Linked } from './wire/link.ts';

/** What every feature may use. Their actions take it first; what they hold of their own hangs on it (`chatState`). */
export interface Chat {
  /** What the features draw, as far as it has come (`State.whole`). */
  readonly features: readonly Slots[];
  readonly config: ShellConfig;
  readonly store: Store<State, Change>;
  readonly kept: Kept;
  /** What became of the mailed link by which this tab came; null without one. */
  readonly arrival: Arrival | null;
  /** The conversation that such a link opened in a browser of somebody else; null in one's own chat. */
  readonly linked: Linked | null;
  /** The store is open in the theme editor: nothing is sent, and nothing is kept in the browser. */
  readonly isDesigned: boolean;
  /** Calls as the visitor. */
  readonly api: Api;
  token(renew: boolean): Promise<string>;
  /** Says something on the socket, if that is there. */
  tell: Live['send'];
  /** Shows the settings as they are now, here and on the next page. */
  applyWidget(now: WidgetNow): void;
  /** Hides launcher and chat on this page or shows them, and waits for popups, as the merchant wants by now. */
  applyEmbed(now: EmbedNow): void;
  setOpen(open: boolean): void;
  show(view: View): void;
  /** Where the way back leads. */
  base: View;
  /** The keyboard belongs here: the visitor asked for the chat, not a new page. */
  wantsFocus: boolean;
  /** Lets the features begin, before anything is drawn. */
  prepare(): void;
  /** Begins the visit. */
  begin(): void;
  /** Fetches what stands behind the home screen, unless it is there or on its way. */
  fetchLater(): Promise<void>;
  /** Fetches what files on demand say, unless it is there. Throws where it can't be had. */
  fetchMoreWords(): Promise<void>;
  /** Puts the style of such a file into the chat, once. */
  addStyle(css: string): void;
}

/** Something that a feature holds for each chat, such as the store of its state: made when it is first asked for. */
export function chatState<T>(make: (chat: Chat) => T): (chat: Chat) => T {
  const held = new WeakMap<Chat, { value: T }>();
  return (chat) => {
    const entry = held.get(chat) ?? { value: make(chat) };
    held.set(chat, entry);
    return entry.value;
  };
}
