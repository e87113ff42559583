import {
  type ContactFilter,
  type ContactQuery,
  type ContactSort,
  type ListedContact,
  mostCounted,
} from '@chatty/contract/contact-list';
import { Id } from '@chatty/contract/fields';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/conversations.ts';
import type { Ctx } from '../../../ctx.ts';
import { isMomentText } from '../../../platform/db/moment-text.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ContactRow, toContact } from '../contact.store.ts';
import { wherePerson } from '../visitor-presence.ts';
import { conditionsOf, foundContacts, ordersOf, spentOf } from './contact-filter.ts';

/** How the team reads a contact's name. */
const called = sql<string>`lower(coalesce(nullif(c.name, ''), c.email, '')) collate "C"`;
const isNameless = sql<boolean>`(coalesce(nullif(c.name, ''), c.email, '') = '')`;

interface Order {
  /** What a cursor remembers of the last row, as text. */
  value: RawBuilder<string>;
  order: RawBuilder<unknown>;
  after(value: string, id: string): RawBuilder<boolean>;
  /** Throws nothing: what is no value of ours is false. */
  isValue(value: string): boolean;
}

const byMoment = (column: 'last_seen_at' | 'created_at'): Order => {
  const moment = sql.ref(`c.${column}`);
  return {
    value: sql`${moment}::text`,
    order: sql`${moment} desc, c.id desc`,
    after: (value, id) => sql`(${moment}, c.id) < (${value}::timestamptz, ${id}::uuid)`,
    isValue: isMomentText,
  };
};

const byNumber = (number: RawBuilder<unknown>, type: 'integer' | 'numeric'): Order => ({
  value: sql`${number}::text`,
  order: sql`${number} desc, c.id desc`,
  after: (value, id) => sql`(${number}, c.id) < (${value}::${sql.raw(type)}, ${id}::uuid)`,
  isValue: (value) => (type === 'integer' ? /^-?\d{1,9}$/ : /^-?\d{1,30}(\.\d{1,30})?$/).test(value),
});

/** The orders of a list: each goes by an index of its own, so that the last page takes no longer than the first. */
const orders: Record<ContactSort, Order> = {
  last_seen: byMoment('last_seen_at'),
  newest: byMoment('created_at'),
  name: {
    value: called,
    order: sql`${isNameless}, ${called}, c.id`,
    after: (value, id) => sql`(${isNameless}, ${called}, c.id) > (${value === ''}, ${value}, ${id}::uuid)`,
    isValue: (value) => !value.includes('\0'),
  },
  orders: byNumber(ordersOf, 'integer'),
  spent: byNumber(spentOf, 'numeric'),
};

const Position = z.object({ value: z.string().max(300), id: Id });

const cursorOf = (position: z.infer<typeof Position>) => Buffer.from(JSON.stringify(position)).toString('base64url');

function positionOf(cursor: string, { isValue }: Order): z.infer<typeof Position> {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (isValue(position.value)) return position;
  } catch {
    // Reported below, like any other cursor that we did not make.
  }
  throw new Problem('bad_input', texts.brokenList);
}

/** Which contacts are asked for: `until`, without those who came later. */
type Asked = ContactFilter & Pick<ContactQuery, 'search'> & { until?: string | undefined };

/** The shop's contacts `c` that are asked for. What a search finds is looked up one by one: how much it is nobody knows. */
function among(ctx: Ctx, { search, until, ...filter }: Asked) {
  const table = search
    ? sql<ContactRow>`(
        select k.* from ${foundContacts(ctx, search)} as f
        cross join lateral (select * from contacts where shop_id = ${ctx.shopId} and id = f.id offset 0) as k)`
    : sql<ContactRow>`contacts`;
  let rows = ctx.db.selectFrom(table.as('c')).where('c.shop_id', '=', ctx.shopId).where('c.merged_into', 'is', null);
  for (const it of conditionsOf(ctx, filter)) rows = rows.where(it);
  if (until) {
    const latest = new Date(until);
    // Before the database's first year there was nobody.
    rows = isKeepable(latest) ? rows.where('c.created_at', '<=', latest) : rows.where(sql<boolean>`false`);
  }
  return rows;
}

/** How many there are, up to one more than is counted. */
export async function countUpTo(ctx: Ctx, query: Asked): Promise<number> {
  const some = among(ctx, query)
    .select('c.id')
    .limit(mostCounted + 1);
  const row = await ctx.db
    .selectFrom(some.as('some'))
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Reads contacts in the order asked for, those after a cursor, and says how to go on. Throws `bad_input`. */
export async function readPiece(
  ctx: Ctx,
  query: ContactQuery & Asked,
): Promise<{ rows: ContactRow[]; cursor: string | null }> {
  const order = orders[query.sort];
  const position = query.cursor === undefined ? null : positionOf(query.cursor, order);
  let asked = among(ctx, query);
  if (position) asked = asked.where(order.after(position.value, position.id));
  const piece = asked
    .selectAll('c')
    .select(order.value.as('sorted'))
    .orderBy(order.order)
    .limit(query.limit + 1);
  const { rows } = await ctx.db.executeQuery(piece.compile());
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return { rows: shown, cursor: last ? cursorOf({ value: last.sorted, id: last.id }) : null };
}

/** Small enough that no piece is long in coming. */
const matchingAtOnce = 500;

/** Who matches, the newest first, in pieces: nobody is left out or told twice. Throws `bad_input`. */
export async function listMatching(ctx: Ctx, asked: Omit<ContactQuery, 'sort' | 'limit'> & Asked) {
  const { rows, cursor } = await readPiece(ctx, { ...asked, sort: 'newest', limit: matchingAtOnce });
  const contacts = rows.map((row) => ({
    id: row.id,
    isBlocked: row.blocked_at !== null,
    blockedReason: row.blocked_reason,
  }));
  return { contacts, cursor };
}

/** A piece of the list of contacts; the first one with how many there are. Throws `bad_input`. */
export async function listContacts(ctx: Ctx, query: ContactQuery) {
  const at = ctx.services.clock.now().toISOString();
  const { rows, cursor } = await readPiece(ctx, query);
  const contacts = rows.map((row): ListedContact => {
    const { online, place } = wherePerson(ctx.services, ctx.shopId, row.id);
    return { ...toContact(row), online, place };
  });
  const isWhole = query.cursor === undefined && cursor === null;
  const total = isWhole ? contacts.length : query.cursor === undefined ? await countUpTo(ctx, query) : null;
  return { contacts, total, at, cursor };
}
