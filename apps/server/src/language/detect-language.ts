import { foldedWords } from './fold.ts';
import { type Language, frames } from './languages.ts';
import { wordsOfLanguage } from './lexica.ts';
import { isCountry } from './places/places.ts';
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

/** Characters that only Japan writes so; neither kind of Chinese does. */
const japanese =
  /[々発営変払込円価売実図気戻様歳険検験転伝読続継総駅毎拡覚楽権観関歓広鉱黒砕済斎剤雑賛歯児収従渋縦処奨乗浄剰畳縄譲粋酔穂摂専戦銭繊捜挿巣蔵臓団弾遅聴鉄徳悩脳拝廃髪抜浜訳薬揺両猟緑涙塁霊齢歴労録畑働枠匂仮帰対栄応圧悪亜囲壱隠縁桜壊懐殻陥拠挙暁勲恵渓経鶏撃県倹剣顕厳釈獣粛焼嬢醸瀬斉荘聡増帯択沢単鋳庁徴稲闘弐覇満黙謡頼]/u;

/** Letters that only few languages write. */
const letters: readonly [RegExp, readonly Language[]][] = [
  [/[äöüß]/g, ['de', 'sv', 'fi', 'hu', 'tr']],
  [/ß/g, ['de']],
  [/[ñ¿¡]/g, ['es']],
  [/[ãõ]/g, ['pt', 'vi']],
  [/[èêàûîœ]|\b[cdjlmnst]['’](?=[aeiouhéê])/g, ['fr', 'it', 'pt']],
  [/ç/g, ['fr', 'pt', 'tr']],
  [/[øæ]/g, ['da', 'nb']],
  [/øj|ej\b/g, ['da']],
  [/øy|kj[øæ]|gj[øe]/g, ['nb']],
  [/å/g, ['sv', 'da', 'nb', 'fi']],
  [/[ąćęłńśźż]/g, ['pl']],
  [/[ěščřžůďťň]/g, ['cs']],
  [/[őű]/g, ['hu']],
  [/[ğışİ]/g, ['tr']],
  [/[ăâțţșş]/g, ['ro']],
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/g, ['vi']],
];
/** A word of one letter is common in many languages. */
const worth = { common: 1, concept: 1, letter: 0.8, short: 0.5 };
/** English words stand in many languages, and short questions are mostly English: another one must be clearly likelier. */
const margin = 0.35;
/** So much must be said for a language by each word of a sentence, on average. */
const leastKnown = 0.2;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

interface Scores {
  scores: Map<Language, number>;
  /** Which of its words a language knows: by words that tell it, and all, with small words and countries that others share. */
  telling: ReadonlyMap<Language, ReadonlySet<number>>;
  known: ReadonlyMap<Language, ReadonlySet<number>>;
}

/** "U" is Dutch, and "wat" as well; many write them for English words. */
const isCommon = (word: string, language: Language): boolean =>
  wordsOfLanguage(language).common.has(word) || (language === 'en' && isShorthand(word));

/** What share of each word a language's lexicon knows; of words that stand together, of all of them. */
function sharesNamed(words: readonly string[], language: Language): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const { at, length, letters } of wordsOfLanguage(language).finder.inWords(words)) {
    const all = words.slice(at, at + length).join('').length;
    for (let i = at; i < at + length; i += 1) shares.set(i, Math.min(1, (shares.get(i) ?? 0) + letters / all));
  }
  return shares;
}

/**
 * How much each language has to say for itself; a word that many languages use says little for each, and most for the one
 * that knows most of its letters. A common one of the language that is expected, such as "on", says nothing for another.
 */
function scoresOf(text: string, among: readonly Language[], hint: Language): Scores {
  const words = foldedWords(text);
  const expected = wordsOfLanguage(hint).common;
  const scores = new Map<Language, number>(among.map((it) => [it, 0]));
  const [telling, known] = [new Map<Language, Set<number>>(), new Map<Language, Set<number>>()];
  const add = (points: ReadonlyMap<Language, number>, worthOfAll: number) => {
    const all = [...points.values()].reduce((sum, it) => sum + it, 0);
    for (const [it, share] of points) scores.set(it, (scores.get(it) ?? 0) + (worthOfAll * share) / all);
  };
  const named = among.map((language) => ({ language, shares: sharesNamed(words, language) }));
  const tell = (of: Map<Language, Set<number>>, languages: Iterable<Language>, at: number) => {
    for (const it of languages) of.set(it, (of.get(it) ?? new Set()).add(at));
  };
  words.forEach((word, i) => {
    const common = among.filter((it) => isCommon(word, it));
    const meant = new Map(
      named.flatMap(({ language, shares }) => {
        const share = shares.get(i);
        return share !== undefined && (language === hint || !expected.has(word)) ? [[language, share] as const] : [];
      }),
    );
    add(new Map(common.map((it) => [it, 1])), word.length === 1 ? worth.short : worth.common);
    add(meant, worth.concept);
    tell(telling, [...common, ...meant.keys()], i);
    const isSmall = (it: Language) => wordsOfLanguage(it).idle.has(word) || isCountry(word, it);
    const alsoKnown = named.filter(({ language, shares }) => shares.has(i) || isSmall(language));
    tell(known, [...common, ...alsoKnown.map((it) => it.language)], i);
  });
  for (const [pattern, languages] of letters) {
    const some = languages.filter((it) => scores.has(it));
    add(
      new Map(some.map((it) => [it, 1])),
      (worth.letter * count(text.toLowerCase(), pattern) * some.length) / languages.length,
    );
  }
  return { scores, telling, known };
}

/** Whether English knows every word of a text: then no other lexicon has to be read. */
export function isPlainEnglish(text: string): boolean {
  const { common, finder } = wordsOfLanguage('en');
  const words = foldedWords(text);
  const named = new Set(finder.inWords(words).flatMap((it) => words.slice(it.at, it.at + it.length)));
  return words.length > 1 && words.every((it) => common.has(it) || named.has(it));
}

/** The words of a text that are English, but for a slip. */
function nearlyEnglish(text: string): ReadonlySet<number> {
  const spelled = foldedWords(correctSpelling(text));
  const shares = sharesNamed(spelled, 'en');
  const { common } = wordsOfLanguage('en');
  if (spelled.length !== foldedWords(text).length) return new Set();
  return new Set(spelled.flatMap((word, at) => (shares.has(at) || common.has(word) ? [at] : [])));
}

/** "De" and "is" are words of many languages: no sentence is told by them alone. */
const tellingLetters = 3;

/** Whether one language has words to tell it, and the other none but such as both have. */
function leavesNothing(one: Language, other: Language, text: string, { telling, known }: Scores): boolean {
  const words = foldedWords(text);
  const [oneKnows, otherKnows] = [known.get(one), known.get(other)];
  if ([...(telling.get(other) ?? [])].some((it) => !oneKnows?.has(it))) return false;
  const isLong = (at: number) => (words[at]?.length ?? 0) >= tellingLetters;
  const ofOneAlone = [...(telling.get(one) ?? [])].filter((it) => !otherKnows?.has(it) && isLong(it));
  const english = other === 'en' ? nearlyEnglish(text) : new Set();
  return ofOneAlone.some((it) => !english.has(it));
}

/** A language's word is told by so many letters, of which its entry gives so large a share. */
const sureWord = { letters: 5, share: 0.8 };

/**
 * Whether all that tells a language is one word among others that nobody knows, and only half of it, or what English has but for
 * a slip: "rechargable hedlamp" is no Dutch for its "lamp".
 */
function isByChance(language: Language, text: string, { telling, known }: Scores): boolean {
  const words = foldedWords(text);
  const [only, ...more] = telling.get(language) ?? [];
  const isWritten = letters.some(
    ([pattern, some]) => some.includes(language) && count(text.toLowerCase(), pattern) > 0,
  );
  if (only === undefined || more.length > 0 || isWritten || (known.get(language)?.size ?? 0) === words.length)
    return false;
  const word = words[only] ?? '';
  const share = wordsOfLanguage(language).common.has(word) ? 1 : (sharesNamed(words, language).get(only) ?? 0);
  const isSure = word.length >= sureWord.letters && share >= sureWord.share;
  return !isSure || nearlyEnglish(text).has(only);
}

function likeliest(text: string, among: readonly Language[], hint: Language, otherwise: Language): Language {
  const told = scoresOf(text, among, hint);
  const { scores, telling } = told;
  const own = scores.has(hint) ? hint : undefined;
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  const length = foldedWords(text).length;
  if (!best || best[1] === 0) return otherwise;
  if (best[0] !== own && best[1] / length < leastKnown && length > 2) return otherwise;
  if (own === 'en' && best[0] !== own && isByChance(best[0], text, told)) return otherwise;
  const [other, another] = [...scores].filter(([it]) => it !== own).sort(([, a], [, b]) => b - a);
  // "Kontakt" alone is written in many languages; a Danish sentence may be Norwegian, but not English.
  const isTold = other && (other[1] > (another?.[1] ?? 0) || (telling.get(other[0])?.size ?? 0) > 1);
  if (own && isTold && leavesNothing(other[0], own, text, told)) return other[0];
  // One word of another language in an English sentence is a name, or a loan.
  const isOne = own !== undefined && telling.get(best[0])?.size === 1 && (telling.get(own)?.size ?? 0) > 0;
  if (best[0] !== own && isOne && length > 2) return otherwise;
  // Danish or Norwegian, Spanish or Portuguese: where words do not tell, the browser does.
  const isOwn = own !== undefined && (scores.get(own) ?? 0) >= best[1] - margin;
  return isOwn ? own : best[0];
}

/** Hindi is often written in Latin letters, with as many English words; its small words tell it. */
const inLatin = (text: string): readonly Language[] =>
  foldedWords(text).some((it) => wordsOfLanguage('hi').common.has(it)) ? [...latins, 'hi'] : latins;

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
    return script.language === 'zh' && (hint === 'ja' || japanese.test(plain)) ? 'ja' : script.language;
  if (count(plain, cyrillic) * 3 >= ofLatin && count(plain, cyrillic) > 0) {
    if (/[іїєґ]/i.test(plain)) return 'uk';
    return /[ыэъё]/i.test(plain) ? 'ru' : likeliest(plain, ['ru', 'uk'], hint, 'ru');
  }
  if (hint === 'en' && isPlainEnglish(correctSpelling(withoutShorthand(plain)))) return 'en';
  return likeliest(plain, inLatin(plain), hint, hint);
}
