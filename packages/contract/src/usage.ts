import { z } from 'zod';
import { call } from './call.ts';
import { Money } from './fields.ts';

const count = z.number().int();
const Day = z.iso.date();

/** Whom the assistant worked for: visitors who were answered, members who were helped, members who tried it. */
export const UsageSource = z.enum(['visitors', 'help', 'tests']);
export type UsageSource = z.infer<typeof UsageSource>;

/** What the assistant did for one of them on a day (UTC), and what that cost. Days without anything are left out. */
export const UsageOfDay = z.object({
  day: Day,
  source: UsageSource,
  /** For visitors replies that count against the plan; else how often a language model was asked. */
  replies: count,
  /** Turns that ended without counting against the plan. */
  free: count,
  /** Conversations in which a reply to a visitor was the first. */
  conversations: count,
  inputTokens: count,
  outputTokens: count,
  cost: Money,
});
export type UsageOfDay = z.infer<typeof UsageOfDay>;

/** From these shares of a plan on, in percent, admins are told, once in 30 days each. */
export const usageWarnings = [80, 100] as const;

/** How much of the plan is used in the last 30 days. */
export const UsageLevel = z.object({
  used: count,
  /** Null without a limit. */
  limit: count.nullable(),
  usedToday: count,
  /** What one day may use of it at most. */
  limitOfDay: count.nullable(),
});
export type UsageLevel = z.infer<typeof UsageLevel>;

/** When the plan's replies will be used up if things go on as in the last week. */
export const UsageForecast = z.discriminatedUnion('is', [
  z.object({ is: z.literal('unlimited') }),
  z.object({ is: z.literal('reached') }),
  /** Fewer days or replies than say anything. */
  z.object({ is: z.literal('unknown') }),
  z.object({ is: z.literal('enough'), perDay: z.number() }),
  z.object({ is: z.literal('reached_on'), day: Day, perDay: z.number() }),
]);
export type UsageForecast = z.infer<typeof UsageForecast>;

export const Usage = z.object({
  level: UsageLevel,
  forecast: UsageForecast,
  plan: z.object({
    name: z.string(),
    /** US dollars for a reply beyond the plan's; null where none can be bought. */
    pricePerReply: z.number().nullable(),
    /** US dollars that such replies may come to at most. */
    cappedAmount: z.number().nullable(),
  }),
  /** The last 30 days, today among them. */
  today: Day,
  days: z.array(UsageOfDay),
});
export type Usage = z.infer<typeof Usage>;

const team = ['admin', 'member'] as const;

export const usage = {
  'GET /ai_assistant/usage': call({
    by: team,
    data: Usage,
    perMinute: 120,
    summary: 'What the assistant did in the last 30 days, what it cost, and what is left of the plan',
  }),
  'GET /ai_assistant/usage/level': call({
    by: team,
    data: UsageLevel,
    perMinute: 120,
    summary: 'How much of the plan’s replies is used',
  }),
};
