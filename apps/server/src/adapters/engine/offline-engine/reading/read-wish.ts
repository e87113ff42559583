import { correctSpelling } from '../../../../language/spelling/correct-spelling.ts';
import { broader, goods, matters, questionWords, things } from '../../../../language/concept-kinds.ts';
import { detectLanguage } from '../../../../language/detect-language.ts';
import type { Frame } from '../../../../language/frames/en.ts';
import { withoutShorthand } from '../../../../language/spelling/shorthand.ts';
import { withoutSplitVerbs } from '../../../../language/split-verbs.ts';
import { frameOf, type Language } from '../../../../language/languages.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { isBoundFor } from '../../../../language/places/places-named.ts';
import { retellInEnglish } from '../../../../language/retelling/retell.ts';
import { commandsAssistant } from './routing/commanding.ts';
import { isOtherThanOrdered } from './routing/other-than-ordered.ts';
import { routeOf } from './routing/route-of.ts';
import { isFollowUp, spellOut } from './follow-up.ts';
import { listedIn, pickListed } from './products/listed.ts';
import { conceptsIn } from './meanings.ts';
import { spokenAsOne } from './products/spoken-as-one.ts';
import { meantOf, spokenOf, type SpokenOf } from './products/spoken-of.ts';
import {
  asksWhatWasDone,
  calledOrder,
  onlyProof,
  orderIn,
  type OrderMeant,
  provesOrder,
  wishesChange,
} from './order-numbers.ts';
import type { Situation } from './read-prompt.ts';
import { namesMatter, type Route, routeMessage } from './route-message.ts';
import { asksWhereYouAre, splitQuestion } from './split-question.ts';
import { termsOf, withoutEnd } from './words.ts';

/** What the visitor wants, read together with what was said before. */
export interface Wish extends OrderMeant {
  route: Route;
  /** A question that stands by itself, in the visitor's words: what to search for. */
  text: string;
  /** The same in English. */
  english: string;
  /** What was said in this turn alone, in English: it chooses among variants and sentences. */
  words: string;
  /** The same as the visitor wrote it. */
  said: string;
  /** A product that an earlier answer named: "the second one". */
  named: string | null;
  /** Products that an earlier answer named, each of which is asked about: "how heavy are they". */
  among: readonly string[];
  /** What to search the shop's texts for where nothing says that the product is meant which was spoken of. */
  guess: string | null;
}

const agreed =
  /^\W{0,20}(?:yes|yeah|yep|yup|sure|ok|okay|please|please do|go ahead|of course|definitely|absolutely|correct|right)(?: (?:please|do|thanks|thank you|go ahead|that would be (?:great|nice))){0,4}\W{0,20}$/i;
const declined =
  /^\W{0,20}(?:no|nope|nah|no thanks|no thank you|not now|never ?mind)(?: (?:thanks|thank you))?\W{0,20}$/i;
const personOffered =
  /\b(?:talk to|speak (?:to|with)|connect you|pass you|help from)\b[^.?!]{0,80}\b(?:person|colleague|human|team)\b|\bshould a person help\b/i;
const proofAsked = /\b(?:order|number)\b[^.?!]{0,80}\be-?mail\b|\be-?mail\b[^.?!]{0,80}\border|\border number\b/i;
/** An answer that told of an order; what follows is about it. */
const orderTold = /\border #?[a-z]{0,5}-?\d{2,}|#[a-z]{0,5}-?\d{2,}/i;

/** Whether an answer says one of these sentences of the assistant's own. */
const says = (answer: string, ...sentences: string[]) => sentences.some((it) => answer.includes(it));
const ofOrder =
  /\b(?:arriv|deliver|ship|track|status|where|when|come|late|refund|cancel|long|total|carrier|courier|parcel|package)/i;
/** What its card tells of an order. */
const ofBought =
  /\b(?:what|how much|when) (?:did|have) i (?:order(?:ed)?|buy|bought|pay|paid)\b|\b(?:was|were|is|are)(?: .{1,40})? in (?:it|there|(?:the|that|this|my) (?:box|order|parcel|package))\b/i;
const asksBack = /\?\s*$/;
const spokenRecently = 6;
const courtesies: readonly Route[] = ['greeting', 'thanks', 'farewell', 'banter', 'aside'];
/** Courtesies that say nothing of their own, whatever was spoken of before. */
const mere: readonly Route[] = ['greeting', 'thanks', 'farewell'];

/** What was said so far, in English where it was said in another language. */
interface Heard {
  language: Language;
  /** The visitor's earlier messages. */
  said: string[];
  /** The same as questions that stand by themselves. */
  spelledOut: string[];
  /** The shop's last answer, and what it asked for: by its sentences, in whatever language it was. */
  answer: string;
  asksProof: boolean;
  offersPerson: boolean;
  onPage: string | null;
  products: SpokenOf;
}

const proofsIn = ({ offline: say, ...frame }: Frame) => [
  ...[frame.askProof, frame.noSuchOrder, frame.noSuchOrderAgain],
  ...[say.askOrder, say.askNumber, say.askEmail],
];
const offersIn = ({ offline: say, ...frame }: Frame) => [frame.refused, frame.refusedAgain, say.unknown, say.away];

const inWholeWords = (english: string) => withoutSplitVerbs(withoutShorthand(english));
const toldInEnglish = (text: string, language: Language) =>
  language === 'en' ? inWholeWords(text) : retellInEnglish(text, language);

function hear({ earlier, language, frame, onPage }: Situation): Heard {
  const said = earlier
    .filter((it) => it.by === 'visitor')
    .map((it) => toldInEnglish(it.text, detectLanguage(it.text, language)));
  const spelledOut: string[] = [];
  for (const it of said.slice(-spokenRecently)) {
    if (agreed.test(it) || declined.test(it) || termsOf(it).length === 0) continue;
    for (const part of splitQuestion(it)) spelledOut.push(spellOut(part, spelledOut));
  }
  const answer = earlier.findLast((it) => it.by === 'shop')?.text ?? '';
  // The shop may have found other words since.
  const worded = [frame, frameOf(language)];
  return {
    language,
    said,
    spelledOut,
    answer,
    asksProof: proofAsked.test(answer) || says(answer, ...worded.flatMap((it) => proofsIn(it))),
    onPage,
    products: spokenOf(earlier),
    offersPerson: personOffered.test(answer) || says(answer, ...worded.flatMap((it) => offersIn(it))),
  };
}

const nothingOrdered: OrderMeant = { order: {}, doubtful: [] };

/** "This" on a product's page; not "this week". */
const pointsHere =
  /\bthis\b(?! (?:week|weekend|month|morning|evening|year|time|shop|store|site|website|page|chat|order|parcel|package|way)\b)/i;
/** What is asked of the product on the page without saying so, as long as nothing else was spoken of. */
const ofProduct: ReadonlySet<Concept> = new Set<Concept>([
  'stock',
  'color',
  'cost',
  'howMuch',
  'weight',
  'material',
  'dimensions',
  'waterproof',
  'vegan',
  'cart',
]);

/** The product whose page the visitor has open, where their words mean it: "does this come in blue?" */
function productOnPage(words: string, { onPage, spelledOut, language }: Heard): string | null {
  if (!onPage) return null;
  if (language === 'en' && pointsHere.test(words)) return onPage;
  const named = conceptsIn(words);
  const isElsewhere = spelledOut.length > 0 || named.some((it) => goods.has(it) || matters.has(it) || it === 'gift');
  return !isElsewhere && named.some((it) => ofProduct.has(it)) ? onPage : null;
}

const ofWay = new Set<Concept>(['howLong', 'howMuch', 'cost', 'express', 'standard', 'day', 'week', 'international']);

/** "Toronto how many days": of a place a shop is asked how things get there. */
function isWayThere(words: string): boolean {
  const named = conceptsIn(words);
  return (
    isBoundFor(words) &&
    named.some((it) => ofWay.has(it)) &&
    named.every((it) => ofWay.has(it) || questionWords.has(it))
  );
}

/** "Klarna?", "what about amex": a way to pay alone, which asks whether one can pay so. */
function isWayToPay(words: string): boolean {
  const named = conceptsIn(words).filter((it) => !questionWords.has(it));
  return (
    named.length > 0 && named.every((it) => broader[it] === 'payment') && termsOf(words).length <= named.length + 1
  );
}

/** One of the questions of a message. */
function readPart(said: string, heard: Heard): Omit<Wish, keyof OrderMeant> {
  const isEnglish = heard.language === 'en';
  const words = isEnglish ? correctSpelling(said) : retellInEnglish(said, heard.language);
  const wish = (route: Route, english = words, named: string | null = null, more: Partial<Wish> = {}) => ({
    ...{ route, among: [], guess: null },
    text: english === words && !isEnglish ? said : english,
    english,
    words,
    said,
    named,
    ...more,
  });
  if (isOtherThanOrdered(words)) return wish('support', 'something arrived wrong, not what i ordered. what now?');
  const route = routeOf(words, said);
  if (route === 'human' || route === 'order') return wish(route);
  const goesOn = ofBought.test(words) || (isFollowUp(words) && ofOrder.test(words));
  if (orderTold.test(heard.answer) && goesOn) return wish('order');
  const listed = namesMatter(words) ? null : pickListed(words, listedIn(heard.answer), isFollowUp(words));
  const named = listed ?? productOnPage(words, heard);
  if (named && !courtesies.includes(route)) {
    // What the shop says of all such things may answer where it says nothing of this one.
    const matter = conceptsIn(words).some((it) => matters.has(it)) ? { guess: `${withoutEnd(words)}: ${named}` } : {};
    return wish('product', `${named} ${words}`, named, matter);
  }
  const meant = courtesies.includes(route) && route !== 'aside' ? null : meantOf(words, route, heard.products);
  if (meant && meant.names.length > 1) return wish('product', words, null, { among: meant.names });
  const [one] = meant?.names ?? [];
  if (one) return wish('product', `${one} ${words}`, one, meant?.isSure ? {} : { guess: words });
  if (isEnglish && isWayThere(words)) return wish('support', `${withoutEnd(words)} shipping?`);
  if (isEnglish && asksWhereYouAre(words)) return wish('support', 'where is your shop, what is the address?');
  if (isEnglish && isWayToPay(words)) return wish('support', `can i pay with ${withoutEnd(words)}?`);
  const english = mere.includes(route) ? words : spellOut(words, heard.spelledOut);
  if (english === words) return wish(route);
  const spelled = routeMessage(english);
  return wish(route === 'discount' || spelled === 'order' ? route : spelled, english);
}

/** The one wish of a message that answers what the shop has asked; null where it says something new. */
function readReply(question: string, heard: Heard): Route | null {
  const { answer, said, spelledOut, asksProof, offersPerson } = heard;
  const recent = [...said.slice(-spokenRecently), question];
  if (declined.test(question)) return 'farewell';
  if (agreed.test(question)) {
    if (offersPerson) return 'human';
    if (!asksBack.test(answer)) return answer === '' ? 'greeting' : 'thanks';
    return spelledOut.length > 0 ? null : 'greeting';
  }
  const given = orderIn([question]).order;
  if (asksProof && (given.number || given.email || given.phone)) return 'order';
  if (given.number && (provesOrder(question) || asksWhatWasDone(question))) return 'order';
  if (given.number && onlyProof(question, given.number)) {
    const { email, phone } = orderIn(recent).order;
    if (email || phone || recent.some((it) => routeMessage(it) === 'order')) return 'order';
  }
  return null;
}

const ofIt = /\b(?:it|its|they|them)\b/i;
/** "How tall is the Elm lamp and is a bulb included": the other half is about the lamp, as it names nothing else. */
function ofSameThing(part: ReturnType<typeof readPart>, first: Wish | undefined): ReturnType<typeof readPart> | null {
  if (!first || first.route === 'order' || first.named !== null) return null;
  const named = conceptsIn(part.english);
  const isAlone = part.english === part.words && part.named === null && !courtesies.includes(part.route);
  const isOther = named.some((it) => matters.has(it) || (goods.has(it) && !ofIt.test(part.words)));
  if (!isAlone || isOther) return null;
  const isOfThing = conceptsIn(first.english).some((it) => things.has(it));
  if (!isOfThing && !(ofIt.test(part.words) && spokenAsOne(first.english).length > 0)) return null;
  return { ...part, route: 'product', english: `${first.english} ${part.words}`, text: `${first.text} ${part.words}` };
}

/**
 * Reads what is wanted: one wish for each question of the message, at least one. A follow-up takes the subject of the
 * question before it.
 */
export function readWishes(situation: Situation): [Wish, ...Wish[]] {
  const { language } = situation;
  const question = language === 'en' ? inWholeWords(situation.question) : situation.question;
  const heard = hear(situation);
  const english = retellInEnglish(question, language);
  const recent = [...heard.said.slice(-spokenRecently), english];
  const complete = (part: Omit<Wish, keyof OrderMeant>): Wish => ({
    ...part,
    ...(part.route === 'order' ? orderIn(recent) : nothingOrdered),
  });
  const whole = { text: question, english, words: english, said: question, named: null, among: [], guess: null };
  if (commandsAssistant(english)) return [complete({ ...whole, route: 'command' })];
  const reply = readReply(english, heard);
  if (reply) return [complete({ ...whole, route: reply })];
  if (wishesChange(english)) {
    // How far the order is, what the shop says of changes, and somebody who can make them.
    const [said, told] = [calledOrder(question), calledOrder(english)];
    const ofRule = { ...whole, text: said, english: told, words: told };
    return [
      complete({ ...whole, route: 'order' }),
      complete({ ...ofRule, route: 'support' }),
      complete({ ...whole, route: 'human' }),
    ];
  }
  const previous = heard.spelledOut.at(-1);
  if (agreed.test(english) && previous)
    return [complete({ ...whole, route: routeMessage(previous), text: previous, english: previous })];
  const parts: Wish[] = [];
  for (const said of splitQuestion(question)) {
    const before = parts.map((it) => it.english);
    const part = readPart(said, { ...heard, spelledOut: [...heard.spelledOut, ...before] });
    parts.push(complete(ofSameThing(part, parts.at(-1)) ?? part));
  }
  const wantsHuman = routeMessage(english) === 'human' || parts.some((it) => it.route === 'human');
  if (wantsHuman) return [complete({ ...whole, route: 'human' })];
  const [first, ...rest] = parts.filter((it) => !courtesies.includes(it.route));
  return first ? [first, ...rest] : [parts[0] ?? complete({ ...whole, route: routeMessage(english) })];
}
