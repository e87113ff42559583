import { z } from 'zod';
import { call } from './call.ts';
import { Conversation, OwnLine } from './conversations.ts';
import { Done, Id, Moment, Money } from './fields.ts';

/** Why a turn of the assistant ended as it did. */
export const Outcome = z.enum(['answered', 'asked_back', 'refused', 'handed_off', 'dropped', 'failed']);
export type Outcome = z.infer<typeof Outcome>;

/**
 * How a shop's assistant may word what it knows. `exact`: in the shop's own sentences and in fixed ones of the house only.
 * `natural`: in words of its own, too, where the evidence carries them.
 */
export const AiAssistantMode = z.enum(['exact', 'natural']);
export type AiAssistantMode = z.infer<typeof AiAssistantMode>;

/** What a model was asked beside the answer itself. */
export const SecondCall = z.object({
  /** `carried`: whether passages carry what was said. `translated`: the shop's words in the visitor's language. */
  purpose: z.enum(['carried', 'translated']),
  /** What came of it, in one sentence for the team. */
  result: z.string(),
  ms: z.number().int(),
});
export type SecondCall = z.infer<typeof SecondCall>;

/** The record of one turn: enough to explain it, and to play it again. */
export const Decision = z.object({
  id: Id,
  conversationId: Id,
  messageId: Id.nullable(),
  question: z.string(),
  outcome: Outcome,
  engine: z.string(),
  configVersion: z.string(),
  /** The scenario that ran, and the step that waits for the visitor; null where none ran. */
  scenario: z.object({ id: z.string(), title: z.string(), next: z.number().int().nullable() }).nullable(),
  /** The recommendation rule whose products were shown; null where none was used. */
  recommendation: z.object({ id: z.string(), name: z.string() }).nullable(),
  retrieved: z.array(z.object({ id: z.string(), kind: z.string(), title: z.string(), score: z.number() })),
  confidence: z.number().nullable(),
  toolCalls: z.array(z.object({ name: z.string(), input: z.unknown(), output: z.unknown(), ms: z.number() })),
  verdicts: z.array(z.object({ sentence: z.string(), kept: z.boolean(), reason: z.string() })),
  /** Their tokens are among those below. */
  secondCalls: z.array(SecondCall),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cost: Money,
  latencyMs: z.number().int(),
  createdAt: Moment,
});
export type Decision = z.infer<typeof Decision>;

/** A turn as it is exported with its conversation: with what was said, and all that is kept to go through it again. */
export const ExportedDecision = Decision.extend({
  answer: z.string(),
  mark: z.object({ mark: z.string(), note: z.string(), by: z.string() }).nullable(),
  replay: z.unknown(),
});
export type ExportedDecision = z.infer<typeof ExportedDecision>;

/** What became of a turn that a member tried: nobody's conversation, and kept nowhere. */
export const TriedDecision = Decision.omit({ id: true, conversationId: true, messageId: true, createdAt: true });
export type TriedDecision = z.infer<typeof TriedDecision>;

export const assistant = {
  'GET /conversations/:id/decisions': call({
    by: ['admin', 'member'],
    data: z.array(Decision),
    summary: 'Why the assistant answered the way it did, turn by turn',
  }),
  'POST /conversations/:id/assistant': call({
    by: ['admin', 'member'],
    query: OwnLine,
    body: z.object({ isOn: z.boolean() }),
    data: Conversation,
    summary: 'Stop the assistant in one conversation at once, or let it answer there again',
  }),
  'GET /ai_assistant/unanswered': call({
    by: ['admin', 'member'],
    data: z.array(z.object({ id: Id, conversationId: Id, question: z.string(), createdAt: Moment })),
    summary: 'Questions the assistant couldn’t answer, latest first',
  }),
};

export const visitorAssistant = {
  'POST /client/api/conversations/:id/stop': call({
    by: ['visitor'],
    data: Done,
    perMinute: 60,
    summary: 'Stop the answer in progress',
  }),
};

/** Told to those who are there and kept nowhere. */
export const assistantPassingEvents = {
  /**
   * The assistant's answer so far: whole sentences that passed the validator. A `step` says what it is doing.
   * Told from when the work begins, and again every few seconds (`answerBeatMs`): who hears nothing of it for a while
   * (`answerSilentMs`) knows that nobody is at it. `ended` means that nothing more comes, with or without a message.
   */
  'answer.growing': z.object({
    conversationId: Id,
    messageId: Id,
    text: z.string(),
    step: z.string().nullable(),
    ended: z.boolean(),
  }),
};
