import { createHash } from 'node:crypto';
import type { Outcome } from '@chatty/contract/assistant';
import type { OrderStatus } from '@chatty/contract/contacts';
import type { Part, ProductCard } from '@chatty/contract/messages';
import type { StoreDiscount } from '../../../ports/commerce.ts';
import type { Result } from '../engine/attempt.ts';
import type { EvidencePassage } from '../grounding/evidence.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { Findings } from '../tools/tool-context.ts';

/**
 * What a turn needs to be gone through again, beside what its decision says. Not what was said: that stands in the
 * conversation, where it may be deleted; `heard` tells whether it is still the same.
 */
export interface ReplayRecord {
  v: 1;
  kind: Result['kind'];
  /** The visitor's last message. */
  upTo: string;
  heard: string;
  asker: { customerId: string | null; isByLink: boolean; locale: string };
  shopLocale: string;
  /** The digest of the assistant's settings. */
  config: string;
  onPage: Inquiry['onPage'];
  earlier: readonly Outcome[];
  passages: readonly EvidencePassage[];
  products: readonly ProductCard[];
  orders: readonly OrderStatus[];
  discounts: readonly StoreDiscount[];
  calls: Findings['raw'];
  findings: Pick<Findings, 'confidence' | 'nearness' | 'orderDenied' | 'handOff'>;
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

interface Recorded {
  inquiry: Inquiry;
  result: Result;
  decided: Decided;
}

/** The record of a turn at its end, as text; null for what can't be gone through again, or is too long to be kept. */
export function replayRecordOf({ inquiry, result: { kind, attempt }, decided }: Recorded): string | null {
  // Where in its words an answer was stopped, what broke it off, or what overtook it, nobody can tell.
  if (kind === 'stopped' || kind === 'overtaken' || kind === 'failed' || decided.outcome === 'dropped') return null;
  const { evidence, confidence, nearness, orderDenied, handOff, unanswered, raw } = attempt.findings;
  const { contact, shop, assistant, onPage, earlier, lastMessageId, heard } = inquiry;
  const record: ReplayRecord = {
    v: 1,
    kind,
    upTo: lastMessageId,
    heard,
    asker: { customerId: contact.customerId, isByLink: contact.isByLink, locale: contact.locale },
    shopLocale: shop.primary_locale,
    config: digestOf(assistant),
    onPage,
    earlier,
    passages: evidence.passages,
    products: evidence.products,
    orders: evidence.orders,
    discounts: evidence.discounts,
    calls: raw,
    findings: { confidence, nearness, orderDenied, handOff },
    unanswered: [...unanswered],
    media: decided.parts.find((it) => it.type === 'media') ?? null,
    decided: digestOfDecided(decided),
  };
  const text = JSON.stringify(record);
  // The database keeps no NUL and no half of a sign; what holds one would not come back as it was.
  return text.length <= recordMaxChars && text.isWellFormed() && !text.includes('\\u0000') ? text : null;
}
