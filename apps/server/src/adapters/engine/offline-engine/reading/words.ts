import { everydayWords } from '../../../../language/everyday-words.ts';

const silent = new Set(
  (
    'a an the this that these those i im ive me my we us our you your u ur he she it its they them is are am be been was were do does did ' +
    'have has had will would shall should can could may might must to of in on at by for from with as into about than then so and or but if ' +
    'no not there here please pls any some just also ok okay yes hi hello hey dear want wanna need like know tell let get got give show what which ' +
    'how when where who why much many something anything everything someone anyone ' +
    'whats wheres whens hows whos thats theres lets dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt havent hasnt'
  ).split(' '),
);

/** The words of a text in lower case, apostrophes gone. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’‘]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A question without the signs that end it. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '?!. \n\t'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Cuts English endings off, alike on both sides of a comparison. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ss|sh|ch|x|z))es$|(?<![su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
}

/** Stems of the words that carry the meaning, each once. */
export function termsOf(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !silent.has(word))
        .map(stemOf),
    ),
  ];
}

const everydayTerms: ReadonlySet<string> = new Set([...everydayWords, ...[...everydayWords].map(stemOf)]);

/** Whether a word, or what is left of it, stands in questions and texts of every kind. */
export const isEveryday = (term: string): boolean => everydayTerms.has(term);
