import { z } from 'zod';
import { type Clock, type Round, stopped } from './clock.ts';

const StoredMoment = z.coerce.date().nullable();
const StoredRound = z.object({
  roundSince: StoredMoment.default(stopped.roundSince),
  waitingSince: StoredMoment.default(stopped.waitingSince),
  isPersons: z.boolean().default(stopped.isPersons),
  responded: z.object({ person: z.boolean(), assistant: z.boolean() }).default(stopped.responded),
  memberId: z.string().nullable().default(stopped.memberId),
}) satisfies z.ZodType<Round>;
/** A clock as the database keeps it; what an earlier version has not written is as in a clock that has stopped. */
export const StoredClock: z.ZodType<Clock> = StoredRound.extend({
  ended: z.object({ round: StoredRound, seq: z.number().int().nullable() }).nullable().default(stopped.ended),
  get merging() {
    return z.object({ left: z.number().int(), clock: StoredClock }).nullable().default(stopped.merging);
  },
});
