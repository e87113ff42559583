import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import { requestJob } from '../../platform/jobs/job.ts';
import type { Services, TxCtx } from '../../ctx.ts';
import {
  type ConversationsMerged,
  type ConversationWoke,
  looksAt,
  type MessageAppended,
} from '../conversations/index.ts';
import { preferencesOf } from '../profile/index.ts';
import { mailUnread } from './mail/mail-reply.ts';
import { type Notice, type NoticeKey, readNotices, unheardSeconds } from './notice.ts';
import { pushNoticeJob, tellJob, tellPendingJob } from './notifications.jobs.ts';
import { keepPending, moveNotices, type PendingNotice } from './pending.store.ts';
import { quietEndOf } from './quiet-end.ts';
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

/** Who is there and looks at the conversation has read by then what was said in it. */
const lookSeconds = 3;

/** A visitor went on in a conversation that a member holds. What they look at, or read within a moment, they are not told of. */
export function tellOfReply(tx: TxCtx, { by, handler, conversationId, assigneeId, unread }: MessageAppended): void {
  if (by !== 'visitor' || handler !== 'person') return;
  const { services, shopId } = tx;
  const isHere = assigneeId !== null && isThere(services, shopId, assigneeId);
  if (isHere && looksAt(services, { shopId, memberId: assigneeId, conversationId })) return;
  const afterSeconds = unread ? gatherSeconds : isHere ? lookSeconds : 0;
  tx.enqueue(tellJob, { topic: 'replied', conversationId }, { afterSeconds });
}

/**
 * A snoozed conversation is back: told to whose it is, when that was by the clock and no reminder of theirs tells it, and of
 * who waits for a person to all.
 */
export function tellOfWoken(tx: TxCtx, { conversationId, handler, turn, isDue, isReminded }: ConversationWoke): void {
  if (handler === 'waiting') return tellOfWaiting(tx, { conversationId, turn });
  if (handler === 'person' && isDue && !isReminded) tx.enqueue(tellJob, { topic: 'woke', conversationId });
}

/** A note named members, or is theirs to be reminded by. Each is told: who is there by their browsers, or by mail where none of them is subscribed. */
export function tellOfMentions(
  tx: TxCtx,
  { conversationId, mentions }: Pick<MessageAppended, 'conversationId' | 'mentions'>,
): void {
  for (const memberId of mentions) tx.enqueue(tellJob, { topic: 'mentioned', conversationId, memberId });
}

/** Something happened in a conversation that members watch; who looks at it has seen it before they are told. */
export function tellWatchers(
  tx: TxCtx,
  { conversationId, memberIds }: { conversationId: string; memberIds: readonly string[] },
) {
  for (const memberId of memberIds)
    tx.enqueue(tellJob, { topic: 'watched', conversationId, memberId }, { afterSeconds: gatherSeconds });
}

/** Whoever was to be told of a conversation that was merged, member or visitor, is told of it where it stands now. */
export async function tellOfMerged(tx: TxCtx, merged: ConversationsMerged): Promise<void> {
  await moveNotices(tx, merged);
  const { intoId: conversationId, isUnread } = merged;
  mailUnread(tx, conversationId);
  // Which of the two is so, if any, is looked up then.
  if (isUnread) for (const topic of ['replied', 'waiting'] as const) tx.enqueue(tellJob, { topic, conversationId });
}

/**
 * What of a notice is a push message now, and what is kept for one mail, or for the end of the member's quiet hours. Who is
 * there and wants mail is `asked` again later: it is mailed what went unheard.
 */
function waysOf(services: Services, notice: Notice, hashes: readonly string[]) {
  const { member, topic, conversationId, there, unheard } = notice;
  const { shop_id: shopId, id: memberId } = member;
  const wants = preferencesOf(member)[topic];
  const isQuiet = quietEndOf(services, member) !== null;
  const about = { topic, conversationId, memberId };
  const pending: PendingNotice = {
    shopId,
    ...about,
    byMail: wants.email && (!there || unheard || (topic === 'mentioned' && hashes.length === 0)),
    byPush: isQuiet && hashes.length > 0 && !unheard,
    unheard,
  };
  const asksAgain = wants.email && there && !unheard && topic !== 'mentioned' && topic !== 'waiting';
  const asked = asksAgain ? [{ ...about, unheard: true }] : [];
  const pushes = isQuiet || unheard ? [] : hashes.map((endpointHash) => ({ ...about, endpointHash, others: 0 }));
  return { pending: pending.byMail || pending.byPush ? [pending] : [], pushes, asked };
}

/**
 * Tells everybody concerned as each of them wants it. Each browser's push message is a job of its own: one that fails and is
 * tried again does not repeat the others. What goes by mail is gathered for each member (`tellPending`).
 */
export async function tellMembers(services: Services, topics: readonly NoticeKey[]): Promise<void> {
  const notices = await readNotices(services, services.db, topics);
  const browsers = await browsersOf(
    services.db,
    notices.flatMap(({ member, topic }) => (preferencesOf(member)[topic].push ? [member] : [])),
  );
  const ways = notices.map((it) => {
    const hashes = preferencesOf(it.member)[it.topic].push ? browsers.get(browserKey(it.member)) : [];
    return { shopId: it.member.shop_id, ...waysOf(services, it, hashes ?? []) };
  });
  if (ways.every((it) => it.pending.length + it.pushes.length + it.asked.length === 0)) return;
  await services.db.transaction().execute(async (tx) => {
    const there = await holdShops(tx, ways);
    const here = ways.filter((it) => there.has(it.shopId));
    const pending = here.flatMap((it) => it.pending);
    await keepPending(tx, pending);
    const jobs = [
      ...pending.map(({ shopId, memberId }) => requestJob(tellPendingJob, shopId, { memberId })),
      ...here.flatMap(({ shopId, asked }) =>
        asked.map((it) =>
          requestJob(tellJob, shopId, it, {
            key: `${it.topic}/${it.conversationId}/${it.memberId}/unheard`,
            afterSeconds: unheardSeconds + slackSeconds,
          }),
        ),
      ),
      ...here.flatMap(({ shopId, pushes }) => pushes.map((it) => requestJob(pushNoticeJob, shopId, it))),
    ];
    if (jobs.length > 0) await services.jobs.enqueue(jobs, tx);
  });
}

/** A shop that is deleted meanwhile is not named in jobs of after its end: deleting waits for this, or this finds no shop. */
async function holdShops(tx: Db, of: readonly { shopId: string }[]): Promise<Set<string>> {
  const ids = JSON.stringify([...new Set(of.map((it) => it.shopId))]);
  const rows = await tx
    .selectFrom('shops')
    .select('id')
    .where(sql<boolean>`id in (select it::uuid from jsonb_array_elements_text(${ids}::jsonb) as it)`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((it) => it.id));
}

const browserKey = ({ shop_id, id }: { shop_id: string; id: string }): string => `${shop_id}/${id}`;

/** The browsers of members, by `browserKey`. */
export async function browsersOf(
  db: Db,
  members: readonly { shop_id: string; id: string }[],
): Promise<Map<string, string[]>> {
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
