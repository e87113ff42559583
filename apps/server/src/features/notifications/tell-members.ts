import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import { type JobRequest, requestJob } from '../../platform/jobs/job.ts';
import type { Services, TxCtx } from '../../ctx.ts';
import type { MessageAppended } from '../conversations/index.ts';
import { preferencesOf } from '../profile/index.ts';
import { type NoticeKey, readNotices, unheardSeconds } from './notice.ts';
import { mailNoticeJob, pushNoticeJob, tellJob } from './notifications.jobs.ts';
import { isThere } from '../presence/index.ts';

/** What a visitor goes on to say while the team has not read the first of it is told together, after so long. */
const gatherSeconds = 10;

/** The clocks of the database and of this process differ: who looks too early finds nobody who has waited long enough. */
const slackSeconds = 1;

/**
 * Somebody waits for a person: told now to whoever is there, or else to the whole team; and to all if nobody sees to it.
 * It is always looked again, as one may come before the others are told; and for each time of waiting by itself, as an
 * earlier look would come too soon.
 */
export function tellOfWaiting(tx: TxCtx, { conversationId, turn }: { conversationId: string; turn: number }): void {
  const about = { topic: 'waiting', conversationId } as const;
  tx.enqueue(tellJob, about);
  const key = `waiting/${conversationId}/unheard/${turn}`;
  tx.enqueue(tellJob, about, { key, afterSeconds: unheardSeconds + slackSeconds });
}

/** A visitor went on in a conversation that a member holds: nothing is to be done for one who is there. */
export function tellOfReply(tx: TxCtx, { by, handler, conversationId, assigneeId, unread }: MessageAppended): void {
  if (by !== 'visitor' || handler !== 'person') return;
  if (assigneeId !== null && isThere(tx.services, tx.shopId, assigneeId)) return;
  tx.enqueue(tellJob, { topic: 'replied', conversationId }, unread ? { afterSeconds: gatherSeconds } : {});
}

/**
 * Tells everybody concerned as each of them wants it. Each mail and each browser's push message is a job
 * of its own: one that fails and is tried again does not repeat the others.
 */
export async function tellMembers(services: Services, topics: readonly NoticeKey[]): Promise<void> {
  const notices = await readNotices(services, services.db, topics);
  const browsers = await browsersOf(
    services.db,
    notices.flatMap(({ member, topic }) => (preferencesOf(member)[topic].push ? [member] : [])),
  );
  const jobs = notices.flatMap(({ member, topic, conversationId, there }): JobRequest[] => {
    const wants = preferencesOf(member)[topic];
    const { shop_id: shopId, id: memberId } = member;
    const about = { topic, conversationId, memberId };
    const hashes = wants.push ? (browsers.get(`${shopId}/${memberId}`) ?? []) : [];
    return [
      ...(wants.email && !there ? [requestJob(mailNoticeJob, shopId, about)] : []),
      ...hashes.map((endpointHash) => requestJob(pushNoticeJob, shopId, { ...about, endpointHash })),
    ];
  });
  if (jobs.length > 0) await services.db.transaction().execute((tx) => enqueueWhereShopIs(services, tx, jobs));
}

/** A shop that is deleted meanwhile is not named in jobs of after its end: deleting waits for this, or this finds no shop. */
async function enqueueWhereShopIs(services: Services, tx: Db, jobs: readonly JobRequest[]): Promise<void> {
  const ids = JSON.stringify([...new Set(jobs.map((it) => it.shopId))]);
  const rows = await tx
    .selectFrom('shops')
    .select('id')
    .where(sql<boolean>`id in (select it::uuid from jsonb_array_elements_text(${ids}::jsonb) as it)`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const there = new Set(rows.map((it) => it.id));
  const wanted = jobs.filter((it) => it.shopId !== null && there.has(it.shopId));
  if (wanted.length > 0) await services.jobs.enqueue(wanted, tx);
}

/** The browsers of members, by shop and member. */
async function browsersOf(db: Db, members: readonly { shop_id: string; id: string }[]): Promise<Map<string, string[]>> {
  if (members.length === 0) return new Map();
  const keys = JSON.stringify(members.map((it) => ({ s: it.shop_id, m: it.id })));
  const rows = await db
    .selectFrom('push_tokens')
    .select(['shop_id', 'member_id', 'endpoint_hash'])
    .where(
      sql<boolean>`(shop_id, member_id) in (select s, m from jsonb_to_recordset(${keys}::jsonb) as k (s uuid, m uuid))`,
    )
    .execute();
  const grouped = Map.groupBy(rows, (it) => `${it.shop_id}/${it.member_id}`);
  return new Map([...grouped].map(([key, own]) => [key, own.map((it) => it.endpoint_hash)]));
}
