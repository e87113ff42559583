import type { Channel, Conversation, VisitorConversation } from '@chatty/contract/conversations';
import { type AliasableExpression, type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { isoOf } from '../../platform/db/moment-text.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Tables } from '../../tables.ts';
import type { Ownership } from './append/hand-off.ts';
import { quoteOf } from './append/preview.ts';

export type ConversationRow = Selectable<Tables['conversations']>;

/** A conversation with what its shapes need of its neighbours. */
export interface KnownConversation extends ConversationRow {
  /** The contact whom the team sees; `contact_id` is the one whose devices may see the conversation. */
  person_id: string;
  contact_name: string;
  contact_email: string | null;
  customer_id: string | null;
  assignee_name: string | null;
  assignee_avatar: string | null;
  /** The shop's settings as stored, in JSON; read them with `storedSettings`. */
  widget: string;
}

export interface ConversationKey {
  shopId: string;
  conversationId: string;
}

export const keyOf = (key: ConversationKey): string => `${key.shopId}/${key.conversationId}`;

type AlsoContact<T extends string> = Tables & { [name in T]: Tables['contacts'] };

/**
 * The contact `p` whom the team sees where a conversation is of the contact `ct`: looked up by its key, one after the other.
 * A database that knows nothing of the table yet would else read all of a shop's contacts for each.
 */
export const personOf = (q: ExpressionBuilder<AlsoContact<'ct'>, 'ct'>) =>
  q
    .selectFrom('contacts as x')
    .select(['x.id', 'x.name', 'x.email'])
    .whereRef('x.shop_id', '=', 'ct.shop_id')
    .where('x.id', '=', sql<string>`coalesce(ct.merged_into, ct.id)`)
    .offset(sql.lit(0))
    .as('p');

export function conversationQuery(db: Db) {
  return db
    .selectFrom('conversations as c')
    .innerJoin('contacts as ct', (on) => on.onRef('ct.shop_id', '=', 'c.shop_id').onRef('ct.id', '=', 'c.contact_id'))
    .innerJoinLateral(personOf, (on) => on.onTrue())
    .leftJoin('members as m', (on) => on.onRef('m.shop_id', '=', 'c.shop_id').onRef('m.id', '=', 'c.assignee_id'))
    .selectAll('c')
    .select(['p.id as person_id', 'p.name as contact_name', 'p.email as contact_email', 'ct.customer_id'])
    .select(['m.full_name as assignee_name', 'm.avatar as assignee_avatar'])
    .select((q) =>
      q
        .selectFrom('shops as s')
        .select(sql<string>`s.widget::text`.as('widget'))
        .whereRef('s.id', '=', 'c.shop_id')
        .as('widget'),
    )
    .$narrowType<{ widget: string }>();
}

const byKey = (rows: readonly KnownConversation[]) =>
  new Map(rows.map((it) => [keyOf({ shopId: it.shop_id, conversationId: it.id }), it]));

function queryByKeys(db: Db, keys: readonly ConversationKey[]) {
  const wanted = JSON.stringify(keys.map((it) => ({ shop_id: it.shopId, id: it.conversationId })));
  return conversationQuery(db).where(
    sql<boolean>`(c.shop_id, c.id) in (select shop_id, id from jsonb_to_recordset(${wanted}::jsonb) as k (shop_id uuid, id uuid))`,
  );
}

/** The conversations that are there, by `keyOf`. */
export const readConversations = async (db: Db, keys: readonly ConversationKey[]) =>
  byKey(await queryByKeys(db, keys).execute());

/** The same, in key order; without those that this waited for while they went over from a guest to a customer. */
export const lockAtOnce = async (db: Db, keys: readonly ConversationKey[]) =>
  byKey(await queryByKeys(db, keys).orderBy('c.shop_id').orderBy('c.id').forNoKeyUpdate('c').execute());

/** Reads conversations and keeps others from changing them until the transaction ends; in key order, so that two batches cannot deadlock. */
export async function lockConversations(db: Db, keys: readonly ConversationKey[]) {
  const held = await lockAtOnce(db, keys);
  const missing = keys.filter((it) => !held.has(keyOf(it)));
  // Who waits is given the new row beside the contact of the old one, which the database takes for none.
  return missing.length === 0 ? held : new Map([...held, ...(await lockAtOnce(db, missing))]);
}

/**
 * Opens conversations that are not there yet; one that exists, or was merged into another one, is left as it is, whoever it
 * belongs to. Who is blocked opens none, nor does a guest whose browser has become a customer's; and nobody is either before what
 * they open is there.
 */
export async function openConversations(
  db: Db,
  fresh: readonly (ConversationKey & { contactId: string; channel: Channel; at: Date })[],
): Promise<void> {
  const rows = fresh.map((opened) => ({
    shop_id: opened.shopId,
    id: opened.conversationId,
    contact_id: opened.contactId,
    channel: opened.channel,
    at: opened.at,
  }));
  await sql`
    with fresh as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        shop_id uuid, id uuid, contact_id uuid, channel text, at timestamptz)
    ), welcome as materialized (
      select shop_id, id from contacts
      where (shop_id, id) in (select shop_id, contact_id from fresh) and blocked_at is null and signed_in_at is null
      order by shop_id, id for no key update
    )
    insert into conversations (shop_id, id, contact_id, channel, created_at, last_message_at)
    select fresh.shop_id, fresh.id, fresh.contact_id, fresh.channel, fresh.at, fresh.at
    from fresh join welcome on welcome.shop_id = fresh.shop_id and welcome.id = fresh.contact_id
    where not exists (select 1 from merged_conversations as m where m.shop_id = fresh.shop_id and m.id = fresh.id)
    on conflict do nothing`.execute(db);
}

const changing = [
  'status',
  'handler',
  'handed_off',
  'assistant_off',
  'assignee_id',
  'turn',
  'is_read',
  'tag_ids',
  'snoozed_until',
  'reminder',
  'put_back',
  'priority',
  'waiting_since',
  'clock',
  'due_at',
  'due_kind',
  'last_seq',
  'visitor_read_seq',
  'member_read_seq',
  'preview',
  'preview_by',
  'preview_member_id',
  'preview_of',
  'asked',
  'last_message_at',
  'by_link',
  'blocked_from',
  'moved_at',
  'watchers',
] as const;

/** Writes the changing columns of locked conversations back in one statement. */
export async function saveConversations(db: Db, rows: readonly KnownConversation[]): Promise<void> {
  if (rows.length === 0) return;
  const data = rows.map((row) =>
    Object.fromEntries([['shop_id', row.shop_id], ['id', row.id], ...changing.map((name) => [name, row[name]])]),
  );
  await sql`
    update conversations as c set
      status = r.status, handler = r.handler, handed_off = r.handed_off, assistant_off = r.assistant_off, assignee_id = r.assignee_id, turn = r.turn,
      is_read = r.is_read, tag_ids = r.tag_ids, snoozed_until = r.snoozed_until, reminder = r.reminder, put_back = r.put_back, priority = r.priority, waiting_since = r.waiting_since,
      clock = r.clock, due_at = r.due_at, due_kind = r.due_kind, last_seq = r.last_seq, visitor_read_seq = r.visitor_read_seq,
      member_read_seq = r.member_read_seq, preview = r.preview, preview_by = r.preview_by,
      preview_member_id = r.preview_member_id, preview_of = r.preview_of, asked = r.asked,
      last_message_at = r.last_message_at, by_link = r.by_link, blocked_from = r.blocked_from, moved_at = r.moved_at,
      watchers = r.watchers
    from jsonb_to_recordset(${JSON.stringify(data)}::jsonb) as r (
      shop_id uuid, id uuid, status text, handler text, handed_off boolean, assistant_off boolean, assignee_id uuid, turn integer,
      is_read boolean, tag_ids uuid[], snoozed_until timestamptz, reminder jsonb, put_back jsonb, priority text, waiting_since timestamptz,
      clock jsonb, due_at timestamptz, due_kind text, last_seq integer, visitor_read_seq integer,
      member_read_seq integer, preview text, preview_by text, preview_member_id uuid, preview_of jsonb, asked text,
      last_message_at timestamptz, by_link boolean, blocked_from text, moved_at timestamptz, watchers jsonb)
    where c.shop_id = r.shop_id and c.id = r.id`.execute(db);
}

const shownColumns = [
  'id',
  'channel',
  'status',
  'handler',
  'handed_off',
  'assistant_off',
  'assignee_id',
  'is_read',
  'tag_ids',
  'watchers',
  'reminder',
  'put_back',
  'priority',
  'due_kind',
  'last_seq',
  'visitor_read_seq',
  'member_read_seq',
  'preview',
  'preview_by',
  'preview_member_id',
  'asked',
] as const;

/** What the inbox shows of a conversation, its moments as dates or as the database writes them. */
export type ShownConversation = Pick<
  KnownConversation,
  (typeof shownColumns)[number] | 'person_id' | 'contact_name' | 'contact_email'
> & {
  snoozed_until: Date | string | null;
  waiting_since: Date | string | null;
  due_at: Date | string | null;
  last_message_at: Date | string;
  created_at: Date | string;
};

/** The columns of a list, of the conversations given: nothing that is not shown is fetched. */
export const shownConversations = (db: Db, of: AliasableExpression<ConversationRow>) =>
  db
    .selectFrom(of.as('c'))
    .innerJoin('contacts as ct', (on) => on.onRef('ct.shop_id', '=', 'c.shop_id').onRef('ct.id', '=', 'c.contact_id'))
    .innerJoinLateral(personOf, (on) => on.onTrue())
    .select(shownColumns.map((it) => `c.${it}` as const))
    .select(['p.id as person_id', 'p.name as contact_name', 'p.email as contact_email'])
    .select([
      sql<string | null>`c.snoozed_until::text`.as('snoozed_until'),
      sql<string | null>`c.waiting_since::text`.as('waiting_since'),
      sql<string | null>`c.due_at::text`.as('due_at'),
      sql<string>`c.last_message_at::text`.as('last_message_at'),
      sql<string>`c.created_at::text`.as('created_at'),
    ]);

const iso = (moment: Date | string) => (typeof moment === 'string' ? isoOf(moment) : moment.toISOString());

/** Since when nobody has written, nor taken, reopened or woken it. */
export const silentSince = ({ last_message_at: said, moved_at: moved }: KnownConversation): Date =>
  moved && moved > said ? moved : said;

/** The part of it that says who must speak. */
export const ownershipOf = (row: KnownConversation): Ownership => ({
  status: row.status,
  snoozedUntil: row.snoozed_until,
  reminder: row.reminder,
  handler: row.handler,
  handedOff: row.handed_off,
  assigneeId: row.assignee_id,
  turn: row.turn,
  isRead: row.is_read,
  waitingSince: row.waiting_since,
  blockedFrom: row.blocked_from,
});

export function toConversation(row: ShownConversation): Conversation {
  return {
    id: row.id,
    contactId: row.person_id,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    channel: row.channel,
    status: row.status,
    snoozedUntil: row.snoozed_until && iso(row.snoozed_until),
    reminder: row.reminder,
    putBack: row.put_back && { status: row.put_back.status, until: row.put_back.until },
    priority: row.priority,
    handler: row.handler,
    isAssistantOff: row.assistant_off,
    handedOff: row.handed_off,
    assigneeId: row.assignee_id,
    isRead: row.is_read,
    tagIds: row.tag_ids,
    watcherIds: Object.keys(row.watchers),
    waitingSince: row.waiting_since && iso(row.waiting_since),
    dueAt: row.due_at && iso(row.due_at),
    dueKind: row.due_kind,
    lastSeq: row.last_seq,
    visitorReadSeq: row.visitor_read_seq,
    memberReadSeq: row.member_read_seq,
    ...quoteOf(row),
    lastMessageAt: iso(row.last_message_at),
    createdAt: iso(row.created_at),
  };
}

/** The status that its visitor sees: what the team has put off, or holds to be spam, is open to them; a block changes nothing. */
export const shownStatus = ({ status, blocked_from }: Pick<KnownConversation, 'status' | 'blocked_from'>) =>
  (blocked_from ?? status) === 'resolved' ? ('resolved' as const) : ('open' as const);

export function toVisitorConversation(row: KnownConversation): VisitorConversation {
  return {
    id: row.id,
    status: shownStatus(row),
    handler: row.handler,
    person: row.handler === 'person' ? { name: row.assignee_name ?? '', avatar: row.assignee_avatar } : null,
    lastSeq: row.last_seq,
    visitorReadSeq: row.visitor_read_seq,
    memberReadSeq: row.member_read_seq,
    preview: row.preview,
    previewOf: row.preview_of,
    lastMessageAt: row.last_message_at.toISOString(),
  };
}
