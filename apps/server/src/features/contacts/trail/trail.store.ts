import { TrailStep, trailKeptDays, trailMaxSteps } from '@chatty/contract/trail';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Ctx, Services } from '../../../ctx.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Tables } from '../../../tables.ts';
import type { ContactKey } from '../contact.store.ts';
import type { CartLineThen } from './cart-changes.ts';

export type NewStep = Insertable<Tables['trail_steps']>;

/** A contact whose steps may be kept, with what they are compared with. */
export interface Walker extends ContactKey {
  /** The contact as whom the team sees them. */
  personId: string;
  steps: number;
  /** How many of them were made within the last minute. */
  lately: number;
  page: { url: string; at: Date } | null;
  cart: readonly CartLineThen[];
}

const keysOf = (contacts: readonly ContactKey[]) =>
  sql.join(contacts.map(({ shopId, contactId }) => sql`(${shopId}::uuid, ${contactId}::uuid)`));

const minuteMs = 60_000;

/** These contacts, each with what was kept last of it; who is gone or blocked is left out. */
export async function walkersOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  contacts: readonly ContactKey[],
): Promise<Walker[]> {
  const minuteAgo = new Date(clock.now().getTime() - minuteMs);
  const latest = (kind: TrailStep['kind']) => sql`(
    select s.at, s.content from trail_steps s
    where s.shop_id = c.shop_id and s.contact_id = c.id and s.kind = ${kind}
    order by s.at desc, s.id desc limit 1)`;
  const { rows } = await sql<{
    shop_id: string;
    id: string;
    merged_into: string | null;
    steps: number | string;
    lately: number | string;
    page_at: Date | null;
    page: { url: string } | null;
    cart: { lines: CartLineThen[] } | null;
  }>`
    select c.shop_id, c.id, c.merged_into, page.at as page_at, page.content as page, cart.content as cart, made.steps, made.lately
    from contacts c left join lateral ${latest('page')} page on true left join lateral ${latest('cart')} cart on true
      cross join lateral (
        select count(*) as steps, count(*) filter (where s.at > ${minuteAgo}) as lately
        from trail_steps s where s.shop_id = c.shop_id and s.contact_id = c.id) made
    where (c.shop_id, c.id) in (${keysOf(contacts)}) and c.blocked_at is null`.execute(db);
  return rows.map((it) => ({
    shopId: it.shop_id,
    contactId: it.id,
    personId: it.merged_into ?? it.id,
    steps: Number(it.steps),
    lately: Number(it.lately),
    page: it.page && it.page_at && { url: it.page.url, at: it.page_at },
    cart: it.cart?.lines ?? [],
  }));
}

/** Writes steps; what the store told before is there already. Answers those that are new. */
export const addSteps = (db: Db, steps: readonly NewStep[]): Promise<Selectable<Tables['trail_steps']>[]> =>
  db
    .insertInto('trail_steps')
    .values([...steps])
    .onConflict((on) => on.doNothing())
    .returningAll()
    .execute();

/** Forgets what stands behind a contact's latest steps, but not what the cart was: the next is compared with it. */
export async function dropOldest(db: Db, contacts: readonly ContactKey[]): Promise<void> {
  await sql`
    delete from trail_steps where (shop_id, id) in (
      select shop_id, id from (
        select shop_id, id, kind,
          row_number() over (partition by shop_id, contact_id order by at desc, id desc) as nth,
          row_number() over (partition by shop_id, contact_id, kind order by at desc, id desc) as nth_of_kind
        from trail_steps where (shop_id, contact_id) in (${keysOf(contacts)})) s
      where nth > ${trailMaxSteps} and not (kind = 'cart' and nth_of_kind = 1))`.execute(db);
}

/** Before this moment nothing is kept. */
export const trailBegins = ({ clock }: Services): Date =>
  new Date(clock.now().getTime() - trailKeptDays * 24 * 3_600_000);

/** Forgets what is older than a trail is kept. */
export async function eraseOldSteps(services: Services): Promise<void> {
  await services.db.deleteFrom('trail_steps').where('at', '<', trailBegins(services)).execute();
}

export const toStep = ({ id, at, kind, content }: Selectable<Tables['trail_steps']>): TrailStep =>
  TrailStep.parse({ ...content, id, kind, at: at.toISOString() });

/** The steps that are kept of these contacts of a shop, the oldest first. What the store told of each of them is one. */
export async function stepsOf(
  { db, shopId }: Ctx,
  contactIds: readonly string[] | RawBuilder<string>,
): Promise<TrailStep[]> {
  const rows = await db
    .selectFrom('trail_steps')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('contact_id', 'in', contactIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const told = new Set<string>();
  const isFirst = ({ told_as: it }: { told_as: string | null }) => {
    const isNew = it === null || !told.has(it);
    if (it !== null) told.add(it);
    return isNew;
  };
  return rows.filter(isFirst).map(toStep);
}
