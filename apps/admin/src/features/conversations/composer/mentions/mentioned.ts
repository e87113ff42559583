import { isActive, type Member } from '@chatty/contract/team';

export type Mentioned = Pick<Member, 'id' | 'fullName'>;

/** Whom a note may name: who has come, has a seat, and is not its writer. */
export const mentionable = (team: readonly Member[], me: string): Member[] =>
  team.filter((it) => it.id !== me && isActive(it) && !it.invited && it.fullName.trim() !== '');

/** Whether it is a letter of a word. */
export const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char);

interface Place<Of> {
  from: number;
  to: number;
  of: Of;
}

/** Where a text names members, as `@` and the whole name; of two that begin alike the longer name counts. */
export function mentionsIn<Of extends Mentioned>(text: string, team: readonly Of[]): Place<Of>[] {
  const longestFirst = [...team].sort((a, b) => b.fullName.length - a.fullName.length);
  const places: Place<Of>[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    // As in an address of mail.
    if (isWord(text[at - 1])) continue;
    const named = longestFirst.filter((it) => {
      const end = at + 1 + it.fullName.length;
      return text.slice(at + 1, end).toLowerCase() === it.fullName.toLowerCase() && !isWord(text[end]);
    });
    const longest = named[0]?.fullName.length;
    for (const of of named) {
      if (of.fullName.length === longest) places.push({ from: at, to: at + 1 + of.fullName.length, of });
    }
  }
  return places;
}

/** The ids of the members whom a note names; of those with one and the same name all. */
export const mentionedIds = (text: string, team: readonly Mentioned[]): string[] => [
  ...new Set(mentionsIn(text, team).map((it) => it.of.id)),
];

/** Whether a text may name somebody, whoever is in the team. */
export const mayName = (text: string): boolean => /(?<![\p{L}\p{N}_])@\S/u.test(text);

const plain = /^[\p{L}\p{N}\p{M} .’'-]+$/u;

/** A note's Markdown with the names of those whom it names set off. */
export function withNamesBold(text: string, named: readonly Mentioned[]): string {
  const places = new Map(mentionsIn(text, named).map((it) => [it.from, it]));
  let shown = '';
  let at = 0;
  for (const { from, to } of places.values()) {
    const name = text.slice(from, to);
    shown += `${text.slice(at, from)}${plain.test(name.slice(1)) ? `**${name}**` : name}`;
    at = to;
  }
  return shown + text.slice(at);
}

/** The members whose name, or a word of it, begins as was typed. */
export function matching<Of extends Mentioned>(team: readonly Of[], query: string): Of[] {
  const wanted = query.toLowerCase();
  return team.filter(({ fullName }) => {
    const name = fullName.toLowerCase();
    return (
      name.startsWith(wanted) || name.split(' ').some((_, at, words) => words.slice(at).join(' ').startsWith(wanted))
    );
  });
}
