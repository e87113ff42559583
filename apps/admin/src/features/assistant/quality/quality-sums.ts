import { type QualityBucket, type QualityBy, TurnKind } from '@chatty/contract/quality';
import type { TurnFilter } from '@chatty/contract/decision-log';
import { texts } from '#texts/assistant-quality.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0);

/** How many turns of these kinds there were. */
export const turnsOf = (buckets: readonly QualityBucket[], ...kinds: readonly TurnKind[]): number =>
  sum(buckets.flatMap((it) => kinds.map((kind) => it.turns[kind] ?? 0)));

export const answered: readonly TurnKind[] = ['grounded', 'trimmed', 'wrong'];
export const refused: readonly TurnKind[] = ['refused_rightly', 'refused_wrongly', 'refused'];

/** A share in percent; null of nothing. */
export const shareOf = (part: number, all: number): number | null => (all === 0 ? null : (100 * part) / all);

export const percent = (share: number | null): string => (share === null ? texts.noShare : `${Math.round(share)}%`);

/** Of all questions that were answered or refused, how many were answered, in percent. */
export const coverageOf = (buckets: readonly QualityBucket[]): number | null =>
  shareOf(turnsOf(buckets, ...answered), turnsOf(buckets, ...answered, ...refused));

export const conversationsOf = (buckets: readonly QualityBucket[]) => ({
  all: sum(buckets.map((it) => it.conversations.all)),
  resolved: sum(buckets.map((it) => it.conversations.resolved)),
  person: sum(buckets.map((it) => it.conversations.person)),
});

export const isEmpty = (buckets: readonly QualityBucket[]): boolean => turnsOf(buckets, ...TurnKind.options) === 0;

const dayMs = 86_400_000;

/** The turns of a kind in a bucket, as the log is asked for them. */
export function filterOf(bucket: QualityBucket, by: QualityBy, kind: TurnKind): TurnFilter {
  const from = Date.parse(`${bucket.from}T00:00:00Z`);
  const days = by === 'week' ? 7 : 1;
  return { kind, from: new Date(from).toISOString(), to: new Date(from + days * dayMs).toISOString() };
}
