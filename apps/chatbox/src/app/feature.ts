import type { LiveStatus } from '@chatty/client/live';
import type { EventPayload, EventType, PassingPayload, PassingType } from '@chatty/contract/live';
import type { VisitorSession } from '@chatty/contract/boot';
import type { OpenHow } from '../loader/shell.ts';
import type { Chat } from './chat.ts';
import type { Slots } from './slots.ts';

/**
 * What a feature puts into the chat behind its home screen. It comes in a file of its own, so that a visitor on a slow line
 * sees and uses the home screen before.
 */
export interface LaterSlots extends Slots {
  /** CSS, behind that of the home screen. */
  style?: string;
  /** It has come; the visit may go on for long already. */
  arrived?(chat: Chat): void;
}

/** How the chat is opened: by a page's own script, or with what was begun before it was there. */
export interface Opened extends OpenHow {
  /** The draft is what the visitor meant to send already. */
  isSent?: boolean;
}

/**
 * What a feature puts into the chat. Each stands once in `features.ts`; later ones may use earlier ones by their
 * `index.ts`.
 */
export interface ChatboxFeature extends Slots {
  /** CSS, behind that of earlier features. */
  style?: string;
  /** What happened and was kept; it may be told twice. */
  liveEvents?: { [T in EventType]?: (chat: Chat, payload: EventPayload<T>) => void };
  /** What is told to those who are there and kept nowhere. */
  passingEvents?: { [T in PassingType]?: (chat: Chat, payload: PassingPayload<T>) => void };
  /** Before anything is drawn. */
  start?(chat: Chat): void;
  /** The chat is opened, not only shown again. */
  onOpen?(chat: Chat, how: Opened): void;
  /** A session has begun or was renewed; `anew`: the visitor is somebody else to the server now. */
  onSession?(chat: Chat, session: VisitorSession, anew: boolean): void;
  /** Events come from here on: what was there before this session is read by calls. */
  onFeed?(chat: Chat, session: VisitorSession): void;
  onStatus?(chat: Chat, status: LiveStatus): void;
  /** Too many events were missed: what the screens show is read anew. */
  onReset?(chat: Chat): Promise<void>;
  /** What the next page should find, beside what is shown. */
  leaves?(chat: Chat): object;
}
