import { texts } from '#texts/assistant.ts';
import { goods, matters, productFacts, questionWords } from '../../../language/concept-kinds.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { Concept } from '../../../language/lexicon/concepts.ts';
import { datedIn } from '../../../language/measures/calendar.ts';
import {
  conceptsIn,
  conceptsWithin,
  isLimited,
  isNarrowed,
  isNegated,
  plainClausesOf,
} from '../../../language/measures/clauses.ts';
import { figuresIn } from '../../../language/measures/figures.ts';
import { isOfWorkdays, unitsIn, unusedIn } from '../../../language/measures/units.ts';
import { claimsIn } from '../grounding/claims.ts';
import { inPlainSigns } from '../grounding/reading/plain-text.ts';
import { sentencesOf } from '../grounding/reading/sentences.ts';
import { foreignNames, otherLetters, type Translation } from './foreign-names.ts';

const why = texts.unfaithful;
const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((it, at) => it === b[at]);

/** How many sentences a text has; the point of "31. Mai" ends none. */
const sentencesIn = (text: string) => sentencesOf(text.replace(/(?<=\d)\.(?=\s\p{L})/gu, '')).length;

/** A sign of a script that writes a word in one or two counts for several letters. */
const signs: readonly [RegExp, number][] = [
  [/\p{Script=Han}/gu, 3],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 2],
];
const lengthOf = (text: string) =>
  signs.reduce((sum, [sign, letters]) => sum + (letters - 1) * (text.match(sign)?.length ?? 0), text.length);
/** Languages say the same at these lengths of each other; few words differ more. */
const ratio = { least: 0.45, most: 2.4 };
const fewLetters = 24;
const slack = 1.7;

function hasLikelyLength({ original, translation }: Translation): boolean {
  const [own, theirs] = [lengthOf(original), lengthOf(translation)];
  const factor = own < fewLetters ? slack : 1;
  return theirs >= (own * ratio.least) / factor && theirs <= own * ratio.most * factor;
}

const fixedKinds = new Set(['address', 'phone', 'code']);
/** What stands in every language as it is. */
const fixedIn = (text: string) => [
  ...new Set(
    claimsIn(text)
      .filter(({ kind }) => fixedKinds.has(kind))
      .map(({ value }) => value),
  ),
];

const withoutAddresses = (text: string) =>
  text.replace(/[^\s@]{1,64}@[^\s@]{1,200}|https?:\S{1,2000}|www\.\S{1,2000}/g, ' ');

/** Matters that are told by one word here and by another there. */
const alike: readonly (readonly Concept[])[] = [
  ['shipping', 'arrive', 'parcel', 'track'],
  ['size', 'sizeChart', 'small', 'large', 'dimensions'],
  ['contact', 'talk', 'human'],
  ['deadline', 'expire'],
  ['discount', 'sale'],
  ['stock', 'restock'],
  ['wash', 'care', 'dry'],
  ['exchange', 'change'],
  ['payment', 'card'],
];
const meansAs = (concept: Concept): readonly Concept[] => [
  concept,
  ...alike.filter((it) => it.includes(concept)).flat(),
];
/** What also comes in by words that mean something else: "bis" is until, and up to. */
const loose = new Set<Concept>([
  'product',
  'under',
  'over',
  'dimensions',
  'hours',
  'deadline',
  'payment',
  'card',
  'arrive',
  'contact',
  'talk',
  'human',
  'large',
  'small',
  'weight',
  'minimum',
  'status',
  'currency',
]);
/** Matters and goods that may not come in by a translation. */
const added: ReadonlySet<Concept> = new Set(
  [...matters, ...goods, ...productFacts, 'free' as const].filter((it) => !loose.has(it)),
);
/** What nobody may be promised because a model put it in. */
const promised = (
  'refund return exchange cancel discount sale free giftCard giftWrap warranty repair priceMatch stacking loyalty express ' +
  'installments insurance restock'
).split(' ') as readonly Concept[];
/** Words that help to ask, and such as mean nothing by themselves. */
const isMatter = (concept: Concept) => !questionWords.has(concept);
/** What need not be named again: "standard delivery" may be "the usual" one. */
const spared = new Set<Concept>(['standard', 'product']);

/** The first matter that one side names, and the other not by any of its words. */
function missingConcept({ original, translation, from, to }: Translation): Concept | undefined {
  const [own, theirs] = [conceptsIn(original, from), conceptsIn(translation, to)];
  const [ownWide, theirsWide] = [conceptsWithin(original, from), conceptsWithin(translation, to)];
  for (const [text, wide] of [[original, ownWide] as const, [translation, theirsWide] as const]) {
    if (isOfWorkdays(text)) wide.add('day');
  }
  const lacks = (concepts: Iterable<Concept>, wide: ReadonlySet<Concept>) =>
    [...concepts].find((it) => isMatter(it) && !spared.has(it) && !meansAs(it).some((like) => wide.has(like)));
  return (
    lacks(own, theirsWide) ??
    lacks(
      [...theirs].filter((it) => added.has(it)),
      ownWide,
    )
  );
}

/** Each matter stands among what is so, or among what is not, on both sides. */
function keepsPolarity({ original, translation, from, to }: Translation): boolean {
  if (isNegated(original, from) !== isNegated(translation, to)) return false;
  if (isNarrowed(original, from) !== isNarrowed(translation, to)) return false;
  const clauses = plainClausesOf(original, from);
  if (clauses.every((it) => it.isNegated) || !clauses.some((it) => it.isNegated)) return true;
  const theirs = plainClausesOf(translation, to);
  const among = (of: typeof clauses, isNegated: boolean) =>
    new Set(of.filter((it) => it.isNegated === isNegated).flatMap((it) => [...it.concepts].filter(isMatter)));
  return [true, false].every((turned) => {
    const [here, there] = [among(clauses, turned), among(theirs, turned)];
    const other = among(clauses, !turned);
    return [...here].every((it) => other.has(it) || meansAs(it).some((like) => there.has(like)));
  });
}

/** Why dates or figures are not those of the original; null where they are. */
function changedFigure({ original, translation, from, to }: Translation, isSame: typeof same): string | null {
  const [date, theirDate] = [datedIn(original, from), datedIn(translation, to)];
  if (!isSame(date.names, theirDate.names)) return why.dates;
  return isSame(figuresIn(date.rest, from), figuresIn(theirDate.rest, to)) ? null : why.figures;
}

const plainly = ({ original, translation, from, to }: Translation): Translation => ({
  ...{ original: withoutAddresses(inPlainSigns(original)), translation: withoutAddresses(inPlainSigns(translation)) },
  ...{ from, to },
});
/** "10 am" and "10 pm" are the same figure. */
const halvesOfDay = (text: string) =>
  [...text.matchAll(/(?<=\d\s?)([ap])\.?m\b/gi)].map((it) => (it[1] ?? '').toLowerCase());

/** Each as often, in any order. */
const sameInAnyOrder: typeof same = (a, b) => same(a.toSorted(), b.toSorted());

/**
 * Why a whole text of the team's does not hold the facts of another one: codes, links, addresses, dates, figures and names,
 * in any order, and every unit and currency; null where it does.
 */
export function changedFact(whole: Translation): string | null {
  const compared = plainly(whole);
  const fixed = (text: string) => fixedIn(inPlainSigns(text)).sort();
  if (!same(fixed(whole.original), fixed(whole.translation))) return why.addresses;
  const units = unitsIn(compared.translation);
  const isLost = unitsIn(compared.original).some((it) => !units.includes(it));
  const { original, translation, from, to } = compared;
  if (from === to && !sameInAnyOrder(halvesOfDay(original), halvesOfDay(translation))) return why.figures;
  const name = foreignNames(compared)[0];
  return changedFigure(compared, sameInAnyOrder) ?? (isLost ? why.units : name === undefined ? null : why.names(name));
}

/** What a text promises that another one does not speak of. */
function newPromise({ original, translation, from, to }: Translation): Concept | undefined {
  const [own, theirs] = [conceptsWithin(original, from), conceptsIn(translation, to)];
  return promised.find((it) => theirs.has(it) && !meansAs(it).some((like) => own.has(like)));
}

/**
 * Why what a model made of a whole text of the team's, in its own or another language, may not take its place; null where
 * nothing speaks against it. Its facts are the same, with no further unit or currency, what is denied stays denied, nothing is
 * promised that was not, and it is in the language that was wanted. Whether it says all of the text is for its reader to see.
 */
export function whyNotTheSame(whole: Translation): string | null {
  const { from, to } = whole;
  const compared = plainly(whole);
  if (compared.translation.trim() === '') return why.empty;
  const fact = changedFact(whole);
  if (fact !== null) return fact;
  if (!sameInAnyOrder(unitsIn(compared.original), unitsIn(compared.translation))) return why.units;
  if (isNegated(compared.original, from) !== isNegated(compared.translation, to)) return why.polarity;
  const promise = newPromise(compared);
  if (promise !== undefined) return why.promises(promise);
  return detectLanguage(compared.translation, to) === to ? null : why.language;
}

/**
 * Why a translation may not be shown, compared without asking anybody; null where nothing speaks against it. Figures stand
 * in it in the same order and as they were written, with the same units and currencies; codes, links, addresses, names
 * and dates are the same, none is added; what the original denies it denies; and it speaks of every matter that the
 * original names. Where words do not tell, it is not shown: the original always can be.
 */
export function whyNotShown({ original, translation, from, to }: Translation): string | null {
  const [own, theirs] = [inPlainSigns(original), inPlainSigns(translation)];
  const compared = plainly({ original, translation, from, to });
  const newSign = theirs.match(/[{}<>|[\]#]/g)?.find((it) => !own.includes(it));
  if (theirs.trim() === '' || newSign !== undefined || sentencesIn(theirs) > sentencesIn(own)) return why.empty;
  if (!hasLikelyLength(compared)) return why.length;
  if (!same(fixedIn(own).sort(), fixedIn(theirs).sort())) return why.addresses;
  const [unused, theirUnused] = [unusedIn(compared.original), unusedIn(compared.translation)];
  if (unused.isUnused !== theirUnused.isUnused) return why.polarity;
  const figure = changedFigure(compared, same);
  if (figure !== null) return figure;
  if (!same(unitsIn(compared.original), unitsIn(compared.translation))) return why.units;
  if (isLimited(compared.original, from) && !isLimited(compared.translation, to)) return why.limits;
  const name = foreignNames(compared)[0];
  if (name !== undefined) return why.names(name);
  if (!keepsPolarity({ ...compared, original: unused.rest, translation: theirUnused.rest })) return why.polarity;
  const concept = missingConcept(compared);
  if (concept !== undefined) return why.concepts(concept);
  // What is left in Latin letters are names.
  const told = otherLetters.has(to) ? theirs.replace(/\p{Script=Latin}+/gu, ' ') : theirs;
  return /\p{L}/u.test(told) && detectLanguage(told, to) === to ? null : why.language;
}
