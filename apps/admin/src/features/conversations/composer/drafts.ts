import type { ShortcutAction, ShortcutMarks } from '@chatty/contract/shortcuts';
import { create } from 'zustand';
import { forgetTexts, keepText, keptText, useKeptText } from '../../../ui/browser/kept-texts.ts';
import { type Mode, touched } from './kept/touched.ts';

import { keptDraftPrefix as prefix, onForget } from '../forget.ts';

export type { Mode };

/** Beside the texts stand the cards of a reply, in JSON (`inserts/cards.ts`). */
type Kept = Mode | 'cards';

const keyOf = (conversationId: string, mode: Kept) => `${prefix} ${conversationId} ${mode}`;

/** The draft begun here, or undefined if there is none. */
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

/** By draft. */
const useAfterwardsHeld = create<Readonly<Record<string, Afterwards | undefined>>>(() => ({}));

const tell = (conversationId: string, kept: Kept) =>
  touched({ conversationId, mode: kept === 'note' ? 'note' : 'reply' });

export function setAfterwards(conversationId: string, mode: Kept, afterwards: Afterwards | undefined): void {
  useAfterwardsHeld.setState({ [keyOf(conversationId, mode)]: afterwards });
  tell(conversationId, mode);
}

export const afterwardsOf = (conversationId: string, mode: Mode): Afterwards | undefined =>
  useAfterwardsHeld.getState()[keyOf(conversationId, mode)];

export function setDraft(conversationId: string, mode: Kept, text: string): void {
  keepText(keyOf(conversationId, mode), text);
  tell(conversationId, mode);
  // Nothing follows a text that was thrown away, or that has left.
  if (text === '') setAfterwards(conversationId, mode, undefined);
}

export const useAfterwards = (conversationId: string, mode: Mode): Afterwards | undefined =>
  useAfterwardsHeld((held) => held[keyOf(conversationId, mode)]);

onForget(() => {
  forgetTexts(prefix);
  useAfterwardsHeld.setState({}, true);
});

export const useDraft = (conversationId: string, mode: Kept): string | undefined =>
  useKeptText(keyOf(conversationId, mode));
