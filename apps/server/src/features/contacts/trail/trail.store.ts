import { TrailStep, trailKeptDays, trailMaxSteps } from '@chatty/contract/trail';
import { type Insertable, type Selectable, sql } from 'kysely';
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
  page: { url: string; at: Date } | null;
  cart: readonly CartLineThen[];
}

const keysOf = (contacts: readonly ContactKey[]) =>
  sql.join(contacts.map(({ shopId, contactId }) => sql`(${shopId}::uuid, ${contactId}::uuid)`));

/** These contacts, each with what was kept last of it; who is gone or blocked is left out. */
export async function walkersOf(db: Db, contacts: readonly ContactKey[]): Promise<Walker[]> {
  const latest = (kind: TrailStep['kind']) => sql`(
    select s.at, s.content from trail_steps s
    where s.shop_id = c.shop_id and s.contact_id = c.id and s.kind = ${kind}
    order by s.at desc, s.id desc limit 1)`;
  const { rows } = await sql<{
    shop_id: string;
    id: string;
    merged_into: string | null;
    steps: number | string;
    page_at: Date | null;
    page: { url: string } | null;
    cart: { lines: CartLineThen[] } | null;
  }>`
    select c.shop_id, c.id, c.merged_into, page.at as page_at, page.content as page, cart.content as cart,
      (select count(*) from trail_steps s where s.shop_id = c.shop_id and s.contact_id = c.id) as steps
    from contacts c left join lateral ${latest('page')} page on true left join lateral ${latest('cart')} cart on true
    where (c.shop_id, c.id) in (${keysOf(contacts)}) and c.blocked_at is null`.execute(db);
  return rows.map((it) => ({
    shopId: it.shop_id,
    contactId: it.id,
    personId: it.merged_into ?? it.id,
    steps: Number(it.steps),
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

/** The latest steps that were kept under these contacts of a shop, the oldest first. */
export async function stepsOf({ db, shopId }: Ctx, contactIds: readonly string[]): Promise<TrailStep[]> {
  const rows = await db
    .selectFrom('trail_steps')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('contact_id', 'in', contactIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(trailMaxSteps)
    .execute();
  return rows.reverse().map(toStep);
}
