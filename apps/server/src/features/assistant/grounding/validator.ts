import type { AiAssistantMode } from '@chatty/contract/assistant';
import type { ProductCard } from '@chatty/contract/messages';
import { texts } from '#texts/assistant.ts';
import { type Claim, claimsIn } from './claims.ts';
import { statementOf } from './carrying/carried.ts';
import { fixedSentence, plainTitle } from './carrying/fixed-sentences.ts';
import { introduces, isAskingBack, offersPerson, saysUnknown } from './carrying/sayings.ts';
import { saidBeside, standWithTheirOwn } from './carrying/slots-in-place.ts';
import { isSmallTalk } from './carrying/small-talk.ts';
import type { Evidence } from './evidence.ts';
import { namedVariants } from './named-variants.ts';
import { isUnknowing, unbackedPromise } from './promises.ts';
import { fillSlots, slotKind, slotPattern, slotsIn } from './slots.ts';

/** What a kept sentence does in the answer. */
export type SentenceRole = 'fact' | 'question' | 'unknowing' | 'courtesy';

/**
 * What a kept sentence rests on: fixed words of the `house`, facts in `slots` among such words, a `quote` of the shop's,
 * a `wording` of a few harmless words, or a `paraphrase` that the evidence carries.
 */
export type Basis = 'house' | 'slots' | 'quote' | 'wording' | 'paraphrase';

export type Checked =
  | { kept: false; reason: string }
  | { kept: true; role: SentenceRole; basis: Basis; reason: string; text: string };

/** What a shop lets through that wants nothing but its own words. */
const exactly: ReadonlySet<Basis> = new Set(['house', 'slots', 'quote']);

const dealWords = /\b(?:codes?|coupons?|vouchers?|promo|discounts?|checkout|% off|off)\b/i;
/** Where a number of the visitor may be said back: "order 1001", "#1001", "size 42", or in a question. */
const echoPlace = /#\s?\d|\b(?:order|number|size|no\.)\s{0,3}#?\s?[\w-]{0,40}\d|\?\s{0,9}$/i;

/** The first claim of a sentence that the evidence does not hold. The sentence is read once, not for each of its claims. */
function unbackedClaim(sentence: string, evidence: Evidence): Claim | undefined {
  const ofDeals = dealWords.test(sentence);
  const ofEchoes = echoPlace.test(sentence);
  const [unknowing, courteous] = [isUnknowing(sentence), isSmallTalk(sentence)];
  const isBacked = (claim: Claim): boolean => {
    if (claim.kind === 'code' && ofDeals) {
      const isActive = evidence.discounts.some((it) => it.code.toUpperCase() === claim.value.toUpperCase());
      return isActive || (evidence.echoes(claim) && unknowing);
    }
    if (evidence.supports(claim, sentence)) return true;
    if (claim.value === 'today' && courteous) return true;
    if (claim.kind === 'address' || claim.kind === 'phone') return evidence.echoes(claim) && claim.text.includes('@');
    if (claim.kind === 'number' || claim.kind === 'code') return evidence.echoes(claim) && ofEchoes;
    return false;
  };
  return claimsIn(sentence).find((claim) => !isBacked(claim));
}

/**
 * Judges one finished sentence before the visitor sees it: every number, date, code and address must stand in this
 * turn's evidence, prices and states come through slots only, and what is said must be carried by what was found.
 * A sentence is kept as it is or dropped; it is never rewritten. Where the mode is `exact`, it must also be a quote, or
 * fixed words with the facts in them.
 */
export function checkSentence(sentence: string, evidence: Evidence, mode: AiAssistantMode = 'natural'): Checked {
  const checked = judge(sentence, evidence);
  return checked.kept && mode === 'exact' && !exactly.has(checked.basis) ? drop(texts.verdicts.notExact) : checked;
}

function judge(sentence: string, evidence: Evidence): Checked {
  const names = slotsIn(sentence);
  const unknown = names.find((name) => !evidence.slots.has(name));
  if (unknown) return drop(texts.verdicts.unknownSlot(unknown));
  // Emphasis may part a figure from its sign.
  const words = sentence.replace(slotPattern, ' ').replace(/\*\*|__/g, '');
  if (/[{}]/.test(words)) return drop(texts.verdicts.brokenSlot);

  const own = ownSentence(sentence, names, evidence);
  if (own) return own;
  if (tellsOfAnother(words, names, evidence)) return drop(texts.verdicts.otherVariant);
  const unbacked = unbackedClaim(words, evidence);
  if (unbacked) return drop(texts.verdicts.notInEvidence(unbacked.text, unbacked.kind));

  const kinds = names.map(slotKind);
  const promise = unbackedPromise(words, {
    says: evidence.says,
    handedOff: evidence.handedOff,
    hasSlot: (...wanted) => wanted.some((kind) => kinds.includes(kind)),
  });
  if (promise) return drop(promise);

  const keep = (role: SentenceRole, basis: Basis, reason: string): Checked => ({
    kept: true,
    role,
    basis,
    reason,
    text: fillSlots(sentence, evidence.slots),
  });
  if (names.length === 0 && evidence.quoted(words)?.kind === 'scenario')
    return keep(/[?？؟]\s*$/u.test(words) ? 'question' : 'fact', 'quote', texts.verdicts.scripted);
  if (names.length === 0 && isSmallTalk(words)) {
    if (isUnknowing(words)) return keep('unknowing', 'house', texts.verdicts.unknowing);
    return keep(/\?\s*$/.test(words) ? 'question' : 'courtesy', 'house', texts.verdicts.courtesy);
  }
  if (names.length > 0) {
    if (!standWithTheirOwn(names)) return drop(texts.verdicts.slotOfAnother);
    const known = evidence.knownOf(names);
    const beside = saidBeside(statementOf(words), names, known.names);
    return beside.every(known.carries)
      ? keep('fact', beside.length > 0 ? 'paraphrase' : 'slots', texts.verdicts.filled(names.join(', ')))
      : drop(texts.verdicts.uncarried);
  }
  const named = { visitorWords: evidence.visitorWords, titleWords: evidence.titleWords() };
  if (saysUnknown(words, named)) return keep('unknowing', 'wording', texts.verdicts.unknowing);
  if (isAskingBack(words, named)) return keep('question', 'wording', texts.verdicts.asks);
  if (offersPerson(words)) return keep('courtesy', 'wording', texts.verdicts.courtesy);
  const quoted = evidence.quoted(words);
  const carrier = evidence.carrier(words) ?? quoted;
  if (carrier) return keep('fact', quoted ? 'quote' : 'paraphrase', texts.verdicts.carried(carrier.title));
  if (evidence.slots.size > 0 && introduces(words, named, evidence.productTitles()))
    return keep('courtesy', 'wording', texts.verdicts.introduces);
  return drop(texts.verdicts.uncarried);
}

/** The variant whose price or stock a sentence tells. */
function variantOf(names: readonly string[], { products }: Evidence): ProductCard['variants'][number] | undefined {
  const [, n, at] = names.map((name) => /^(?:price|stock):(\d+)\.(\d+)$/.exec(name)).find(Boolean) ?? [];
  return products[Number(n) - 1]?.variants[Number(at) - 1];
}

/** A sentence that the assistant says by itself: its slots are of one thing, and its open place holds what belongs there. */
function ownSentence(sentence: string, names: readonly string[], evidence: Evidence): Checked | undefined {
  const own = fixedSentence(sentence, evidence);
  if (!own || (own.role === 'hand-off' && !evidence.handedOff)) return undefined;
  const { open } = own;
  const [places, variants] = [1, 2].map((part) => new Set(names.map((it) => /:(\d+)(?:\.(\d+))?/.exec(it)?.[part])));
  variants?.delete(undefined);
  // All of it tells of one thing: nothing of a variant where none is named, and of one where one is.
  if ((places?.size ?? 0) > 1 || (variants?.size ?? 0) > (open?.of === 'variant' ? 1 : 0)) return undefined;
  if (open?.of === 'variant' && plainTitle(variantOf(names, evidence)?.title ?? '') !== open.text) return undefined;
  if (open?.of === 'visitor' && !evidence.wasSaid(open.text)) return undefined;
  return {
    kept: true,
    role: own.role === 'hand-off' ? 'courtesy' : own.role,
    basis: 'house',
    reason: names.length > 0 ? texts.verdicts.filled(names.join(', ')) : texts.verdicts.fixedWords,
    text: fillSlots(sentence, evidence.slots),
  };
}

/** "In M it is {{stock:1}}": beside the name of a variant stands what is of the whole product, or of another variant. */
function tellsOfAnother(words: string, names: readonly string[], { products }: Evidence): boolean {
  return names.some((name) => {
    const [, kind, n, at] = /^(price|stock):(\d+)(?:\.(\d+))?$/.exec(name) ?? [];
    const product = products[Number(n) - 1];
    const named = kind && product ? namedVariants(words, product) : [];
    if (!product || named.length === 0) return false;
    if (at !== undefined) return !named.some((it) => it === product.variants[Number(at) - 1]);
    const facts = product.variants.map((it) => (kind === 'stock' ? it.available : it.price.amount));
    return new Set(facts).size > 1;
  });
}

const drop = (reason: string): Checked => ({ kept: false, reason });
