import { type Usage, type UsageOfDay, UsageSource } from '@chatty/contract/usage';
import type { BarRow } from '../../../ui/chart/bar-chart.tsx';

export interface Sum {
  source: UsageSource;
  replies: number;
  free: number;
  conversations: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars. */
  cost: number;
}

/** What each source came to. */
export const sumsOf = ({ days }: Pick<Usage, 'days'>): Sum[] =>
  UsageSource.options.map((source) =>
    days
      .filter((it) => it.source === source)
      .reduce(
        (sum, it) => ({
          source,
          replies: sum.replies + it.replies,
          free: sum.free + it.free,
          conversations: sum.conversations + it.conversations,
          inputTokens: sum.inputTokens + it.inputTokens,
          outputTokens: sum.outputTokens + it.outputTokens,
          cost: sum.cost + Number(it.cost.amount),
        }),
        { source, replies: 0, free: 0, conversations: 0, inputTokens: 0, outputTokens: 0, cost: 0 },
      ),
  );

/** What a reply cost; null where there was none. */
export const perReply = ({ replies, cost }: Pick<Sum, 'replies' | 'cost'>): number | null =>
  replies === 0 ? null : cost / replies;

const dayMs = 86_400_000;

/** Each of the last 30 days (UTC), also those without anything. */
export function barsOf({ today, days }: Pick<Usage, 'today' | 'days'>, nameOf: (day: string) => string): BarRow[] {
  const visitors = new Map<string, UsageOfDay>(days.filter((it) => it.source === 'visitors').map((it) => [it.day, it]));
  return Array.from({ length: 30 }, (_, at) => {
    const day = new Date(Date.parse(`${today}T00:00:00Z`) - (29 - at) * dayMs).toISOString().slice(0, 10);
    const { replies = 0, free = 0 } = visitors.get(day) ?? {};
    return { key: day, name: nameOf(day), values: { counted: replies, free } };
  });
}
