import type { Decision } from '@chatty/contract/assistant';
import type { Ctx } from '../../../ctx.ts';
import type { GaveUpAs } from '../../conversations/index.ts';
import { createEvidence, type Evidence } from '../grounding/evidence.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';

/** What tools may know of an inquiry: who asks, and in which words. */
export type AskedBy = Pick<
  Inquiry,
  'contact' | 'shop' | 'addressHash' | 'question' | 'visitorText' | 'askedOrders' | 'vault' | 'language' | 'locale'
>;

/** What the tools of one attempt have found. */
export interface Findings {
  /** The only ground for an answer. */
  evidence: Evidence;
  /** For the decision log. */
  retrieved: Decision['retrieved'];
  /** How sure retrieval was that the shop knows the answer; null when it was not asked. */
  confidence: number | null;
  /** How near the shop's own texts came, found or not; null where they were not searched. */
  nearness: number | null;
  toolCalls: Decision['toolCalls'];
  /** What tools answered, as the engine read it. */
  raw: { name: string; input: unknown; output: object }[];
  /** Set when a person was asked for. */
  handOff: { why: GaveUpAs; reason: string } | null;
  /** Questions that would be refused if they were asked next: none of them is offered. */
  unanswered: Set<string>;
  /** Why an order that was asked for is not shown: each is answered in fixed words that tell nothing else. */
  orderDenied: 'proof_missing' | 'no_match' | null;
}

/** What a tool works with; what it finds is added to the findings. */
export interface ToolContext {
  ctx: Ctx;
  inquiry: AskedBy;
  findings: Findings;
}

/** Nothing is found yet. */
export const noFindings = (asked: Pick<AskedBy, 'language' | 'locale' | 'visitorText'>): Findings => ({
  evidence: createEvidence(asked),
  retrieved: [],
  confidence: null,
  nearness: null,
  toolCalls: [],
  raw: [],
  handOff: null,
  unanswered: new Set(),
  orderDenied: null,
});
