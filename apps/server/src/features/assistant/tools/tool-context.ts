import type { Decision } from '@chatty/contract/assistant';
import type { Source } from '@chatty/contract/messages';
import type { Ctx } from '../../../ctx.ts';
import type { GaveUpAs } from '../../conversations/index.ts';
import { createEvidence, type Evidence } from '../grounding/evidence.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';

/** What tools may know of an inquiry: who asks, and in which words. */
export type AskedBy = Pick<
  Inquiry,
  | 'contact'
  | 'shop'
  | 'assistant'
  | 'addressHash'
  | 'question'
  | 'visitorText'
  | 'askedOrders'
  | 'vault'
  | 'language'
  | 'locale'
  | 'frame'
  | 'runsScenarios'
  | 'onPage'
>;

/** A scenario as it runs in this turn: what it says and does until it waits for the visitor, or ends. */
export interface RunningScenario {
  id: string;
  title: string;
  /** The step with which it goes on after the visitor has answered; null where it is over. */
  next: number | null;
  /** What it says, a line for each thing: the shop's own words, and the slots of products. */
  lines: string[];
  links: Source[];
  /** The names of the tags that it puts on. */
  tags: string[];
  /** Why a person gets the conversation, for the team; null where none does. */
  reason: string | null;
}

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
  /** The scenario of the shop that runs in this turn. */
  scenario: RunningScenario | null;
  /** The rule of the shop's whose products are shown. */
  recommendation: Decision['recommendation'];
  /** What is to be said whatever an engine makes of it, line by line: the shop has written it. */
  says: string[];
  /** Beside the answer a person is offered. */
  offersPerson: boolean;
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
export const noFindings = (asked: Parameters<typeof createEvidence>[0]): Findings => ({
  evidence: createEvidence(asked),
  retrieved: [],
  confidence: null,
  nearness: null,
  toolCalls: [],
  scenario: null,
  recommendation: null,
  says: [],
  offersPerson: false,
  raw: [],
  handOff: null,
  unanswered: new Set(),
  orderDenied: null,
});
