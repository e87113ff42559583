import type { Decision } from '@chatty/contract/assistant';
import type { Ctx } from '../../../services.ts';
import type { GaveUpAs } from '../../conversations/index.ts';
import type { Evidence } from '../grounding/evidence.ts';
import type { Vault } from '../inquiry/vault.ts';

export interface TurnContact {
  id: string;
  email: string | null;
  phone: string | null;
  /** The commerce platform's id of a customer who is signed in at the store. */
  customerId: string | null;
  /** True where somebody else may be writing, who holds a mail to the contact. */
  isByLink: boolean;
}

/** One turn of the assistant as its tools see it: what they find is collected here. */
export interface Turn {
  ctx: Ctx;
  contact: TurnContact;
  /** A name for the address that the visitor writes from; null when it is not known. */
  addressHash: string | null;
  /** What the visitor has said since the last answer, addresses hidden. */
  question: string;
  /** All that the visitor said, addresses hidden. */
  visitorText: string;
  evidence: Evidence;
  vault: Vault;
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
