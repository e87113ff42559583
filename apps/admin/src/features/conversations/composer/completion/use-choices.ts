import { fillIn } from '@chatty/contract/shortcut-variables';
import type { Shortcut } from '@chatty/contract/shortcuts';
import type { Member } from '@chatty/contract/team';
import { useQuery } from '@tanstack/react-query';
import { findShortcuts } from '../../../../connection/shortcuts/find-shortcuts.ts';
import { shortcutsQuery } from '../../../../connection/shortcuts/shortcut-queries.ts';
import { emojiCode, useEmojiLost } from '../emoji/emoji.ts';
import { matching } from '../mentions/mentioned.ts';
import type { Mentionable } from '../mentions/use-mentionable.ts';
import type { BegunWord } from './begun-word.ts';
import { type KnownValues, waitsForOrder } from './variable-values.ts';

/** What a begun word may become. */
export type Choice =
  /**
   * `text` has its variables filled in, as far as they are known; it cannot be taken while it `waits` for one that is being
   * read.
   */
  | { kind: 'shortcut'; id: string; text: string; waits: boolean; shortcut: Shortcut }
  | { kind: 'emoji'; id: string; text: string; name: string }
  | { kind: 'member'; id: string; text: string; member: Member };

export interface Choices {
  all: readonly Choice[];
  state: 'ready' | 'loading' | 'failed';
  /** The member has no shortcut at all. */
  isFirst: boolean;
}

const mostShortcuts = 50;
const mostEmoji = 8;
const mostMembers = 8;

/** What the word may become, best first. Shortcuts are read when the first slash is typed, emoji with the first colon. */
export function useChoices(word: BegunWord | null, known: KnownValues, mentionable: Mentionable): Choices {
  const { data, isError } = useQuery({ ...shortcutsQuery, enabled: word?.mark === '/' });
  const code = emojiCode.use(word?.mark === ':');
  const isEmojiLost = useEmojiLost(word?.mark === ':');
  const waiting = (isLost: boolean) => (isLost ? 'failed' : 'loading');
  if (word?.mark === '@') {
    const { team, isLost } = mentionable;
    const all = matching(team ?? [], word.search)
      .slice(0, mostMembers)
      .map((it) => ({ kind: 'member' as const, id: it.id, text: `@${it.fullName}`, member: it }));
    return { all, state: team ? 'ready' : waiting(isLost), isFirst: false };
  }
  if (word?.mark === ':') {
    const found = code?.findEmoji(word.search).slice(0, mostEmoji) ?? [];
    const all = found.map(({ sign, name }) => ({ kind: 'emoji' as const, id: sign, text: sign, name }));
    return { all, state: code ? 'ready' : waiting(isEmojiLost), isFirst: false };
  }
  if (!word) return { all: [], state: 'ready', isFirst: false };
  if (!data) return { all: [], state: waiting(isError), isFirst: false };
  const byUse = word.search === '' ? data.toSorted((a, b) => b.uses - a.uses) : data;
  const all = findShortcuts(byUse, word.search)
    .slice(0, mostShortcuts)
    .map((it) => {
      const text = fillIn(it.body, known.values);
      return { kind: 'shortcut' as const, id: it.id, text, waits: waitsForOrder(text, known), shortcut: it };
    });
  return { all, state: 'ready', isFirst: data.length === 0 };
}
