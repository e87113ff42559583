import type { VisitorSession, WidgetNow } from '@chatty/contract/boot';
import { type KeptState, keptForMs, stateKey } from '../loader/shell.ts';
import type { View } from './screen.ts';
import type { Session } from './state.ts';

/** What one page leaves for the next, beside what the loader reads and what features add. */
export interface KeptPage extends KeptState {
  view: View;
}

export interface KeptSession {
  token: string;
  session: Session;
  /** The store's number of the customer who was signed in when the session began; empty for a guest. */
  customerId: string;
}

export interface Kept {
  page(): KeptPage | null;
  keepPage(page: Omit<KeptPage, 'at'>): void;
  session(): KeptSession | null;
  keepSession(session: VisitorSession, customerId: string): void;
  /** The settings have changed while the session goes on. */
  keepWidget(now: WidgetNow): void;
  forgetSession(): void;
  /** Nothing of who was here before is left to who comes now: no word, no name, not where they were. */
  forgetPerson(): void;
  /** The name under which the browser keeps what is unsent. Each person has a place of their own. */
  unsentPlace(): string;
  /** What a feature keeps under a name of its own; null where there is nothing. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  /** Told when another tab writes under this name; the answer stops it. */
  onOtherTab(name: string, told: () => void): () => void;
  /** Told when another tab begins a session. */
  onOtherSession(told: () => void): void;
}

/** Under this name stands what tells the places of one person from those of the next. */
const person = 'person';

/** Where nothing is kept longer than the page. */
export const nowhere = (): Storage => {
  throw new Error('nothing is kept here');
};

/**
 * First-party storage of one shop's chat: of the browser, or of this tab alone. Where the browser forbids it, all is kept
 * for the life of the page.
 */
export function createKept(shop: string, storage: () => Storage = () => localStorage): Kept {
  const sessionKey = `chatty:${shop}`;
  const keyOf = (name: string) => `chatty:${shop}:${name}`;
  const memory = new Map<string, string>();

  const read = (key: string): unknown => {
    let text = memory.get(key) ?? null;
    try {
      text = storage().getItem(key) ?? text;
    } catch {
      // Storage is forbidden here: what this page knows must do.
    }
    try {
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: unknown) => {
    const text = JSON.stringify(value);
    memory.set(key, text);
    try {
      storage().setItem(key, text);
    } catch {
      // Forbidden or full: the memory has it.
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // It was never kept there.
    }
  };
  /** All that the chat keeps, under whatever name. What popups remember are moments, which tell of nobody. */
  const keys = (): string[] => {
    try {
      const all = Object.keys(storage());
      return all.filter((it) => it === sessionKey || (it.startsWith(keyOf('')) && it !== keyOf('popups')));
    } catch {
      return [];
    }
  };
  const unsentPlace = () => sessionKey + ((read(keyOf(person)) as string | null) ?? '');
  const onChange = (key: string, told: (value: string | null) => void) => {
    const hear = (change: StorageEvent) => change.key === key && told(change.newValue);
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  };

  return {
    page() {
      const page = read(stateKey(shop)) as KeptPage | null;
      return page && Date.now() - page.at < keptForMs ? page : null;
    },
    keepPage: (page) => write(stateKey(shop), { ...page, at: Date.now() }),
    session: () => read(sessionKey) as KeptSession | null,
    keepSession({ token, shopId, shopName, contact, widget, availability, preChat }, customerId) {
      const session = { shopId, shopName, contact, widget, availability, preChat };
      write(sessionKey, { token, customerId, session });
    },
    keepWidget(now) {
      const held = read(sessionKey) as KeptSession | null;
      if (held) write(sessionKey, { ...held, session: { ...held.session, ...now } });
    },
    forgetSession: () => remove(sessionKey),
    forgetPerson() {
      const unsent = unsentPlace();
      for (const key of [...keys(), ...memory.keys()]) remove(key);
      // Another tab may hold the former place open still: it goes with that tab, and nobody waits for it.
      write(keyOf(person), `:${Date.now()}`);
      try {
        indexedDB.deleteDatabase(unsent);
      } catch {
        // Nothing was kept there.
      }
    },
    unsentPlace,
    read: (name) => read(keyOf(name)),
    write: (name, value) => write(keyOf(name), value),
    onOtherTab: (name, told) => onChange(keyOf(name), told),
    onOtherSession: (told) => void onChange(sessionKey, (value) => value && told()),
  };
}
