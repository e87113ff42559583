import { givenBack, goods, matters, qualities, spans, telling, things } from '../../../../language/concept-kinds.ts';
import { foldedWords } from '../../../../language/fold.ts';
import type { Language } from '../../../../language/languages.ts';
import { namingOneOf, placesIn, placeWords } from '../../../../language/places/places-named.ts';
import { wordsOfLanguage } from '../../../../language/lexica.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import type { Retrieved } from '../../../knowledge/index.ts';
import { lastHeading } from '../../grounding/carrying/windows.ts';
import type { InOtherWords } from './by-paraphrase.ts';
import { kindsOfQuestion, type QuestionKind } from './question-kinds.ts';
import { type Distinct, distinctIn, holdsOf } from './distinct-words.ts';

interface Said {
  passage: { title: string; text: string };
  /** Other wordings of its question. */
  variants: readonly string[];
}
interface Meant extends Said {
  passage: Said['passage'] & Pick<Retrieved['hits'][number]['passage'], 'kind'>;
  semantic: number;
  inOtherWords: InOtherWords;
}
type Hit = Pick<Retrieved['hits'][number], 'score' | 'coverage'> & Said & { inOtherWords: InOtherWords };

/** A passage is read so far; few say more. */
const readChars = 4_000;
const saidIn = (texts: readonly string[], distinct: Asked['distinct']) =>
  holdsOf(distinct, texts.join('\n').slice(0, readChars));
/**
 * What of a question the first hit and the others say. In a wording of its question somebody may have used any word: that
 * is reason enough to leave the first one where it is, and none to prefer another.
 */
const saidBy = (hits: readonly Said[], distinct: Asked['distinct']) =>
  hits.map(({ passage: { title, text }, variants }, at) =>
    saidIn([title, text, ...(at === 0 ? variants : [])], distinct),
  );

/** So near to the first hit, by their scores, a rival must be. */
const nearEnough = 0.75;
/** And so near one that is about the same, and speaks of the very case. */
const besideFirst = 0.85;
/** One that says a word of the question which the first does not may be farther. */
const withDistinct = 0.65;
/** What such a word counts for, and what counts that the text says of the same as well. */
const [ofWord, ofPair] = [1.5, 1];
/** It holds so much more of what the question says, as a share. */
const clearlyMore = 0.25;
/** A rival by its heading may hold so much less. */
const littleLess = 0.3;
/** And whatever words it holds, where it is so much more about what was asked. */
const clearlyAimed = 2;

export const conceptsIn = (text: string, language: Language): Concept[] =>
  wordsOfLanguage(language)
    .finder.inWords(foldedWords(text))
    .map((it) => it.concept);
/** Goods, what they are made of and for whom, and matters that one word is enough to ask about. */
const isSubject = (concept: Concept) => goods.has(concept) || qualities.has(concept) || telling.has(concept);
const subjectsIn = (text: string, language: Language) => new Set(conceptsIn(text, language).filter(isSubject));

/** What a question is about. */
export interface Asked {
  subjects: ReadonlySet<Concept>;
  /** What is named of the shop's matters. */
  matters: ReadonlySet<Concept>;
  /** How long something takes. */
  span: boolean;
  /** What something costs. */
  price: boolean;
  /** Where something is to be sent or written to: a text without an address does not tell. */
  destination: boolean;
  /** Things that are named: a text that names the same is nearer than one on things of all kinds. */
  things: ReadonlySet<Concept>;
  /** A day or a feast is named, so that a text with dates may answer. */
  isDated: boolean;
  /** The places that are named, as a text may call them. */
  places: readonly string[];
  /** The words that tell the question from its like. */
  distinct: readonly Distinct[];
  /** What it wants to be told. */
  kinds: ReadonlySet<QuestionKind>;
}

export function askedIn(question: string, language: Language): Asked {
  const named = conceptsIn(question, language);
  // What broke after so long did not arrive broken.
  const isWorn = named.includes('damaged') && named.some((it) => it === 'year' || it === 'month');
  const subjects = named.filter(isSubject).map((it) => (isWorn && it === 'damaged' ? 'warranty' : it));
  return {
    subjects: new Set(subjects),
    matters: new Set(named.filter((it) => matters.has(it))),
    span: named.includes('howLong'),
    // "How much" is "how many" in some languages: how many years asks for no price.
    price: named.includes('cost') || (named.includes('howMuch') && !named.some((it) => spans.has(it))),
    destination: whereTo.test(question),
    things: new Set(named.filter((it) => things.has(it))),
    isDated: named.includes('holiday') || month.test(question),
    places: placeWords(question),
    distinct: language === 'en' ? distinctIn(question) : [],
    kinds: kindsOfQuestion(question, language),
  };
}

/** Whether a heading is on a matter that one word is enough to ask about, and on none of those that were named. */
function isBeside(title: string, asked: ReadonlySet<Concept>, language: Language): boolean {
  const titled = conceptsIn(lastHeading(title), language);
  return asked.size > 0 && titled.some((it) => telling.has(it)) && !titled.some((it) => asked.has(it));
}

const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

/** An amount of money, or that there is none to pay. */
const money = /\p{Sc}|\b(?:usd|eur|gbp|cad|aud|chf|kr|sek|nok|dkk|free|gratis|kostenlos)\b/iu;

const whereTo = /\bwhere\b.{0,20}\b(?:send|write|mail|post|ship|return|e-?mail)\b/i;
/** An e-mail address, a link, or a house in a street. */
const address = /\S@\S|https?:|\b\d{1,5}[a-z]? \p{Lu}\p{L}{2}|\p{Lu}\p{L}{2,30}(?:straße|strasse|straat|gatan|vej) \d/u;

/** How much of what a text tells fits the very case that was asked: its things, its dates, its country. */
function caseOf(
  { title, text }: Hit['passage'],
  { subjects, things: named, isDated, places }: Asked,
  language: Language,
): number {
  const held = conceptsIn(text, language);
  const onMatter = held.some((it) => subjects.has(it) && telling.has(it));
  const thing = onMatter && held.some((it) => named.has(it)) ? 1 : 0;
  const date = isDated && month.test(text) ? 1 : 0;
  const isNamed = namingOneOf(places)(`${lastHeading(title)}\n${text}`);
  const isAbroad = places.length > 0 && held.includes('international');
  return thing + date + (isNamed ? 1 : isAbroad ? 0.5 : 0);
}

/** What counts that a heading is on another thing. */
const ofOther = -2;

/** Which of the things that were asked about a heading names, and whether it is on another one, however many words it takes to name it. */
function headingOf(title: string, { subjects }: Pick<Asked, 'subjects'>, language: Language) {
  const titled = [...subjectsIn(title, language)];
  const isKindred = [...givenBack].some((it) => subjects.has(it));
  return {
    named: titled.filter((it) => subjects.has(it)),
    // "Waterproof jackets" is on one other thing.
    isOnOther: titled.some((it) => !subjects.has(it) && !(isKindred && givenBack.has(it))),
  };
}

/** How much a text is about what was asked: how wool is washed is no answer about down, nor refunds one about returns. */
function aimOf(
  { title, text }: Hit['passage'],
  { subjects, matters: askedMatters, span, price, destination }: Asked,
  language: Language,
): number {
  const isWithoutSpan = span && !conceptsIn(text, language).some((it) => spans.has(it));
  const lacks =
    (isWithoutSpan ? 1 : 0) + (price && !money.test(text) ? 1 : 0) + (destination && !address.test(text) ? 1 : 0);
  if (subjects.size === 0) return isBeside(title, askedMatters, language) ? -2 - lacks : -lacks;
  const { named, isOnOther } = headingOf(title, { subjects }, language);
  const aim = named.reduce((sum, it) => sum + (telling.has(it) ? 2 : 1), (isOnOther ? ofOther : 0) - lacks);
  if (named.length > 0) return aim;
  return [...subjectsIn(text, language)].some((it) => subjects.has(it) && telling.has(it)) ? aim + 1 : aim;
}

const isHeadedByPrice = ({ passage }: Pick<Hit, 'passage'>, language: Language): boolean =>
  conceptsIn(passage.title, language).includes('cost');

/** A question that asks of the same kind, in whichever of its wordings, and one that asks another: who asks how long is not told where. */
const [sameKind, otherKind] = [0.5, -1];

/** What is headed by another place speaks of that alone, unless by what lies outside of it. */
const ofOtherPlace = -2;
const outside = /\b(?:outside|beyond|other|rest of)\b/i;

function kindFit({ passage, variants }: Hit, { kinds, places }: Asked, language: Language): number {
  const own = lastHeading(passage.title);
  const isElsewhere = places.length > 0 && placesIn(own).length > 0 && !namingOneOf(places)(own);
  if (isElsewhere) return outside.test(own) ? sameKind : ofOtherPlace;
  const titled = [own, ...variants].flatMap((it) => [...kindsOfQuestion(it, language)]);
  // "Do you ship to Peru" asks where they ship to.
  if (kinds.size === 0 && places.length > 0) return titled.includes('place') ? sameKind : 0;
  if (kinds.size === 0 || titled.length === 0) return 0;
  if (titled.some((it) => kinds.has(it))) return sameKind;
  // How something is done says where to it is sent, and by whom.
  if (titled.includes('manner') && !kinds.has('span') && !kinds.has('price')) return 0;
  // Under whichever heading, what is said of the very place may tell how long it takes there.
  return places.length > 0 && namingOneOf(places)(passage.text) ? 0 : otherKind;
}

/** What a page begins with says least of all that its headings divide it into. */
const ofBeginning = -0.5;
const beginningFit = ({ title }: Hit['passage'], hits: readonly Hit[]): number =>
  hits.some((it) => it.passage.title.startsWith(`${title} ›`)) ? ofBeginning : 0;

/**
 * Hits in their order, but for the first: in its place comes a near one that clearly holds more of the question's words
 * ("sparks" stands in few texts), or is more about what was asked, and comes no less near in other words. `language` is that
 * of the passages.
 */
export function rivalFirst<Found extends Hit>(hits: readonly Found[], asked: Asked, language: Language): Found[] {
  const [first, ...rest] = hits;
  if (!first) return [];
  // What comes first, headed by what something costs, promises the price in whatever words: an amount puts none before it.
  const isOnPrice = asked.price && isHeadedByPrice(first, language);
  const wanted = isOnPrice ? { ...asked, price: false } : asked;
  const said = saidBy(hits, asked.distinct);
  const fitOf = (hit: Hit, at: number) =>
    aimOf(hit.passage, wanted, language) +
    kindFit(hit, wanted, language) +
    (at === 0 && wanted.kinds.size > 0 ? beginningFit(hit.passage, hits) : 0) +
    (wanted.price && isHeadedByPrice(hit, language) ? 1 : 0) +
    (hit.score >= besideFirst * first.score ? caseOf(hit.passage, wanted, language) : 0) +
    ofWord * (said[at]?.words ?? 0) +
    ofPair * (said[at]?.pairs ?? 0);
  const heading = headingOf(first.passage.title, wanted, language);
  /** What is headed by another thing is no answer about this one, in whichever words. */
  const mayLead = (hit: Hit) => {
    const { named, isOnOther } = headingOf(hit.passage.title, wanted, language);
    const isOnThing = wanted.subjects.size > 0 && heading.isOnOther && !isOnOther && named.length > 0;
    return isOnThing || hit.inOtherWords.gain >= first.inOtherWords.gain;
  };
  const near = rest.flatMap((hit, i) => {
    const saysMore = (said[i + 1]?.words ?? 0) > (said[0]?.words ?? 0);
    const isNear = hit.score >= (saysMore ? withDistinct : nearEnough) * first.score && mayLead(hit);
    return isNear ? [{ hit, aim: fitOf(hit, i + 1) }] : [];
  });
  const aim = fitOf(first, 0);
  const better =
    near.find((it) => it.hit.coverage >= first.coverage + clearlyMore && it.aim >= aim) ??
    near
      .filter(
        (it) =>
          (wanted.price && isHeadedByPrice(it.hit, language)) ||
          it.hit.coverage >= first.coverage - littleLess ||
          it.aim >= aim + clearlyAimed,
      )
      .toSorted((a, b) => b.aim - a.aim)
      .find((it) => it.aim > aim);
  return better ? [better.hit, ...hits.filter((it) => it !== better.hit)] : [...hits];
}

/** So near by its meaning a text may say what was asked in other words, and so near by the model of such words. */
const nearByMeaning = 0.5;
const nearInOtherWords = 0.45;

/**
 * Whether a text only happens to come nearest: it holds no word that tells the question from its like, speaks of no matter
 * of the shop that the question names, and is not near by its meaning. A custom answer is taught to be given to what is put in
 * other words: how near it comes is all there is to go by.
 */
export function isBesideThePoint(
  { passage: { kind, title, text }, variants, semantic, inOtherWords }: Meant,
  { distinct, matters: askedMatters, subjects }: Pick<Asked, 'distinct' | 'matters' | 'subjects'>,
  language: Language,
): boolean {
  const isNear = semantic >= nearByMeaning || inOtherWords.whole >= nearInOtherWords;
  if (distinct.length === 0 || kind === 'custom_answer' || isNear) return false;
  if (saidIn([title, text, ...variants], distinct).words > 0) return false;
  const held = conceptsIn([title, text, ...variants].join('\n'), language);
  return !held.some((it) => askedMatters.has(it) || (subjects.has(it) && telling.has(it)));
}

/** A rival that comes less near than this answers nothing, whatever its heading says. */
const nearAlone = 0.5;

/**
 * How sure a finding is once a rival stands first: no surer than that one is near, unless it says a word that tells the
 * question from its like and the nearest does not. Another text speaks of what was asked then, so that the nearest is no
 * answer, and what is not near is none either. As sure as the rival is near where nothing was held against the nearest.
 */
export function confidenceWith<Found extends Said & { confidence: number }>(
  before: readonly Found[],
  [first]: readonly Found[],
  confidence: number,
  { distinct }: Pick<Asked, 'distinct'>,
): number {
  const [nearest] = before;
  if (first === undefined || nearest === undefined || first.passage === nearest.passage) return confidence;
  if (first.confidence >= nearAlone)
    return confidence < nearest.confidence ? confidence : Math.max(confidence, first.confidence);
  const [ofNearest, ofFirst] = saidBy([nearest, first], distinct);
  return (ofFirst?.words ?? 0) > (ofNearest?.words ?? 0) ? confidence : Math.min(confidence, first.confidence);
}
