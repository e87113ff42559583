import type { LauncherLook } from '@chatty/contract/settings/embed-config';
import type { PopupRule } from '@chatty/contract/settings/popups/popup-rules';

/** What the theme embed tells about the shop and the page. */
export interface ShellConfig {
  /** Where the Chatty server is, without a slash at the end. */
  origin: string;
  /** The shop's permanent domain. */
  shop: string;
  locale: string;
  currency: string;
  /** The storefront's root path in the current language, such as `/` or `/fr`. */
  rootUrl: string;
  template: string;
  productId: string;
  customerId: string;
  customerName: string;
  /** The chat is the page itself, of the store or alone on our server: no launcher opens it, and nothing closes it. */
  page?: 'store' | 'alone';
}

/** What the loader hands to the chat once that is there. */
export interface Shell {
  config: ShellConfig;
  /** What stands on the launcher and in the chat until `apply` says otherwise. */
  look: LauncherLook;
  /** The shadow root in which the launcher stands; the chat draws beside it. */
  root: ShadowRoot;
  launcher: HTMLButtonElement;
  /** The token of the mailed link that this tab came by; null without one. */
  link: string | null;
  /** Draws the launcher anew, as these settings say. */
  apply(look: LauncherLook): void;
  /** What the launcher is called while the chat is open, in the visitor's language. */
  say(close: string): void;
  /** Shows the chat as open or closed on the launcher. */
  showOpen(open: boolean): void;
  /** The dot on the launcher. */
  showUnread(count: number): void;
  /** The popups that are switched on, as far as this page knows. */
  popups?: readonly PopupRule[];
  /** The merchant hides the chatbox on every page: nothing of ours is to be seen. */
  isOff?: boolean;
  /** The number of the last event of the settings that this page holds. */
  told?: number;
  /** What the visitor sees and uses while the chat is on its way; undefined where it came before. */
  opening?: Opening;
}

/** How the chat is opened by a page's own script. */
export interface OpenHow {
  /** Begins a new conversation with these words in the field for writing; nothing is sent. */
  draft?: string;
  /** Begins a new conversation with these words as its first line, said by the shop; nothing is sent. */
  greeting?: string;
}

/** The chat as the loader sees it. */
export interface Chatbox {
  open(how?: OpenHow): void | Promise<void>;
  close(): void;
  isOpen(): boolean;
}

/** The chat's first look, which takes the first words until the chat itself is there. */
export interface Opening extends Chatbox {
  /** What stands in its field; with `isSent` the visitor meant it to leave. Null where they have not gone there. */
  written(): { draft: string; isSent: boolean } | null;
  /** Resolves when no letter is half composed. */
  settled(): Promise<void>;
  remove(): void;
}

/** What the module of the chat's first look exports. */
export interface OpeningModule {
  begin(shell: Shell): Opening;
}

/** What is fetched with the first vote on an answer. */
export interface VotesModule {
  vote(button: HTMLElement, config: ShellConfig): Promise<void>;
}

/** What the app module exports. */
export interface ChatModule {
  start(shell: Shell): Promise<Chatbox>;
}

/** What is fetched once somebody reaches for the launcher, or comes back to the page. */
export interface AnewModule {
  /** Draws the launcher as it is set up by now, and waits for the popups that are. */
  reread(shell: Shell): Promise<void>;
}

/** What the module of popups exports. */
export interface PopupsModule {
  /** The moment of a popup has come: shows it, unless something speaks against it. */
  show(shell: Shell, rule: PopupRule): void;
}

/** What is kept for the next page, under `stateKey`: enough to know whether the chat is worth loading. */
export interface KeptState {
  /** When it was kept, in ms since 1970. */
  at: number;
  open: boolean;
  unread: number;
  /** A conversation is going on, so an answer may come. */
  talking: boolean;
}

/** Kept state is dropped after this long, and the chat does not open by itself then. */
export const keptForMs = 30 * 24 * 3600_000;

/** Where a tab keeps the token of the mailed link that it came by. */
export const linkKey = (shop: string): string => `chatty:${shop}:link`;

export const stateKey = (shop: string): string => `chatty:${shop}:state`;

declare global {
  interface Window {
    /** What a page's own script may do. `open` answers whether the chat could be loaded. */
    Chatty?: { open(how?: OpenHow): Promise<boolean>; close(): void };
  }
}
