import { linesOf, type InstructionLine, missingSections, type SectionName } from './sections.ts';
import {
  action,
  condition,
  type FactKind,
  factSigns,
  forbidding,
  opposites,
  promise,
  speaking,
  unruly,
} from './wordings.ts';

/** From so many characters on a model begins to overlook what stands in an instruction. */
export const longInstructionChars = 3_000;

/** What to look at in an instruction, with the line that gives rise to it. Without Zod, for everybody. */
export type Finding =
  | { kind: 'fact'; line: number; text: string; fact: FactKind }
  | { kind: 'promise' | 'action' | 'unruly'; line: number; text: string }
  /** `line` wants the opposite of what the earlier `other` wants. */
  | { kind: 'conflict'; line: number; text: string; other: number; otherText: string }
  | { kind: 'missing'; section: SectionName }
  | { kind: 'long'; chars: number };

const clausesOf = (line: string): string[] => line.split(/[.;,:!?]\s+|[;!?]/).map((it) => it.trim());

/** Whether a part of the line itself wants this: not only when something else does, nor forbids it, nor speaks of it. */
const wants = (line: string, what: RegExp): boolean =>
  clausesOf(line).some((it) => what.test(it) && ![condition, forbidding, speaking].some((other) => other.test(it)));

const written = (line: InstructionLine) => !line.isHeading && line.text.trim() !== '';

function findingsIn({ number: line, text: whole }: InstructionLine): Finding[] {
  const text = whole.trim();
  const found: Finding[] = [];
  const fact = factSigns.find(([, sign]) => sign.test(text));
  if (fact) found.push({ kind: 'fact', line, text, fact: fact[0] });
  if (wants(text, unruly)) found.push({ kind: 'unruly', line, text });
  if (wants(text, promise)) found.push({ kind: 'promise', line, text });
  else if (wants(text, action)) found.push({ kind: 'action', line, text });
  return found;
}

const small = new Set([
  'a',
  'an',
  'the',
  'to',
  'of',
  'and',
  'or',
  'be',
  'your',
  'you',
  'it',
  'is',
  'in',
  'on',
  'with',
  'please',
]);
const contentWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((it) => !small.has(it)));

const always = /\balways\b/i;
const never = /\bnever\b|\bdo not\b|\bdon['’]t\b/i;
const adverbs = new Set(['always', 'never', 'not', 'don', 'do']);

/** What a line wants always, or never, as the words that stand beside that; null where it does neither. */
function ruleIn(text: string): { isAlways: boolean; words: Set<string> } | null {
  const [isAlways, isNever] = [always.test(text), never.test(text)];
  if (isAlways === isNever) return null;
  const words = new Set([...contentWords(text)].filter((it) => !adverbs.has(it)));
  return words.size > 0 ? { isAlways, words } : null;
}

/** "Always recommend a sale item." "Never recommend sale items." */
function contradict(one: string, other: string): boolean {
  const [a, b] = [ruleIn(one), ruleIn(other)];
  if (!a || !b || a.isAlways === b.isAlways) return false;
  const shared = [...a.words].filter(
    (it) => b.words.has(it) || b.words.has(`${it}s`) || b.words.has(it.replace(/s$/, '')),
  );
  return shared.length > 0 && shared.length >= 0.75 * Math.min(a.words.size, b.words.size);
}

/** "No long answers" wants short ones, so that a forbidden word is no wish for it. */
const wishes = (text: string, what: RegExp) =>
  what.test(text) && (/emojis?/i.test(what.source) || !forbidding.test(text));

/** Whether two lines cannot both be followed. */
const areOpposite = (one: string, other: string): boolean =>
  contradict(one, other) ||
  opposites.some(([a, b]) => (wishes(one, a) && wishes(other, b)) || (wishes(one, b) && wishes(other, a)));

function conflictsIn(lines: readonly InstructionLine[]): Finding[] {
  return lines.flatMap((line, at): Finding[] => {
    const other = lines.slice(0, at).find((it) => areOpposite(it.text, line.text));
    if (!other) return [];
    const text = line.text.trim();
    return [{ kind: 'conflict', line: line.number, text, other: other.number, otherText: other.text.trim() }];
  });
}

/**
 * What to look at in an instruction: facts that belong in a source, promises and actions that the assistant cannot keep or
 * do, wishes against rules, lines that exclude each other, missing parts, and too many words. They warn and forbid nothing;
 * an empty instruction has none.
 */
export function lintInstruction(instruction: string): Finding[] {
  if (instruction.trim() === '') return [];
  const lines = linesOf(instruction).filter(written);
  const chars = instruction.trim().length;
  return [
    ...[...lines.flatMap(findingsIn), ...conflictsIn(lines)].toSorted((a, b) => lineOf(a) - lineOf(b)),
    ...missingSections(instruction).map((section): Finding => ({ kind: 'missing', section })),
    ...(chars > longInstructionChars ? [{ kind: 'long', chars } as const] : []),
  ];
}

/** The line that a finding is about; 0 where it is about all of the instruction. */
export const lineOf = (finding: Finding): number => ('line' in finding ? finding.line : 0);
