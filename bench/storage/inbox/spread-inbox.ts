import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { insertMessages } from '../../../apps/server/src/features/conversations/message.store.ts';
import type { Product } from '../../product.ts';
import { messageRow } from '../message-row.ts';
import { sayings } from '../words.ts';

const tags = 10;
const colleagues = 20;
const rowsAtOnce = 1_000;

/**
 * Spreads the conversations of a shop over all that an inbox tells apart, makes one thread long, and saves views. Six of
 * ten stay open: more than any team has, so that lists and numbers are measured at their worst.
 */
export async function spreadInbox(
  { services: { db } }: Product,
  { shopId, ids, longThread }: { shopId: string; ids: readonly string[]; longThread: number },
): Promise<{ tagId: string; long: string }> {
  const tagIds = Array.from({ length: tags }, () => newId());
  await db
    .insertInto('tags')
    .values(tagIds.map((id, at) => ({ shop_id: shopId, id, name: `Tag ${at}`, name_key: `tag ${at}` })))
    .execute();
  const team = Array.from({ length: colleagues }, () => newId());
  await db
    .insertInto('members')
    .values(
      team.map((id, at) => ({
        shop_id: shopId,
        id,
        auth_id: id,
        full_name: `Member ${at}`,
        email: `member${at}@shop.example`,
        role: 'member' as const,
      })),
    )
    .execute();
  await sql`
    update conversations as c set
      status = case when n % 10 < 6 then 'open' when n % 10 < 9 then 'resolved' when n % 20 = 9 then 'snoozed' else 'spam' end,
      snoozed_until = case when n % 20 = 9 then now() + interval '1 day' end,
      handler = case n % 4 when 0 then 'waiting' when 1 then 'assistant' else 'person' end,
      assignee_id = case when n % 3 = 0 then null when n % 30 = 1 then assignee_id
        else (${sql.val(team)}::uuid[])[1 + n % ${sql.lit(colleagues)}] end,
      is_read = n % 8 <> 0,
      waiting_since = case when n % 5 = 0 then last_message_at end,
      priority = case when n % 50 = 0 then 'urgent' when n % 9 = 0 then 'high' else 'none' end,
      tag_ids = case when n % 4 = 0 then array[(${sql.val(tagIds)}::uuid[])[1 + (n / 4) % ${sql.lit(tags)}]] else '{}' end
    from (select id, (row_number() over (order by last_message_at))::int as n from conversations where shop_id = ${shopId}) as o
    where c.shop_id = ${shopId} and c.id = o.id`.execute(db);
  await sql`
    update contacts as c set name = 'Customer ' || n, email = 'customer' || n || '@mail.example'
    from (select id, row_number() over (order by id) as n from contacts where shop_id = ${shopId}) as o
    where c.shop_id = ${shopId} and c.id = o.id`.execute(db);
  const [long] = ids;
  const [tagId] = tagIds;
  if (!long || !tagId) throw new Error('There is no conversation.');
  const say = sayings();
  const { last_seq: first } = await db
    .selectFrom('conversations')
    .select('last_seq')
    .where('shop_id', '=', shopId)
    .where('id', '=', long)
    .executeTakeFirstOrThrow();
  for (let from = first + 1; from <= longThread; from += rowsAtOnce) {
    const seqs = Array.from({ length: Math.min(rowsAtOnce, longThread + 1 - from) }, (_, at) => from + at);
    await insertMessages(
      db,
      seqs.map((seq) => messageRow({ shop_id: shopId, conversation_id: long, seq }, say())),
    );
  }
  await db
    .updateTable('conversations')
    .set({ last_seq: longThread })
    .where('shop_id', '=', shopId)
    .where('id', '=', long)
    .execute();
  const { id: author_id } = await db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  const filters = [
    {},
    { unread: true },
    { priority: 'urgent' },
    { handler: 'waiting' },
    { waiting: true },
    { view: 'mine' },
    { view: 'unassigned' },
    { status: 'resolved' },
    { tag: tagId },
    { tag: tagId, unread: true },
  ];
  await db
    .insertInto('saved_views')
    .values(
      filters.map((over, place) => ({
        shop_id: shopId,
        id: newId(),
        owner_id: null,
        author_id,
        name: `View ${place}`,
        filter: JSON.stringify({ view: 'all', status: 'open', sort: 'latest', ...over }),
        place,
        created_at: new Date(),
      })),
    )
    .execute();
  await sql`vacuum analyze`.execute(db);
  return { tagId, long };
}
