import { foldedWords, foldText, unspaced } from '../fold.ts';
import type { Language } from '../languages.ts';

/** The regions of ISO 3166 that stores ship to. */
const regions =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BG BH BR BS BY BZ CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GB GE GH GL GR GT HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LA LB LI LK LT LU LV LY MA MC MD ME MG MK MM MN MO MT MU MV MX MY NG NI NL NO NP NZ OM PA PE PH PK PL PR PT PY QA RO RS RU RW SA SE SG SI SK SM SN SR SV SY TH TN TR TT TW TZ UA UG US UY UZ VA VE VN YE ZA ZM ZW';
const leastShared = 4;

/** What countries are called beside the name that `Intl` has for them, folded. */
const alsoCalled: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  ar: { السعوديه: 'SA', السعودية: 'SA', امريكا: 'US', بريطانيا: 'GB', انجلترا: 'GB' },
  cs: { usa: 'US', anglie: 'GB', anglii: 'GB', cesko: 'CZ' },
  da: { usa: 'US', england: 'GB', storbritannien: 'GB' },
  de: { usa: 'US', england: 'GB', grossbritannien: 'GB', holland: 'NL' },
  es: { eeuu: 'US', inglaterra: 'GB', holanda: 'NL' },
  fi: { usa: 'US', englantiin: 'GB', englanti: 'GB', britannia: 'GB' },
  fr: { usa: 'US', angleterre: 'GB', hollande: 'NL' },
  he: { ארהב: 'US', אנגליה: 'GB', בריטניה: 'GB' },
  hu: { usa: 'US', anglia: 'GB', angliaba: 'GB' },
  it: { usa: 'US', inghilterra: 'GB', olanda: 'NL' },
  ko: { 한국: 'KR', 영국: 'GB' },
  nb: { usa: 'US', england: 'GB' },
  nl: { usa: 'US', engeland: 'GB', holland: 'NL', amerika: 'US' },
  pl: { usa: 'US', anglii: 'GB', anglia: 'GB', holandii: 'NL' },
  pt: { eua: 'US', inglaterra: 'GB', holanda: 'NL' },
  ro: { sua: 'US', anglia: 'GB', olanda: 'NL' },
  ru: { сша: 'US', англия: 'GB', англию: 'GB', голландию: 'NL' },
  sv: { usa: 'US', england: 'GB', storbritannien: 'GB' },
  tr: { abd: 'US', ingiltere: 'GB', ingiltereye: 'GB', amerika: 'US' },
  uk: { сша: 'US', англія: 'GB', англію: 'GB' },
};

const named = new Map<Language, Map<string, string>>();

/** The names of regions in a language, folded, with their English names. */
function regionsIn(language: Language): Map<string, string> {
  const known = named.get(language);
  if (known) return known;
  const [theirs, english] = [language, 'en'].map((it) => new Intl.DisplayNames([it], { type: 'region' }));
  const names = new Map(
    regions
      .split(' ')
      .map((code) => [foldedWords(theirs?.of(code) ?? code).join(' '), english?.of(code) ?? code] as const),
  );
  for (const [name, code] of Object.entries(alsoCalled[language] ?? {})) names.set(name, english?.of(code) ?? code);
  named.set(language, names);
  return names;
}

/** The English names of the countries that an English text names. */
export function countriesIn(text: string): string[] {
  const words = foldedWords(text);
  const stands = (name: readonly string[], at: number) => name.every((word, i) => words[at + i] === word);
  const found = words.flatMap((word, at) => namesBeginningWith(word).filter((name) => stands(name, at)));
  return [...new Set(found.map((name) => name.join(' ')))];
}

let byFirstWord: Map<string, string[][]> | undefined;

function namesBeginningWith(word: string): readonly string[][] {
  if (!byFirstWord) {
    byFirstWord = new Map();
    for (const [name] of regionsIn('en')) {
      const [first = '', ...rest] = name.split(' ');
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), [first, ...rest]]);
    }
  }
  return byFirstWord.get(word) ?? [];
}

function sharedBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/**
 * The English name of a country that a folded word names, in whatever case the language puts it ("do Niemiec"); undefined
 * where it names none.
 */
export function placeInEnglish(word: string, language: Language): string | undefined {
  const names = regionsIn(language);
  const exact = names.get(word);
  if (exact || word.length < leastShared) return exact;
  const [best] = [...names]
    .map(([name, english]) => ({ english, name, shared: sharedBeginning(name, word) }))
    .filter(({ name, shared }) => shared >= Math.max(leastShared, Math.min(name.length, word.length) - 2))
    .sort((a, b) => b.shared - a.shared);
  return best?.english;
}

/** Whether a folded word is the name of a country in a language. */
export const isCountry = (word: string, language: Language): boolean => regionsIn(language).has(word);

/** The English name of a country that stands anywhere in a run of a script without spaces. */
export function placeWithin(run: string, language: Language): string | undefined {
  const found = [...regionsIn(language)].filter(([name]) => name.length > 1 && run.includes(name));
  return found.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** A country that a text names, and the folded words by which it does. */
export interface NamedCountry {
  english: string;
  words: readonly string[];
}

/** The countries that a text names in its own language, in whatever case: "in die Vereinigten Staaten". */
export function countriesNamed(text: string, language: Language): NamedCountry[] {
  const said = (text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu) ?? []).flatMap((word) => {
    // Cases change the end of a name, and only names are written like names.
    const mayBend = /^\p{Lu}/u.test(word);
    return foldedWords(word).map((folded) => ({ folded, mayBend }));
  });
  const isSaid = (at: number, name: string) => {
    const word = said[at];
    if (!word || word.folded === name) return word !== undefined;
    const needed = Math.max(leastShared + 1, name.length - 2, word.folded.length - 3);
    return word.mayBend && sharedBeginning(word.folded, name) >= needed;
  };
  return [...regionsIn(language)].flatMap(([name, english]) => {
    if (unspaced.test(name))
      return name.length > 1 && foldText(text).includes(name) ? [{ english, words: [name] }] : [];
    const words = name.split(' ');
    const at = said.findIndex((_, from) => words.every((word, i) => isSaid(from + i, word)));
    return at < 0 ? [] : [{ english, words: said.slice(at, at + words.length).map((it) => it.folded) }];
  });
}
