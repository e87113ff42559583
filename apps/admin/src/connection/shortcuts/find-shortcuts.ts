import type { Shortcut } from '@chatty/contract/shortcuts';

type Searched = Pick<Shortcut, 'key' | 'title' | 'body' | 'uses'>;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** How well a shortcut fits, the lower the better; null where one of the words is nowhere in it. */
function rankOf({ key, title, body }: Searched, words: readonly string[]): number | null {
  const [inKey, inTitle, inBody] = [plain(key), plain(title), plain(body)];
  let rank = 0;
  for (const word of words) {
    if (inKey === word) continue;
    if (inKey.startsWith(word)) rank += 1;
    else if (inTitle.startsWith(word) || inTitle.includes(` ${word}`)) rank += 2;
    else if (inKey.includes(word) || inTitle.includes(word)) rank += 3;
    else if (inBody.includes(word)) rank += 4;
    else return null;
  }
  return rank;
}

/**
 * The shortcuts that hold each word of a search, in key, title, or text: best match first, and among equals those that are
 * used most. Accents and capitals don't matter. Without words all of them, in the order given.
 */
export function findShortcuts<It extends Searched>(shortcuts: readonly It[], search: string): It[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...shortcuts];
  return shortcuts
    .flatMap((it) => {
      const rank = rankOf(it, words);
      return rank === null ? [] : [{ it, rank }];
    })
    .sort((a, b) => a.rank - b.rank || b.it.uses - a.it.uses || a.it.key.localeCompare(b.it.key))
    .map(({ it }) => it);
}
