import { z } from 'zod';
import { call } from './call.ts';

const count = z.number().int();
const Day = z.iso.date();

/**
 * How good a turn was, as far as anybody knows. `grounded`: answered, and all of it was in the sources. `trimmed`:
 * answered, and sentences that nothing carried were left out. `wrong`: answered, and the team holds it to be wrong.
 * A refusal was right or wrong as the team says, else wrong where a person then told from a source that had been found.
 */
export const TurnKind = z.enum([
  'grounded',
  'trimmed',
  'wrong',
  'asked_back',
  'refused_rightly',
  'refused_wrongly',
  'refused',
  'handed_off',
  'failed',
]);
export type TurnKind = z.infer<typeof TurnKind>;

/** Of all questions that were answered or refused, so many are to be answered, in percent. */
export const coverageRatio = 90;

export const QualityBucket = z.object({
  /** The day, or the Monday of the week (UTC). */
  from: Day,
  /** Turns by kind; those that there was none of are left out. */
  turns: z.partialRecord(TurnKind, count),
  /** Conversations whose first turn was then. */
  conversations: z.object({
    all: count,
    /** The visitor said so: they voted, thanked or rated it well, and no person was needed. */
    resolved: count,
    /** A person took part, or was asked for. */
    person: count,
  }),
});
export type QualityBucket = z.infer<typeof QualityBucket>;

export const Quality = z.object({
  /** One for each day or week, also where nothing happened. */
  buckets: z.array(QualityBucket),
});
export type Quality = z.infer<typeof Quality>;

export const QualityBy = z.enum(['day', 'week']);
export type QualityBy = z.infer<typeof QualityBy>;

export const quality = {
  'GET /ai_assistant/quality': call({
    by: ['admin', 'member'],
    query: z.object({ by: QualityBy.default('day') }),
    data: Quality,
    perMinute: 60,
    summary: 'How good the assistant’s turns were, for 30 days or 12 weeks',
  }),
};
