import { z } from 'zod';
import { Decision, Outcome } from './assistant.ts';
import { call } from './call.ts';
import { TriedAnswer } from './copilot.ts';
import { Done, Id, Moment } from './fields.ts';
import { turnNoteMaxChars } from './limits.ts';
import { Part } from './messages.ts';
import { TurnKind } from './quality.ts';
import { texts } from './texts.ts';

/** Below this, search was not sure that the shop knows the answer. Kept equal to the floor under which nothing is told. */
export const sureFrom = 0.6;

/** What a member holds a turn to be. */
export const TurnMark = z.enum(['right', 'wrong']);
export type TurnMark = z.infer<typeof TurnMark>;

/** Which turns are asked for; what is left out does not narrow. */
export const TurnFilter = z.object({
  outcome: Outcome.optional(),
  /** `low`: search was not sure. */
  sure: z.enum(['low']).optional(),
  /** `dropped`: sentences were left out because nothing carried them. */
  sentences: z.enum(['dropped']).optional(),
  engine: z.string().min(1).max(100).optional(),
  /** How good it was, as the Quality page counts it. */
  kind: TurnKind.optional(),
  /** What the visitor thinks of the answer. */
  helpful: z.enum(['yes', 'no']).optional(),
  /** How the visitor rated the conversation in the end: four or five, or one or two. */
  rated: z.enum(['good', 'bad']).optional(),
  marked: z.enum(['right', 'wrong', 'none']).optional(),
  from: Moment.optional(),
  /** Up to this moment, without it. */
  to: Moment.optional(),
});
export type TurnFilter = z.infer<typeof TurnFilter>;

export const TurnQuery = TurnFilter.extend({
  search: z.string().trim().max(200).optional(),
  /** The `cursor` of the piece before. */
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type TurnQuery = z.infer<typeof TurnQuery>;

/** A turn of the assistant, as the log lists it. */
export const LoggedTurn = Decision.pick({
  id: true,
  conversationId: true,
  messageId: true,
  question: true,
  outcome: true,
  engine: true,
  confidence: true,
  cost: true,
  latencyMs: true,
  createdAt: true,
}).extend({
  /** What was said; empty where nothing was. */
  answer: z.string(),
  helpful: z.boolean().nullable(),
  mark: TurnMark.nullable(),
});
export type LoggedTurn = z.infer<typeof LoggedTurn>;

/** What somebody of the team holds a turn to be. */
export const GivenMark = z.object({ mark: TurnMark, note: z.string(), by: z.string(), at: Moment });
export type GivenMark = z.infer<typeof GivenMark>;

/** One turn with the whole why. */
export const ExplainedTurn = z.object({
  id: Id,
  decision: Decision,
  answer: z.string(),
  /** The place of its message in the conversation; null where nothing was said. */
  seq: z.number().int().nullable(),
  helpful: z.boolean().nullable(),
  /** The visitor's last rating of the conversation, from 1 to 5. */
  rating: z.number().int().nullable(),
  mark: GivenMark.nullable(),
  /** It can be gone through again. */
  isReplayable: z.boolean(),
});
export type ExplainedTurn = z.infer<typeof ExplainedTurn>;

/**
 * With what a turn is gone through again. `recorded`: the settings and tool results of then, by the same engine. `present`:
 * all as it is now. `version`: the settings of another time, all else as it is now.
 */
export const Replay = z.union([
  z.object({ with: z.enum(['recorded', 'present']) }),
  z.object({ with: z.literal('version'), version: z.string().max(64) }),
]);
export type Replay = z.infer<typeof Replay>;

/** The assistant's settings as other turns were answered with them. */
export const ReplayVersion = z.object({
  id: z.string(),
  /** When a turn was first answered with them. */
  usedAt: Moment,
  /** The names of the settings that are otherwise than in the turn in question. */
  differs: z.array(z.string()),
});
export type ReplayVersion = z.infer<typeof ReplayVersion>;

/** What came of a turn that was gone through again, beside what came of it then. */
export const ReplayedTurn = z.object({
  before: z.object({ outcome: Outcome, text: z.string(), parts: z.array(Part), verdicts: Decision.shape.verdicts }),
  now: TriedAnswer,
  /** Outcome, text, parts and verdicts are those of then, byte for byte. */
  isSame: z.boolean(),
  /** What was said before in the conversation was changed, deleted or merged since. */
  isChanged: z.boolean(),
});
export type ReplayedTurn = z.infer<typeof ReplayedTurn>;

/** More than these are not counted. */
export const mostTurnsCounted = 10_000;

const total = z.number().int().nullable();
const cursor = z.string().nullable();
const team = ['admin', 'member'] as const;

export const decisionLog = {
  'GET /ai_assistant/log': call({
    by: team,
    query: TurnQuery,
    data: z.object({
      turns: z.array(LoggedTurn),
      /** How many match, told with the first piece only; one more than `mostTurnsCounted` means that there are more. */
      total,
      /** The engines that have answered in this shop, told with the first piece only. */
      engines: z.array(z.string()).nullable(),
      /** Ask with it for the next piece; null at the end. */
      cursor,
    }),
    perMinute: 240,
    summary: 'Every turn of the assistant, the newest first',
  }),
  'GET /ai_assistant/log/export': call({
    by: ['admin'],
    query: TurnQuery.omit({ limit: true }),
    data: z.object({ name: z.string(), text: z.string(), count: z.number().int(), total, cursor }),
    perMinute: 240,
    summary: 'The turns that match, as CSV, five hundred at a time, the newest first',
  }),
  'GET /ai_assistant/log/:id': call({ by: team, data: ExplainedTurn, summary: 'One turn, with all of why' }),
  'GET /ai_assistant/log/:id/versions': call({
    by: team,
    data: z.array(ReplayVersion),
    summary: 'The settings of other times that would answer otherwise than those of a turn, latest first',
  }),
  'PUT /ai_assistant/log/:id/mark': call({
    by: team,
    body: z.object({
      mark: TurnMark,
      note: z.string().trim().max(turnNoteMaxChars, texts.maxChars(turnNoteMaxChars)).default(''),
    }),
    data: GivenMark,
    perMinute: 120,
    summary: 'Say whether a turn was right',
  }),
  'DELETE /ai_assistant/log/:id/mark': call({
    by: team,
    data: Done,
    perMinute: 120,
    summary: 'Take back whether a turn was right',
  }),
};

export const replays = {
  'POST /ai_assistant/log/:id/replay': call({
    by: team,
    body: Replay,
    data: ReplayedTurn,
    perMinute: 30,
    summary:
      'Go through a turn again, with what was recorded of it, as things are now, or by the settings of another time; nobody hears of it',
  }),
};

/** Written to the event log with the change itself. */
export const decisionLogEvents = {
  /** What the team holds a turn to be has changed; null: nobody says so any more. */
  'turn.marked': z.object({ id: Id, mark: GivenMark.nullable() }),
};
