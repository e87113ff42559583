import { emoji } from '#texts/emoji.ts';

export interface Emoji {
  sign: string;
  /** What it is called; it is also found by its other words. */
  name: string;
  words: readonly string[];
}

/** A line of the list is a sign, its name, and after a bar other words for it. */
const toEmoji = (line: string): Emoji => {
  const [first = '', also = ''] = line.split('|');
  const [sign = '', ...name] = first.trim().split(' ');
  return { sign, name: name.join(' '), words: [...name, ...also.split(' ')].filter(Boolean) };
};

export const emojiGroups: readonly { title: string; emoji: readonly Emoji[] }[] = emoji.map(({ title, lines }) => ({
  title,
  emoji: lines.trim().split('\n').map(toEmoji),
}));

const all = emojiGroups.flatMap((it) => it.emoji);

/** The emoji of which each word of a search begins a word, those first whose name begins with it, as a whole word before all. */
export function findEmoji(search: string): readonly Emoji[] {
  const words = search
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  const [first] = words;
  if (!first) return all;
  const rankOf = ({ name, words: its }: Emoji) => (its[0] === first ? 0 : name.startsWith(first) ? 1 : 2);
  return all
    .filter((it) => words.every((word) => it.words.some((its) => its.startsWith(word))))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}
