import { z } from 'zod';
import { Decision, Outcome, TriedDecision } from './assistant.ts';
import { call } from './call.ts';
import { Done, Id, Money, Required } from './fields.ts';
import { messageMaxChars, mostTriedTurns } from './limits.ts';
import { Part, ProductCard } from './messages.ts';
import { AiAssistantPatch } from './settings/assistant/ai-assistant-settings.ts';
import { copilotTexts } from './texts.ts';

/** By which engine something was made, and what that cost. */
const Figures = z.object({
  engine: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cost: Money,
});
export type CopilotFigures = z.infer<typeof Figures>;

/**
 * Why there is nothing to suggest: the visitor waits for no words of ours, sent only files or signs, asked for a person, or
 * asks what the shop has written nothing about.
 */
export const NoSuggestion = z.enum(['nothing_asked', 'wordless', 'person_wanted', 'unknown']);
export type NoSuggestion = z.infer<typeof NoSuggestion>;

/** What the assistant would answer a visitor, for the one member who asked. Nothing of it is kept. */
export const Suggestion = z.object({
  /** Null where there is something to suggest. */
  why: NoSuggestion.nullable(),
  text: z.string(),
  /** What the text rests on: sources, products, an order, and the original of what was translated. */
  parts: z.array(Part),
  /** The visitor's words that it answers. */
  question: z.string(),
  /** The visitor's latest message that it takes into account; null where they said nothing. */
  answersId: Id.nullable(),
  /** FAQs that come nearest where nothing answers. */
  near: z.array(z.string()),
  /** What of the question it leaves open, in sentences. */
  open: z.array(z.string()),
  figures: Figures,
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Rewording = z.enum(['friendlier', 'formal', 'shorter', 'corrected']);
export type Rewording = z.infer<typeof Rewording>;

/** A text that a member has begun, in other words. */
export const Reworded = z.object({
  text: z.string(),
  /** Into which language, as browsers name it; null where it stayed in its own. */
  language: z.string().nullable(),
  figures: Figures,
});
export type Reworded = z.infer<typeof Reworded>;

/** What was said so far where a member tries the assistant, with what of an answer the next question may be about. */
const TriedTurn = z.discriminatedUnion('by', [
  z.object({ by: z.literal('visitor'), text: Required(messageMaxChars) }),
  z.object({
    by: z.literal('assistant'),
    text: z.string().max(messageMaxChars),
    outcome: Outcome,
    products: z.array(ProductCard).max(20),
    /** Of the decision: it goes on with what is asked next. */
    scenario: Decision.shape.scenario.default(null),
  }),
]);
export type TriedTurn = z.infer<typeof TriedTurn>;

/** A question as a visitor would ask it, in a conversation that is kept nowhere. */
export const Trial = z.object({
  /** Of the trial: what the member asks next in it ends what is still being answered. */
  id: Id,
  /** Oldest first; the last is the question. */
  turns: z
    .array(TriedTurn)
    .min(1)
    .max(mostTriedTurns)
    .refine((it) => it.at(-1)?.by === 'visitor', copilotTexts.nothingAsked),
  /** The customer of the shop as whom it is asked: what they may know of their own orders is told. Null: a guest. */
  contactId: Id.nullable(),
  /** Of the visitor's browser; empty: the customer's, or else the shop's own language. */
  locale: z.string().max(35),
  /** The address or path of the product page that the visitor has open; empty: none. */
  page: z.string().trim().max(500),
  /** What of the assistant is otherwise in this trial alone. */
  assistant: AiAssistantPatch,
});
export type Trial = z.infer<typeof Trial>;

export const TriedAnswer = z.object({
  text: z.string(),
  parts: z.array(Part),
  /** The product whose page is open; null where none of the shop's is. */
  onPage: z.string().nullable(),
  decision: TriedDecision,
});
export type TriedAnswer = z.infer<typeof TriedAnswer>;

const Begun = z.string().trim().min(1, copilotTexts.nothingWritten).max(messageMaxChars);

/** What a point of a summary says: what the visitor wants, what was answered, what was done last, which orders. */
export const SummaryPointKind = z.enum(['wanted', 'answered', 'latest', 'orders']);
export type SummaryPointKind = z.infer<typeof SummaryPointKind>;

export const SummaryPoint = z.object({
  kind: SummaryPointKind,
  text: z.string(),
  /** True where these are words of the message, false where a model said it in its own. */
  isQuote: z.boolean(),
  /** The message that it is from. */
  messageId: Id,
  seq: z.number().int(),
});
export type SummaryPoint = z.infer<typeof SummaryPoint>;

/** A conversation in a few points, for whoever takes it over. Private notes are not part of it. */
export const Summary = z.object({
  points: z.array(SummaryPoint),
  /** Where the conversation was longer than what was read. */
  isPart: z.boolean(),
  figures: Figures,
});
export type Summary = z.infer<typeof Summary>;

const team = ['admin', 'member'] as const;

export const copilot = {
  'POST /ai_assistant/test': call({
    by: team,
    body: Trial,
    data: TriedAnswer,
    perMinute: 30,
    summary: 'Ask the assistant as a visitor would, without a conversation, and read why it answers so',
  }),
  'POST /conversations/:id/copilot/suggestion': call({
    by: team,
    data: Suggestion,
    perMinute: 20,
    summary: 'Suggest a reply to what the visitor said last, from the shop’s own content',
  }),
  'POST /conversations/:id/copilot/rewording': call({
    by: team,
    body: z.object({ text: Begun, as: Rewording }),
    data: Reworded,
    perMinute: 30,
    summary: 'Say a begun text in other words, with the same facts',
  }),
  'POST /conversations/:id/copilot/translation': call({
    by: team,
    body: z.object({ text: Begun }),
    data: Reworded,
    perMinute: 30,
    summary: 'Say a begun text in the visitor’s language, with the same facts',
  }),
  'POST /conversations/:id/copilot/summary': call({
    by: team,
    data: Summary,
    perMinute: 20,
    summary: 'Sum a conversation up in points, each with the message that it is from',
  }),
  'POST /conversations/:id/copilot/stop': call({
    by: team,
    data: Done,
    perMinute: 60,
    summary: 'Stop what is being made for oneself in a conversation',
  }),
};
