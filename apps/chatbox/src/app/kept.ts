import type { VisitorSession } from '@chatty/contract/widget';
import { type KeptState, keptForMs, stateKey } from '../loader/shell.ts';
import type { Session, View } from '../features/conversations/conversations-state.ts';

/** What one page leaves for the next, beside what the loader reads. */
export interface KeptPage extends KeptState {
  view: View;
  /** How far above the end of the thread the visitor was reading, in pixels. */
  fromEnd: number;
  moved: Record<string, string>;
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
  forgetSession(): void;
  draft(conversationId: string): string;
  keepDraft(conversationId: string, text: string): void;
  /** Told when another tab keeps a session or a draft. */
  onOtherTab(told: { session(): void; drafts(): void }): void;
}

const draftsKept = 20;

/**
 * First-party storage of one shop's chat: of the browser, or of this tab alone. Where the browser forbids it, all is kept
 * for the life of the page.
 */
export function createKept(shop: string, storage: () => Storage = () => localStorage): Kept {
  const sessionKey = `chatty:${shop}`;
  const draftsKey = `chatty:${shop}:drafts`;
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
  const drafts = () => (read(draftsKey) as Record<string, string> | null) ?? {};

  return {
    page() {
      const page = read(stateKey(shop)) as KeptPage | null;
      return page && Date.now() - page.at < keptForMs ? page : null;
    },
    keepPage: (page) => write(stateKey(shop), { ...page, at: Date.now() }),
    session: () => read(sessionKey) as KeptSession | null,
    keepSession({ token, shopId, shopName, contact, widget, availability }, customerId) {
      write(sessionKey, { token, customerId, session: { shopId, shopName, contact, widget, availability } });
    },
    forgetSession() {
      memory.delete(sessionKey);
      try {
        storage().removeItem(sessionKey);
      } catch {
        // It was never kept there.
      }
    },
    draft: (id) => drafts()[id] ?? '',
    keepDraft(id, text) {
      const { [id]: _, ...others } = drafts();
      const latest = Object.entries(others).slice(-draftsKept);
      write(draftsKey, Object.fromEntries(text === '' ? latest : [...latest, [id, text]]));
    },
    onOtherTab(told) {
      addEventListener('storage', (it) => {
        if (it.key === sessionKey && it.newValue) told.session();
        if (it.key === draftsKey) told.drafts();
      });
    },
  };
}
