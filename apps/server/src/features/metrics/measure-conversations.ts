import { targetFor } from '@chatty/contract/due';
import { sql } from 'kysely';
import type { Services } from '../../ctx.ts';
import { requestJob } from '../../platform/jobs/job.ts';
import {
  type ConversationKey,
  holdConversations,
  keyOf,
  type Metric,
  spokenAfter,
  tick,
} from '../conversations/index.ts';
import { storedSettings } from '../shops/index.ts';
import {
  dropMetrics,
  insertMetrics,
  type Judged,
  judgedKey,
  type KeptMetric,
  lockClocks,
  type Measured,
  saveClocks,
  takeBack,
} from './metric.store.ts';
import { measureJob } from './metrics.jobs.ts';

/** So many messages of a conversation are measured in one transaction. */
const mostOfEach = 500;

/** Measures some messages more of each, in seven statements, and one more where something is taken back. Answers those that may hold others. */
const measureSome = ({ db }: Services, wanted: readonly ConversationKey[]): Promise<ConversationKey[]> =>
  db.transaction().execute(async (tx) => {
    const there = await holdConversations(tx, wanted);
    if (there.length === 0) return [];
    const clocks = await lockClocks(tx, there);
    const judged = await dropMetrics(
      tx,
      clocks.filter((it) => it.seq === 0),
    );
    const spoken = await spokenAfter(
      tx,
      clocks.map(({ shopId, conversationId, seq: after }) => ({ shopId, conversationId, after })),
      mostOfEach,
    );
    const byKey = Map.groupBy(spoken, (it) => keyOf({ shopId: it.shop_id, conversationId: it.conversation_id }));
    const widgets = new Map(there.map((it) => [keyOf(it), it.widget]));
    const measured = clocks.map((it) => measureOne(it, byKey.get(keyOf(it)) ?? []));
    await insertMetrics(
      tx,
      measured.flatMap((it) => it.metrics.map((metric) => inTime(metric, widgets.get(keyOf(metric)), judged))),
    );
    await takeBack(
      tx,
      measured.flatMap((it) => it.takenBack),
    );
    await saveClocks(
      tx,
      measured.map((it) => it.after),
    );
    return there.filter((it) => byKey.get(keyOf(it))?.length === mostOfEach);
  });

/** By the target that the shop has; what was judged before stays as it was. Only people have targets. */
function inTime(metric: Metric & ConversationKey, widget: string | null | undefined, judged: Judged): KeptMetric {
  const before = judged.get(judgedKey(metric));
  if (before !== undefined) return { ...metric, inTime: before };
  const target =
    widget && metric.by === 'person' ? targetFor(storedSettings(widget), metric.kind, metric.startedAt) : null;
  return { ...metric, inTime: target && metric.endedAt <= target };
}

/** What has ended in a conversation by what was said since, and how far it is measured then. */
function measureOne({ shopId, conversationId, ...before }: Measured, spoken: Awaited<ReturnType<typeof spokenAfter>>) {
  const key = { shopId, conversationId };
  let { clock, seq } = before;
  const takenBack: (typeof key & { seq: number })[] = [];
  const metrics = spoken.flatMap((said) => {
    const next = tick(clock, said);
    ({ clock } = next);
    ({ seq } = said);
    if (next.takenBack !== null) takenBack.push({ ...key, seq: next.takenBack });
    return next.metric ? [{ ...key, ...next.metric }] : [];
  });
  return { metrics, takenBack, after: { ...key, clock, seq } };
}

/**
 * Keeps the times that have ended in conversations since they were last measured. Doing it twice changes nothing; where a
 * clock stands at no message, everything is measured anew.
 */
export async function measureConversations(services: Services, wanted: readonly ConversationKey[]): Promise<void> {
  let left = [...new Map(wanted.map((it) => [keyOf(it), it])).values()];
  while (left.length > 0) left = await measureSome(services, left);
}

/** So many conversations are looked for at a time. */
const pageSize = 1_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Has conversations measured that were begun before anything was, or whose clocks were put back to no message. */
export async function measureUnmeasured({ db, jobs }: Services): Promise<void> {
  let last = { shop_id: beforeAll, conversation_id: beforeAll };
  for (;;) {
    const rows = await db
      .selectFrom('metric_clocks')
      .select(['shop_id', 'conversation_id'])
      .where('measured_seq', '=', sql.lit(0))
      .where(sql<boolean>`(shop_id, conversation_id) > (${last.shop_id}::uuid, ${last.conversation_id}::uuid)`)
      .orderBy('shop_id')
      .orderBy('conversation_id')
      .limit(pageSize)
      .execute();
    const requests = rows.map((it) => requestJob(measureJob, it.shop_id, { conversationId: it.conversation_id }));
    if (requests.length > 0) await jobs.enqueue(requests, db);
    last = rows.at(-1) ?? last;
    if (rows.length < pageSize) return;
  }
}
