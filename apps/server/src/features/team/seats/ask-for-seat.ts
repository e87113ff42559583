import { newId } from '@chatty/contract/new-id';
import type { SeatAnswer } from '@chatty/contract/sign-in';
import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx, Services, TxCtx } from '../../../ctx.ts';
import { findShop } from '../../shops/index.ts';
import type { StorePerson } from '../staff-entry/store-person.ts';
import { findDeciders } from './mail-seat-request.ts';
import { findSeatRequest } from './seat-request.store.ts';
import { seatRequestJob } from '../team.jobs.ts';

/** A declined request counts for this long; opening the app after that may ask anew. */
const declinedMs = 7 * 86_400_000;

/** The name of the shop's owner; empty where nobody is. */
export async function ownerName(ctx: Pick<Ctx, 'db' | 'shopId'>): Promise<string> {
  const row = await ctx.db
    .selectFrom('members')
    .select('full_name')
    .where('shop_id', '=', ctx.shopId)
    .where('owner', '=', true)
    .executeTakeFirst();
  return row?.full_name ?? '';
}

async function answer(ctx: Ctx, state: SeatAnswer['state']): Promise<SeatAnswer> {
  const { name } = await findShop(ctx.db, ctx.shopId);
  return { next: 'seat-request', state, shopName: name, ownerName: await ownerName(ctx) };
}

/** How a request stands; `not-asked` also for one that was declined so long ago that it may be made again. */
async function stateOf(ctx: Ctx, userId: string): Promise<SeatAnswer['state']> {
  const row = await findSeatRequest(ctx, { platform_user_id: userId });
  if (!row) return 'not-asked';
  if (!row.declined_at) return 'waiting';
  const until = row.declined_at.getTime() + declinedMs;
  return ctx.services.clock.now().getTime() < until ? 'declined' : 'not-asked';
}

/** Whether somebody has asked and nothing has happened since that would let them in. */
export async function isWaitingForSeat(ctx: Ctx, userId: string): Promise<boolean> {
  const row = await findSeatRequest(ctx, { platform_user_id: userId });
  if (!row || (await findShop(ctx.db, ctx.shopId)).staff_entry !== 'ask') return false;
  const invited = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', ctx.shopId)
    .where((q) => q(q.fn<string>('lower', ['email']), '=', row.email?.toLowerCase() ?? ''))
    .executeTakeFirst();
  return invited === undefined;
}

/** What somebody without a place in the team is told; asks nobody. */
export const readSeatAnswer = async (ctx: Ctx, userId: string): Promise<SeatAnswer> =>
  answer(ctx, await stateOf(ctx, userId));

/** A job for each admin: a mail that fails is tried again alone, and nobody gets theirs twice. */
async function tellAdmins(tx: TxCtx, requestId: string): Promise<void> {
  for (const memberId of await findDeciders(tx)) tx.enqueue(seatRequestJob, { requestId, memberId });
}

/**
 * Asks the shop's admins for a seat. They are told once, however often the app is opened; who was declined is told so,
 * and may ask again days later.
 */
export async function askForSeat(ctx: Ctx, person: StorePerson): Promise<SeatAnswer> {
  await transaction(ctx, async (tx) => {
    // Two tabs of one person open at the same time.
    await tx.db.selectFrom('shops').select('id').where('id', '=', tx.shopId).forNoKeyUpdate().execute();
    if ((await stateOf(tx, person.userId)) !== 'not-asked') return;
    const asked = {
      full_name: person.fullName || person.email || texts.newMember,
      email: person.email,
      asked_at: ctx.services.clock.now(),
    };
    const row = await tx.db
      .insertInto('seat_requests')
      .values({ shop_id: tx.shopId, id: newId(), platform_user_id: person.userId, ...asked })
      .onConflict((on) => on.columns(['shop_id', 'platform_user_id']).doUpdateSet({ ...asked, declined_at: null }))
      .returning('id')
      .executeTakeFirstOrThrow();
    tx.emit('seat-request.made', { id: row.id }, { team: true, contactId: null });
    await tellAdmins(tx, row.id);
  });
  return readSeatAnswer(ctx, person.userId);
}

/** Forgets requests that were declined long ago: their data serves nothing any more. */
export async function forgetDeclined({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - declinedMs);
  await db.deleteFrom('seat_requests').where('declined_at', '<=', before).execute();
}
