import { z } from 'zod';
import { call } from './call.ts';
import { Id, Moment } from './fields.ts';
import { texts } from './texts.ts';

/**
 * What is measured, in each round of a conversation, which begins with the visitor's first words and ends when it is
 * resolved: how long the visitor waited for the first response, for each that came next, and until it was resolved.
 */
export const MetricKind = z.enum(['first_response', 'next_response', 'resolution']);
export type MetricKind = z.infer<typeof MetricKind>;

/** Who responded, or whose responses had resolved it: a person's, if any of them was. They are never counted together. */
export const MetricBy = z.enum(['person', 'assistant']);
export type MetricBy = z.infer<typeof MetricBy>;

/** How a round ended: by a member, by nobody's writing for as long as the shop has set, or by the visitor. */
export const EndedAs = z.enum(['resolved', 'auto_resolved', 'ended']);
export type EndedAs = z.infer<typeof EndedAs>;

const MetricSummary = z.object({
  kind: MetricKind,
  by: MetricBy,
  /** Of resolutions alone. */
  endedAs: EndedAs.nullable(),
  count: z.number().int(),
  /** Half of them took no longer. */
  medianSeconds: z.number(),
  /** Nine of ten took no longer. */
  p90Seconds: z.number(),
  /** How many of them had a response target then, … */
  targeted: z.number().int(),
  /** … and how many of those met it. */
  inTime: z.number().int(),
});

const MemberMetric = z.object({
  memberId: Id,
  kind: MetricKind,
  count: z.number().int(),
  medianSeconds: z.number(),
});

/** Before this nothing was ever said, and databases know no year 0. */
const Since1970 = Moment.refine((it) => it >= '1970', { message: texts.day });

export const MetricQuery = z
  .object({
    /** Of times that ended at this moment or later, … */
    from: Since1970,
    /** … and before this one. */
    to: Since1970,
  })
  .refine(({ from, to }) => from < to, { message: texts.endsBefore, path: ['to'] });
export type MetricQuery = z.infer<typeof MetricQuery>;

export const Metrics = z.object({ shop: z.array(MetricSummary), members: z.array(MemberMetric) });
export type Metrics = z.infer<typeof Metrics>;

export const metrics = {
  'GET /metrics': call({
    by: ['admin'],
    query: MetricQuery,
    data: Metrics,
    summary: 'How long visitors waited for answers, and until their conversations were resolved',
  }),
};
