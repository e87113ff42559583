import type { ShortcutAction, ShortcutMarks } from '@chatty/contract/shortcuts';
import { create } from 'zustand';
import { forgetTexts, keepText, keptText, useKeptText } from '../../../ui/browser/kept-texts.ts';

/** A reply goes to the visitor; a note stays in the team. Their texts never mix. */
export type Mode = 'reply' | 'note';

/** Beside the texts stand the cards of a reply, in JSON (`inserts/cards.ts`). */
type Kept = Mode | 'cards';

const prefix = 'chatty-draft';
const keyOf = (conversationId: string, mode: Kept) => `${prefix} ${conversationId} ${mode}`;

/** The draft begun here, or undefined if there is none; then the server's copy counts. */
export const keptDraft = (conversationId: string, mode: Kept): string | undefined =>
  keptText(keyOf(conversationId, mode));

/** Puts a text that came back below what stands there already. */
export function keepDraft(conversationId: string, mode: Mode, text: string): void {
  const before = keptDraft(conversationId, mode);
  setDraft(conversationId, mode, before ? `${before}\n${text}` : text);
}

/** What is to follow a message once it is sent, and which shortcuts it was made with. */
export interface Afterwards {
  actions: readonly ShortcutAction[];
  /** Tags, priority and snooze; a message that an earlier version kept says nothing of them. */
  marks?: ShortcutMarks;
  shortcutIds: readonly string[];
}

/** What is to follow a message that is sent now; undefined where nothing is. */
export function followingOf(chosen: Afterwards | undefined, alsoResolve: boolean): Afterwards | undefined {
  const { actions = [], shortcutIds = [] } = chosen ?? {};
  const all = alsoResolve ? [...new Set([...actions, 'resolve' as const])] : actions;
  return all.length > 0 || shortcutIds.length > 0 ? { ...chosen, actions: all, shortcutIds } : undefined;
}

/** By draft, in this page alone: after a reload a text is a text, and nothing follows it. */
const useAfterwardsHeld = create<Readonly<Record<string, Afterwards | undefined>>>(() => ({}));

export const setAfterwards = (conversationId: string, mode: Kept, afterwards: Afterwards | undefined): void =>
  useAfterwardsHeld.setState({ [keyOf(conversationId, mode)]: afterwards });

export function setDraft(conversationId: string, mode: Kept, text: string): void {
  keepText(keyOf(conversationId, mode), text);
  // Nothing follows a text that was thrown away, or that has left.
  if (text === '') setAfterwards(conversationId, mode, undefined);
}

export const useAfterwards = (conversationId: string, mode: Mode): Afterwards | undefined =>
  useAfterwardsHeld((held) => held[keyOf(conversationId, mode)]);

/** Nobody who signs in next may find what was begun. */
export function forgetDrafts(): void {
  forgetTexts(prefix);
  useAfterwardsHeld.setState({}, true);
}

export const useDraft = (conversationId: string, mode: Kept): string | undefined =>
  useKeptText(keyOf(conversationId, mode));
