import { createHash } from 'node:crypto';
import { newId } from '@chatty/contract/new-id';
import type { Ctx } from '../../../world.ts';

/** A visitor may try this often in an hour; an order may be asked for this often by all visitors together. */
export const attemptsOfContact = 5;
const attemptsAtOrder = 20;
const hourMs = 3_600_000;

/**
 * Counts one try to see an order with a proof, right or wrong. False when there were too many within an hour. Kept in
 * the database: a limit that a restart or a second process forgets is none. The number is kept as a hash.
 */
export async function countAttempt(ctx: Ctx, contactId: string, number: string): Promise<boolean> {
  const now = ctx.world.clock.now();
  const since = new Date(now.getTime() - hourMs);
  const plain = number.replace(/^[#\s]+/, '').toLowerCase();
  const order_hash = createHash('sha256').update(`${ctx.shopId}/${plain}`).digest('hex');
  await ctx.db.deleteFrom('order_attempts').where('shop_id', '=', ctx.shopId).where('created_at', '<', since).execute();
  await ctx.db
    .insertInto('order_attempts')
    .values({
      shop_id: ctx.shopId,
      id: newId(),
      contact_id: contactId,
      order_hash,
      created_at: now,
    })
    .execute();
  const { own, others } = await ctx.db
    .selectFrom('order_attempts')
    .select((q) => [
      q.fn.countAll().filterWhere('contact_id', '=', contactId).as('own'),
      q.fn.countAll().filterWhere('order_hash', '=', order_hash).as('others'),
    ])
    .where('shop_id', '=', ctx.shopId)
    .executeTakeFirstOrThrow();
  return Number(own) <= attemptsOfContact && Number(others) <= attemptsAtOrder;
}
