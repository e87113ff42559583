import { newId } from '@chatty/contract/new-id';
import { keyedHash } from '../../../platform/auth/secrets/keyed-hash.ts';
import { sql } from 'kysely';
import { comparedEmail, orderNumberOf, phoneEnd } from '../../../language/order-number.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';

/** What somebody tries to see an order with. */
export interface OrderAttempt {
  contactId: string;
  /** A name for the address that they write from. */
  addressHash: string | null;
  number: string;
  email: string | undefined;
  phone: string | undefined;
}

const hourMs = 3_600_000;

/** How many tries a contact has in an hour, right or wrong; those that were refused are none. */
const attemptsOfContact = 5;
/** How many tries may miss: under one e-mail, phone or address, at one order, and in the whole shop. */
const misses = {
  email: { hour: 5, day: 12 },
  phone: { hour: 5, day: 12 },
  order: { hour: 10, day: 40 },
  address: { hour: 30, day: 100 },
  shop: { hour: 300, day: 2_000 },
};

type Dimension = keyof typeof misses;
const dimensions: readonly Dimension[] = ['email', 'phone', 'order', 'address', 'shop'];

function hashesOf({ services, shopId }: Ctx, { number, email, phone, addressHash }: OrderAttempt) {
  const hash = (purpose: string, value: string | undefined) =>
    value ? keyedHash(services.config.APP_SECRET, `${shopId}/${purpose}`, value) : null;
  return {
    order_hash: hash('order', orderNumberOf(number) || '-') ?? '',
    email_hash: hash('email', comparedEmail(email)),
    // The same number with and without its country is one.
    phone_hash: hash('phone', phoneEnd(phone ?? '')),
    address_hash: addressHash,
  };
}

/** What is kept of a refused try: it names nothing and counts nowhere. */
const unmarked = { order_hash: '', email_hash: null, phone_hash: null, address_hash: null, missed: false };

/**
 * Counts one try to see an order with a proof, as missed until `matched` is called. `allowed` is false when there were
 * too many by the same contact, e-mail, phone or address, at the same order or in the whole shop; then the try counts
 * nowhere, so that who is out of tries uses up nobody else's. Kept in the database: a limit that a restart or a second
 * process forgets is none. Nobody's data stands in it, only keyed hashes.
 */
export async function countAttempt(
  ctx: Ctx,
  tried: OrderAttempt,
): Promise<{ allowed: boolean; matched(): Promise<void> }> {
  const { id, allowed } = await transaction(ctx, (tx) => counted(tx, tried));
  const matched = async () => {
    await settle(ctx, id, { missed: false });
  };
  return { allowed, matched };
}

const settle = (ctx: Ctx, id: string, to: Partial<typeof unmarked>) =>
  ctx.db.updateTable('order_attempts').set(to).where('shop_id', '=', ctx.shopId).where('id', '=', id).execute();

/** One try of a shop after the other: none sees another that is neither allowed nor refused yet, and none overlooks it. */
async function counted(ctx: TxCtx, tried: OrderAttempt): Promise<{ id: string; allowed: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order-attempts/${ctx.shopId}`}, 0))`.execute(ctx.db);
  const now = ctx.services.clock.now();
  const [anHourAgo, aDayAgo] = [new Date(now.getTime() - hourMs), new Date(now.getTime() - 24 * hourMs)];
  const hashes = hashesOf(ctx, tried);
  // Asking the same again guesses nothing, so it counts as the same try.
  const same = await ctx.db
    .selectFrom('order_attempts')
    .select('id')
    .where((q) => q.and({ shop_id: ctx.shopId, contact_id: tried.contactId, order_hash: hashes.order_hash }))
    .where('email_hash', 'is not distinct from', hashes.email_hash)
    .where('phone_hash', 'is not distinct from', hashes.phone_hash)
    .where('created_at', '>=', anHourAgo)
    .executeTakeFirst();
  if (same) return { id: same.id, allowed: true };
  const id = newId();
  await ctx.db
    .deleteFrom('order_attempts')
    .where('shop_id', '=', ctx.shopId)
    .where('created_at', '<', aDayAgo)
    .execute();
  await ctx.db
    .insertInto('order_attempts')
    .values({ shop_id: ctx.shopId, id, contact_id: tried.contactId, ...hashes, created_at: now })
    .execute();
  const tries = await ctx.db
    .selectFrom('order_attempts')
    .select((q) => {
      const count = (dimension: Dimension, since: Date) => {
        const all = q.fn.countAll().filterWhere('missed', '=', true).filterWhere('created_at', '>=', since);
        return dimension === 'shop' ? all : all.filterWhere(`${dimension}_hash`, '=', hashes[`${dimension}_hash`]);
      };
      return [
        q.fn
          .countAll()
          .filterWhere('contact_id', '=', tried.contactId)
          .filterWhere('order_hash', '<>', unmarked.order_hash)
          .filterWhere('created_at', '>=', anHourAgo)
          .as('own'),
        ...dimensions.map((name) => count(name, anHourAgo).as(`${name}_hour`)),
        ...dimensions.map((name) => count(name, aDayAgo).as(`${name}_day`)),
      ];
    })
    .where('shop_id', '=', ctx.shopId)
    .executeTakeFirstOrThrow();
  const numbers: Record<string, unknown> = tries;
  const within = dimensions.every(
    (name) =>
      Number(numbers[`${name}_hour`]) <= misses[name].hour && Number(numbers[`${name}_day`]) <= misses[name].day,
  );
  const allowed = within && Number(numbers.own) <= attemptsOfContact;
  // Written either way, so that a refused try takes as long as a miss.
  await settle(ctx, id, allowed ? { missed: true } : unmarked);
  return { id, allowed };
}
