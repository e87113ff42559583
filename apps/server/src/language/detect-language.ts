import { foldedWords } from './fold.ts';
import { type Language, frames } from './languages.ts';
import { wordsOfLanguage } from './lexica.ts';
import { correctSpelling } from './spelling/correct-spelling.ts';
import { isShorthand, withoutShorthand } from './spelling/shorthand.ts';

/** Scripts that one language here is written in. */
const scripts: readonly [RegExp, Language][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Han}/gu, 'zh'],
];
const cyrillic = /\p{Script=Cyrillic}/gu;
const latin = /\p{Script=Latin}/gu;
const otherScripts: ReadonlySet<Language> = new Set([...scripts.map(([, language]) => language), 'ru', 'uk']);
const latins = (Object.keys(frames) as Language[]).filter((it) => !otherScripts.has(it));

/** Letters that only few languages write. */
const letters: readonly [RegExp, readonly Language[]][] = [
  [/[äöüß]/g, ['de', 'sv', 'fi', 'hu', 'tr']],
  [/ß/g, ['de']],
  [/[ñ¿¡]/g, ['es']],
  [/[ãõ]/g, ['pt', 'vi']],
  [/[èêàûîœ]|\b[cdjlmnst]['’](?=[aeiouhéê])/g, ['fr', 'it', 'pt']],
  [/ç/g, ['fr', 'pt', 'tr']],
  [/[øæ]/g, ['da', 'nb']],
  [/å/g, ['sv', 'da', 'nb', 'fi']],
  [/[ąćęłńśźż]/g, ['pl']],
  [/[ěščřžůďťň]/g, ['cs']],
  [/[őű]/g, ['hu']],
  [/[ğışİ]/g, ['tr']],
  [/[ăâțţșş]/g, ['ro']],
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/g, ['vi']],
];
const worth = { common: 1, concept: 1, letter: 0.8 };
/** English words stand in many languages, and short questions are mostly English: another one must be clearly likelier. */
const margin = 0.35;
/** So much must be said for a language by each word of a sentence, on average. */
const leastKnown = 0.2;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

interface Scores {
  scores: Map<Language, number>;
  /** How many of its words a language knows. */
  known: ReadonlyMap<Language, number>;
}

/** "U" is Dutch, and "wat" as well; many write them for English words. */
const isCommon = (word: string, language: Language): boolean =>
  wordsOfLanguage(language).common.has(word) || (language === 'en' && isShorthand(word));

/**
 * How much each language has to say for itself; a word that many languages use says little for each, and a common one of
 * the language that is expected, such as "on", nothing more for another.
 */
function scoresOf(text: string, among: readonly Language[], hint: Language): Scores {
  const words = foldedWords(text);
  const known = new Map<Language, number>();
  const expected = wordsOfLanguage(hint).common;
  const scores = new Map<Language, number>(among.map((it) => [it, 0]));
  const add = (languages: readonly Language[], points: number) => {
    for (const it of languages) if (scores.has(it)) scores.set(it, (scores.get(it) ?? 0) + points / languages.length);
  };
  const named = among.map((language) => {
    const { finder } = wordsOfLanguage(language);
    const at = new Set(finder.inWords(words).flatMap((it) => Array.from({ length: it.length }, (_, i) => it.at + i)));
    return { language, at };
  });
  words.forEach((word, i) => {
    const common = among.filter((it) => isCommon(word, it));
    const meant = named
      .filter(({ at }) => at.has(i))
      .map(({ language }) => language)
      .filter((it) => it === hint || !expected.has(word));
    add(common, worth.common);
    add(meant, worth.concept);
    for (const it of new Set([...common, ...meant])) known.set(it, (known.get(it) ?? 0) + 1);
  });
  for (const [pattern, languages] of letters) add(languages, worth.letter * count(text.toLowerCase(), pattern));
  return { scores, known };
}

/** Whether English knows every word of a text: then no other lexicon has to be read. */
export function isPlainEnglish(text: string): boolean {
  const { common, finder } = wordsOfLanguage('en');
  const words = foldedWords(text);
  const named = new Set(finder.inWords(words).flatMap((it) => words.slice(it.at, it.at + it.length)));
  return words.length > 1 && words.every((it) => common.has(it) || named.has(it));
}

function likeliest(text: string, among: readonly Language[], hint: Language, otherwise: Language): Language {
  const { scores, known } = scoresOf(text, among, hint);
  const own = scores.has(hint) ? hint : undefined;
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  const length = foldedWords(text).length;
  if (!best || best[1] === 0) return otherwise;
  // One word of another language in an English sentence is a name, or a loan.
  const isOne = own !== undefined && known.get(best[0]) === 1 && (known.get(own) ?? 0) > 0;
  if (best[0] !== own && (isOne || best[1] / length < leastKnown) && length > 2) return otherwise;
  // Danish or Norwegian, Spanish or Portuguese: where words do not tell, the browser does.
  const isOwn = own !== undefined && (scores.get(own) ?? 0) >= best[1] - margin;
  return isOwn ? own : best[0];
}

/**
 * The language that a visitor writes in, by script and by the words that its lexicon knows. Where a text does not tell (a
 * number, a name, "ok"), it is the one of `hint`, such as that of the visitor's browser, or English.
 */
export function detectLanguage(text: string, hint: Language = 'en'): Language {
  const plain = text.replace(/\[(?:email|phone):\d{1,4}\]|https?:\S{1,300}|[^\s@]{1,64}@\S{1,200}/g, ' ');
  const ofLatin = count(plain, latin);
  const script = scripts
    .map(([pattern, language]) => ({ language, letters: count(plain, pattern) }))
    .find((it) => it.letters > 0);
  // A brand in Latin letters leaves a Japanese question Japanese, also where it is the longer part.
  if (script && script.letters * 3 >= ofLatin)
    return script.language === 'zh' && hint === 'ja' ? 'ja' : script.language;
  if (count(plain, cyrillic) * 3 >= ofLatin && count(plain, cyrillic) > 0) {
    if (/[іїєґ]/i.test(plain)) return 'uk';
    return /[ыэъё]/i.test(plain) ? 'ru' : likeliest(plain, ['ru', 'uk'], hint, 'ru');
  }
  if (hint !== 'en') return likeliest(plain, latins, hint, hint);
  return isPlainEnglish(correctSpelling(withoutShorthand(plain))) ? 'en' : likeliest(plain, latins, hint, hint);
}
