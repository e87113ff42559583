import type { LiveStatus } from '@chatty/client/live';
import type { FileRef } from '@chatty/contract/files';
import type { EventPayload, EventType, PassingPayload, PassingType } from '@chatty/contract/live';
import type { Message, Part } from '@chatty/contract/messages';
import type { VisitorSession } from '@chatty/contract/widget';
import type { ComponentType, ReactNode } from 'react';
import type { OpenHow } from '../loader/shell.ts';
import type { Chat } from './chat.ts';
import type { FilledScreen } from './screen.ts';

export type PartType = Part['type'];

export interface PartProps<T extends PartType> {
  part: Extract<Part, { type: T }>;
  message: Message;
  /** Puts the keyboard back where the visitor writes. */
  toField(): void;
}

/** What draws a part of a message, by the part's type. */
export type MessagePartViews = { [T in PartType]?: ComponentType<PartProps<T>> };

/** Where a composer tool stands. */
export interface ComposerPlace {
  conversationId: string;
  text: string;
  write(text: string): void;
  /** Something is being dragged over the conversation. */
  dropping: boolean;
}

/** What a tool puts beside the field in which the visitor writes. */
export interface ComposerTool {
  /** In the line of the field, before it. */
  button: ReactNode;
  /** Above that line. */
  above?: ReactNode;
  /** Behind the composer. */
  behind?: ReactNode;
  /** What goes with the message; null while it isn't ready to be sent. */
  files?: readonly FileRef[] | null;
  /** Takes what is pasted or dropped. */
  takeFiles?(files: readonly File[]): void;
  /** The message has left. */
  sent?(): void;
}

/**
 * What a feature puts into the chat. Each stands once in `features.ts`; later ones may use earlier ones by their
 * `index.ts`.
 */
export interface ChatboxFeature {
  /** The same as on the server. */
  name: string;
  /** CSS, behind that of earlier features. */
  style?: string;
  screens?: readonly FilledScreen[];
  /** Drawn over whichever screen is shown. */
  overlays?: readonly ComponentType[];
  /** Cards on the home screen. */
  homeCards?: readonly ComponentType[];
  messageParts?: MessagePartViews;
  /** Hooks: they are called whenever the composer is drawn. */
  composerTools?: readonly ((place: ComposerPlace) => ComposerTool)[];
  /** What happened and was kept; it may be told twice. */
  liveEvents?: { [T in EventType]?: (chat: Chat, payload: EventPayload<T>) => void };
  /** What is told to those who are there and kept nowhere. */
  passingEvents?: { [T in PassingType]?: (chat: Chat, payload: PassingPayload<T>) => void };
  /** Before anything is drawn. */
  start?(chat: Chat): void;
  /** The page's own script opens the chat. */
  onOpen?(chat: Chat, how: OpenHow): void;
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
