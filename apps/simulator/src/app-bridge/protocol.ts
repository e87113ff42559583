/** What the app's frame and the simulated admin say to each other by `postMessage`. */

/** A link of the app's navigation; the key finds its element again. */
export interface NavLink {
  key: string;
  label: string;
  href: string;
  /** `rel="home"`: where the app begins, not shown. */
  home: boolean;
}

export interface BarAction {
  key: string;
  label: string;
  place: 'primary' | 'secondary' | 'breadcrumb';
  /** The menu that the action stands in, if any. */
  group: string | null;
  critical: boolean;
  disabled: boolean;
  loading: boolean;
}

export interface TitleBar {
  title: string;
  badge: string | null;
  actions: BarAction[];
}

export interface BarButton {
  label: string;
  disabled: boolean;
  loading: boolean;
}

export interface SaveBarState {
  save: BarButton | null;
  discard: BarButton | null;
  /** Whether discarding asks first. */
  confirm: boolean;
}

/** What the app tells, without an answer. */
export type News =
  | { news: 'path'; path: string }
  | { news: 'nav'; links: NavLink[] }
  | { news: 'title'; bar: TitleBar }
  | { news: 'save-bar'; bar: SaveBarState | null }
  | { news: 'toast'; id: string; message: string; duration: number; isError: boolean; action: string | null }
  | { news: 'toast-gone'; id: string }
  | { news: 'loading'; on: boolean }
  | { news: 'modal'; open: boolean }
  | { news: 'support'; offered: boolean }
  | { news: 'leave-frame'; url: string };

export interface ScopesOfApp {
  granted: string[];
  required: string[];
  optional: string[];
}

export interface ExtensionOfApp {
  handle: string;
  type: 'theme_app_extension';
  activations: {
    target: 'head' | 'body' | 'compliance_head' | 'section';
    handle: string;
    name: string;
    status: 'active' | 'available' | 'unavailable';
    activations: { target: string; themeId: string }[];
  }[];
}

/** What the picker is asked for. */
export interface PickerWish {
  type: 'product' | 'variant' | 'collection';
  action: 'add' | 'select';
  /** How many may be chosen. */
  most: number;
  query: string;
  chosen: string[];
}

/** What the app asks, and what it is answered. */
export interface Questions {
  'id-token': { about: null; answer: string };
  user: { about: null; answer: { accountAccess: string } };
  scopes: { about: null; answer: ScopesOfApp };
  'grant-scopes': { about: string[]; answer: { result: 'granted-all' | 'declined-all'; detail: ScopesOfApp } };
  'revoke-scopes': { about: string[]; answer: { detail: ScopesOfApp } };
  extensions: { about: null; answer: ExtensionOfApp[] };
  pick: { about: PickerWish; answer: object[] | null };
  /** Answered only when nothing is unsaved; otherwise the save bar shakes and the question stays open. */
  leave: { about: null; answer: null };
}
export type Asking = keyof Questions;

export type FromApp =
  | ({ bridge: 'app' } & News)
  | { bridge: 'app'; news: 'question'; id: number; ask: Asking; about: unknown };

/** What the admin wants done in the app's frame. */
export type Order =
  | { order: 'navigate'; key: string }
  | { order: 'press'; key: string }
  | { order: 'save' }
  | { order: 'discard' }
  | { order: 'toast-action'; id: string }
  | { order: 'toast-gone'; id: string }
  | { order: 'support' };

export type FromHost =
  | ({ bridge: 'host' } & Order)
  | { bridge: 'host'; order: 'answer'; id: number; value: unknown }
  | { bridge: 'host'; order: 'refusal'; id: number; reason: string };
