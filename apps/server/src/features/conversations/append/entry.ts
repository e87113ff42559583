import type { Channel } from '@chatty/contract/conversations';
import type { FileRef } from '@chatty/contract/files';
import type { Activity, Message, Part } from '@chatty/contract/messages';
import type { Problem } from '../../../platform/problem.ts';
import type { ConversationKey, KnownConversation } from '../conversation.store.ts';
import type { OwnershipEvent } from './hand-off.ts';
import type { Mark } from './mark.ts';

export type Actor =
  | { type: 'visitor'; contactId: string; address: string; only?: string | undefined }
  | { type: 'member'; memberId: string }
  /** `isAutomatic`: it says what the shop itself wrote, and speaks under no name. */
  | { type: 'assistant'; isAutomatic?: true }
  | { type: 'system' };

/** One thing that happens to a conversation: a change of owner, a message, or both. */
export interface Entry extends ConversationKey {
  by: Actor;
  /** By which channel it came or is to go: the conversation's own, or without one yet, the one to open it with. */
  channel?: Channel;
  /** What it means for who owns the conversation; null when it means nothing. */
  event(known: {
    at: Date;
    /** The assistant answers whoever writes here now. */
    assistantOn: boolean;
    /** It may say what it was asked before: nobody has stopped it. */
    maySpeak: boolean;
    silentSince: Date;
    putBack: KnownConversation['put_back'];
  }): OwnershipEvent | null;
  /** Of a message that a provider may bring twice the id is made from the provider's, so that it is the same again. */
  message?: {
    id: string;
    kind: 'text' | 'note';
    text: string;
    parts: Part[];
    files: FileRef[];
    mentions?: string[];
    /** The message that it answers. */
    replyToId?: string | undefined;
  };
  /** Of what a visitor says: it may ask a suggestion with a quick answer, by this id where it was tapped, or by its words. */
  asks?: { questionId: string | undefined };
  /** The draft of its member that it was, by the ids that it had. */
  draftIds?: readonly string[] | undefined;
  /** What the team sorts it by; each thing that was not so before gets a grey line. */
  mark?: Mark;
  /** A grey line of its own, beside those that the change of owner brings. */
  activity?: Activity;
  /** What that line holds, and an id by which it is found again. */
  about?: { id: string; parts: Part[] };
  /** Of what a member does: the id of the first line that it leaves. Where that line stands already, it is done. */
  lineId?: string | undefined;
  /** Where the screen of a member who answers had come to; a colleague's reply after it refuses theirs. */
  seenSeq?: number | undefined;
  /** A member whom the entry names beside its actor. */
  assigneeId?: string;
}

/** What became of an entry, with the conversation as the entry left it. */
export type Appended =
  | { ok: true; accepted: boolean; message: Message | null; conversation: KnownConversation }
  | { ok: false; problem: Problem };
