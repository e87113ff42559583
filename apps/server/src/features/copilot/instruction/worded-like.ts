import { lintInstruction } from '@chatty/contract/instruction/lint';
import { linesOf, sectionNames } from '@chatty/contract/instruction/sections';
import { instructionMaxChars } from '@chatty/contract/limits';
import { whyNotTheSame } from '../../assistant/index.ts';

const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** Words that stand with a capital within a sentence: names, of whatever. */
function namesIn(text: string): string[] {
  return text
    .split(/[.:!?\n]/)
    .flatMap((sentence) => words(sentence).slice(1))
    .filter((it) => /^\p{Lu}/u.test(it) && it !== 'I');
}

/**
 * Whether a model's wording of a draft may be proposed in its place: with the same parts in their order and the same facts, no
 * name and no promise that does not stand in the draft, nothing to look at, and not too long.
 */
export function isWordedLike(draft: string, worded: string): boolean {
  const headings = linesOf(worded).filter((it) => it.isHeading);
  const known = new Set(words(draft).map((it) => it.toLowerCase()));
  return (
    worded.length <= instructionMaxChars &&
    headings.map((it) => it.section).join() === sectionNames.join() &&
    namesIn(worded).every((it) => known.has(it.toLowerCase())) &&
    whyNotTheSame({ original: draft, translation: worded, from: 'en', to: 'en' }) === null &&
    lintInstruction(worded).every((it) => lintInstruction(draft).some((own) => own.kind === it.kind))
  );
}
