import type { FileRef } from '@chatty/contract/files';
import type { Part } from '@chatty/contract/messages';
import type { Spoken } from '../wording/index.ts';
import type { Brand } from './brand.ts';

/** One part of a mail. Everything is plain text, except a message, which is light Markdown. */
export type Block =
  | { type: 'text'; text: string }
  /** What somebody else said, under a label; `from` says where, and `url` leads there. */
  | { type: 'quote'; label: string; lines: readonly string[]; from?: { label: string; text: string; url: string } }
  | { type: 'message'; said: Said }
  /** A code to type, shown large. */
  | { type: 'code'; code: string }
  /** `copy`: shows the address below it, for readers who cannot press the button. */
  | { type: 'button'; label: string; url: string; copy?: boolean }
  /** Small print. */
  | { type: 'note'; text: string };

/** A message as its reader sees it in the chat. */
export interface Said {
  id: string;
  name: string;
  avatar: string | null;
  /** When it was said, in words. */
  at?: string;
  text: string;
  files: readonly FileRef[];
  parts: readonly Part[];
}

/** What one of our mails says, in which order. */
export interface Letter {
  to: string;
  brand: Brand;
  /** How its reader is spoken to. Absent where it goes to a team, who read English. */
  spoken?: Spoken;
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Who sends it and why, at the foot. */
  foot: readonly string[];
  /** Where the reader says that they want no more mails like this. */
  unsubscribe?: string;
  /** The shop's address, which paths in messages belong to. */
  origin?: string;
  messageId?: string;
  /** Mails of one thread stand together in the reader's mailbox. */
  thread?: string;
}
