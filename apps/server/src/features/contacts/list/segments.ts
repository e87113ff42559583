import {
  builtInSegments,
  ContactColumn,
  ContactFilter,
  type ContactSegment,
  type ContactView,
  defaultColumns,
  type ShownColumn,
  mostSegments,
} from '@chatty/contract/contact-list';
import { columnOfField, shownFields } from '@chatty/contract/contact-fields';
import { sql } from 'kysely';
import { texts } from '#texts/contacts.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { lockShop } from '../../shops/index.ts';
import type { RemovedTag } from '../../tags/index.ts';
import { countUpTo } from './list-contacts.ts';
import { listFields } from '../fields/contact-field.store.ts';

async function readSegments(ctx: Ctx): Promise<ContactSegment[]> {
  const rows = await ctx.db
    .selectFrom('contact_segments')
    .select(['id', 'name', 'filter'])
    .where('shop_id', '=', ctx.shopId)
    // An id tells when it was made: a segment that was deleted and is wanted back stands where it stood.
    .orderBy('id')
    .execute();
  return rows.map(({ filter, ...it }) => ({ ...it, filter: ContactFilter.parse(filter) }));
}

const mostLocales = 100;

/** The languages of the shop's contacts, each found by one step in an index, however many contacts there are. */
async function readLocales({ db, shopId }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ locale: string }>`
    with recursive known (locale) as (
      (select locale from contacts where shop_id = ${shopId} order by locale limit 1)
      union all
      select (select c.locale from contacts c where c.shop_id = ${shopId} and c.locale > known.locale order by c.locale limit 1)
      from known where known.locale is not null
    )
    select locale from known where locale is not null limit ${mostLocales}`.execute(db);
  return rows.map((it) => it.locale);
}

/** What stands around the list of contacts for a member. */
export async function readContactView(ctx: MemberCtx): Promise<ContactView> {
  const chosen = await ctx.db
    .selectFrom('contact_columns')
    .select('columns')
    .where('shop_id', '=', ctx.shopId)
    .where('member_id', '=', ctx.who.memberId)
    .executeTakeFirst();
  const every = [...ContactColumn.options, ...shownFields(await listFields(ctx)).map((it) => columnOfField(it.id))];
  const columns = chosen ? every.filter((it) => chosen.columns.includes(it)) : [...defaultColumns];
  return { segments: await readSegments(ctx), locales: await readLocales(ctx), columns };
}

/** Keeps which columns a member wants to see. */
export async function chooseColumns(ctx: MemberCtx, columns: readonly ShownColumn[]): Promise<void> {
  const chosen = { columns: JSON.stringify(columns) };
  await ctx.db
    .insertInto('contact_columns')
    .values({ shop_id: ctx.shopId, member_id: ctx.who.memberId, ...chosen })
    .onConflict((on) => on.columns(['shop_id', 'member_id']).doUpdateSet(chosen))
    .execute();
}

async function tellSegments(tx: TxCtx): Promise<void> {
  tx.emit('contact.segments', { segments: await readSegments(tx) }, { team: true, contactId: null });
}

async function keepSegment(
  tx: TxCtx,
  all: readonly ContactSegment[],
  { id, name, filter }: ContactSegment,
): Promise<ContactSegment> {
  const others = all.filter((it) => it.id !== id);
  if (others.some((it) => it.name.toLowerCase() === name.toLowerCase()))
    throw new Problem('conflict', texts.segmentNameTaken, { name: texts.segmentNameTaken });
  if (others.length >= mostSegments) throw new Problem('bad_input', texts.tooManySegments(mostSegments));
  const kept = { name, filter: JSON.stringify(filter) };
  await tx.db
    .insertInto('contact_segments')
    .values({ shop_id: tx.shopId, id, created_at: tx.services.clock.now(), ...kept })
    .onConflict((on) => on.columns(['shop_id', 'id']).doUpdateSet(kept))
    .execute();
  await tellSegments(tx);
  return { id, name, filter };
}

/**
 * Keeps a filter under a name, new or changed. Throws `conflict` for a name that another segment has, and `bad_input`
 * where there are as many as a shop may have.
 */
export function saveSegment(ctx: Ctx, id: string, said: Omit<ContactSegment, 'id'>): Promise<ContactSegment> {
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    return keepSegment(tx, await readSegments(tx), { id, ...said });
  });
}

/**
 * Gives a segment another name or another filter: two admins who change one thing each both do. Throws `not_found` for
 * one that is gone, and `conflict` for a name that another segment has.
 */
export function changeSegment(
  ctx: Ctx,
  id: string,
  said: { name?: string | undefined; filter?: ContactFilter | undefined },
): Promise<ContactSegment> {
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    const all = await readSegments(tx);
    const held = all.find((it) => it.id === id);
    if (!held) throw notFound(texts.segment);
    return keepSegment(tx, all, { id, name: said.name ?? held.name, filter: said.filter ?? held.filter });
  });
}

/** How many contacts each segment has, those that every shop has among them, up to one more than is counted. */
export async function countSegments(ctx: Ctx): Promise<Record<string, number>> {
  const own = (await readSegments(ctx)).map((it): [string, ContactFilter] => [it.id, it.filter]);
  const counts: Record<string, number> = {};
  // One after the other: others get their turn at the database in between.
  for (const [key, filter] of [...Object.entries(builtInSegments), ...own]) counts[key] = await countUpTo(ctx, filter);
  return counts;
}

/** A tag became another one: segments that go by it go by that. One that is gone stays in them, and they find nobody. */
export async function followTag(tx: TxCtx, { id, into }: RemovedTag): Promise<void> {
  if (into === null) return;
  const { numAffectedRows } = await sql`
    update contact_segments set filter = jsonb_set(filter, '{tag}', to_jsonb(${into}::text))
    where shop_id = ${tx.shopId} and filter ->> 'tag' = ${id}`.execute(tx.db);
  if (numAffectedRows) await tellSegments(tx);
}

/** Forgets a segment; its contacts stay as they are. Throws `not_found`. */
export function deleteSegment(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const done = await tx.db
      .deleteFrom('contact_segments')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (Number(done.numDeletedRows) === 0) throw notFound(texts.segment);
    await tellSegments(tx);
  });
}
