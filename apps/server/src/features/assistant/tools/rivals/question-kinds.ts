import type { Language } from '../../../../language/languages.ts';

/** What a question wants to be told: how long, how much, where, how it is done, by whom. */
export type QuestionKind = 'span' | 'price' | 'place' | 'manner' | 'who';

const kinds: readonly [QuestionKind, RegExp][] = [
  [
    'span',
    /\b(?:how (?:long|soon|fast|quick|quickly|late|many (?:\p{L}{1,10} )?(?:hours|days|weeks|months|years)))\b|\bwhen\b|\b(?:quickest|fastest|soonest)\b|\buntil when\b/iu,
  ],
  [
    'price',
    /\bhow (?:much|expensive)\b|\bwhat (?:does|do|is|are|will|would)\b.{0,40}\b(?:costs?|price|charge|fee)\b|\b(?:price|cost|fee)s? (?:of|for|to)\b|\bfor free\b/iu,
  ],
  ['place', /\bwhere\b|\b(?:which|what) (?:countr(?:y|ies)|states?|cit(?:y|ies)|places?|regions?)\b/iu],
  ['manner', /\bhow (?:do|can|should|could|would|to|does one)\b/iu],
  ['who', /\bwho\b/iu],
];

/** The kinds of an English question; none where it only asks whether. */
export const kindsOfQuestion = (text: string, language: Language): ReadonlySet<QuestionKind> =>
  new Set(language === 'en' ? kinds.filter(([, asked]) => asked.test(text)).map(([kind]) => kind) : []);
