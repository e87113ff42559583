import { z } from 'zod';
import { call } from './call.ts';
import { Moment } from './fields.ts';
import { ratingCommentMaxChars } from './limits.ts';
import { texts } from './texts.ts';

/** From very bad to very good. */
const Rating = z.number().int().min(1).max(5);

/** What a visitor thinks of a conversation. */
export const Satisfaction = z.object({
  rating: Rating,
  comment: z.string().trim().max(ratingCommentMaxChars, texts.maxChars(ratingCommentMaxChars)).default(''),
});
export type Satisfaction = z.infer<typeof Satisfaction>;

/** Whether a visitor is asked now, and what they have said of this resolution. */
export const SatisfactionState = z.object({ isAsked: z.boolean(), given: Satisfaction.nullable() });
export type SatisfactionState = z.infer<typeof SatisfactionState>;

/** As it is exported with its conversation. */
export const GivenRating = Satisfaction.extend({ at: Moment });

export const visitorSatisfaction = {
  'GET /client/api/conversations/:id/satisfaction': call({
    by: ['visitor'],
    data: SatisfactionState,
    summary: 'Whether you are asked how the conversation was, and what you said',
  }),
  'POST /client/api/conversations/:id/satisfaction': call({
    by: ['visitor'],
    body: Satisfaction,
    data: SatisfactionState,
    perMinute: 20,
    summary: 'Say how a resolved conversation was; once for each time that it was resolved, and it can be changed',
  }),
};
