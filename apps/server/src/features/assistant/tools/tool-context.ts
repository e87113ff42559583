import type { Decision } from '@chatty/contract/assistant';
import type { Ctx } from '../../../ctx.ts';
import type { GaveUpAs } from '../../conversations/index.ts';
import { createEvidence, type Evidence } from '../grounding/evidence.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';

/** What tools may know of an inquiry: who asks, and in which words. */
export type AskedBy = Pick<Inquiry, 'contact' | 'addressHash' | 'question' | 'visitorText' | 'vault'>;

/** What the tools of one attempt have found. */
export interface Findings {
  /** The only ground for an answer. */
  evidence: Evidence;
  /** For the decision log. */
  retrieved: Decision['retrieved'];
  /** How sure retrieval was that the shop knows the answer; null when it was not asked. */
  confidence: number | null;
  toolCalls: Decision['toolCalls'];
  /** Set when a person was asked for. */
  handOff: { why: GaveUpAs; reason: string } | null;
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
export const noFindings = ({ contact, visitorText }: Pick<AskedBy, 'contact' | 'visitorText'>): Findings => ({
  evidence: createEvidence({ locale: contact.locale, visitorText }),
  retrieved: [],
  confidence: null,
  toolCalls: [],
  handOff: null,
  orderDenied: null,
});
