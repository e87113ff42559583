import { createHash } from 'node:crypto';
import type { Outcome } from '@chatty/contract/assistant';
import type { OrderStatus } from '@chatty/contract/contacts';
import type { Part, ProductCard } from '@chatty/contract/messages';
import type { StoreDiscount } from '../../../ports/commerce.ts';
import type { Result } from '../engine/attempt.ts';
import type { EvidencePassage } from '../grounding/evidence.ts';
import type { Worded } from '../../../language/sentences/worded-frame.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { Rule } from '../rules/rule-of.ts';
import type { Findings } from '../tools/tool-context.ts';

/**
 * What a turn needs to be gone through again, beside what its decision says. Not what was said: that stands in the
 * conversation, where it may be deleted; `heard` tells whether it is still the same.
 */
export interface ReplayRecord {
  v: 1;
  kind: Result['kind'];
  /** Where a rule of the shop's passed the visitor on: which. */
  rule: Rule | null;
  /** The visitor's last message. */
  upTo: string;
  heard: string;
  asker: Pick<Inquiry['contact'], 'customerId' | 'isByLink' | 'locale' | 'tagIds'>;
  cart: Pick<Inquiry, 'cartTotal' | 'shownCurrency'>;
  shopLocale: string;
  /** What the shop worded of the assistant's own sentences; absent where it was nothing. */
  worded?: Worded;
  /** Which recommendation rules were on; absent where there were none yet. */
  recommending?: string | null;
  /** The digest of the assistant's settings. */
  config: string;
  onPage: Inquiry['onPage'];
  earlier: readonly Outcome[];
  passages: readonly EvidencePassage[];
  products: readonly ProductCard[];
  orders: readonly OrderStatus[];
  discounts: readonly StoreDiscount[];
  calls: Findings['raw'];
  findings: Pick<
    Findings,
    'confidence' | 'nearness' | 'orderDenied' | 'handOff' | 'scenario' | 'recommendation' | 'says' | 'offersPerson'
  >;
  unanswered: readonly string[];
  /** The pictures and videos of the FAQs that it came from. */
  media: Extract<Part, { type: 'media' }> | null;
  /** The digest of what became of it. */
  decided: string;
}

/** Longer records are not kept: a turn that found so much is explained, and not replayed. */
const recordMaxChars = 65_536;

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** What a decision comes to: two with the same digest are the same, byte for byte. */
export interface Decided {
  outcome: Outcome;
  text: string;
  parts: readonly Part[];
  verdicts: readonly unknown[];
}

export const digestOfDecided = ({ outcome, text, parts, verdicts }: Decided): string =>
  digestOf([outcome, text, parts, verdicts]);

/** Where in its words an answer was stopped, what broke it off, or what overtook it, nobody can tell. */
const unknown: ReadonlySet<Result['kind']> = new Set(['stopped', 'switched_off', 'overtaken', 'failed']);

interface Recorded {
  inquiry: Inquiry;
  result: Result;
  decided: Decided;
}

/** The record of a turn at its end, as text; null for what can't be gone through again, or is too long to be kept. */
export function replayRecordOf({ inquiry, result, decided }: Recorded): string | null {
  const { kind, attempt } = result;
  if (unknown.has(kind) || decided.outcome === 'dropped') return null;
  const { evidence, unanswered, raw, toolCalls, ...found } = attempt.findings;
  // Where a scenario goes on no engine decides anything.
  if (toolCalls.some((it) => it.name === 'scenario')) return null;
  const { confidence, nearness, orderDenied, handOff, scenario, recommendation, says, offersPerson } = found;
  const { contact, shop, assistant, onPage, earlier, lastMessageId, heard } = inquiry;
  const record: ReplayRecord = {
    v: 1,
    kind,
    rule: result.kind === 'ruled' ? result.rule : null,
    upTo: lastMessageId,
    heard,
    asker: {
      customerId: contact.customerId,
      isByLink: contact.isByLink,
      locale: contact.locale,
      tagIds: contact.tagIds,
    },
    cart: { cartTotal: inquiry.cartTotal, shownCurrency: inquiry.shownCurrency },
    shopLocale: shop.primary_locale,
    ...(Object.keys(inquiry.worded.words).length > 0 && { worded: inquiry.worded }),
    recommending: shop.recommending,
    config: digestOf(assistant),
    onPage,
    earlier,
    passages: evidence.passages,
    products: evidence.products,
    orders: evidence.orders,
    discounts: evidence.discounts,
    calls: raw,
    findings: { confidence, nearness, orderDenied, handOff, scenario, recommendation, says, offersPerson },
    unanswered: [...unanswered],
    media: decided.parts.find((it) => it.type === 'media') ?? null,
    decided: digestOfDecided(decided),
  };
  const text = JSON.stringify(record);
  // The database keeps no NUL and no half of a sign; what holds one would not come back as it was.
  return text.length <= recordMaxChars && text.isWellFormed() && !text.includes('\\u0000') ? text : null;
}
