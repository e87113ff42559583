import { newId } from '@chatty/contract/new-id';
import { isActive } from '@chatty/contract/team';
import { seatsOf } from '@chatty/contract/plans';
import type { Selectable } from 'kysely';
import { texts } from '#texts/team.ts';
import { forgetTokens } from '../../../platform/auth/one-time-tokens.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { findShop, toShop } from '../../shops/index.ts';
import { ownerName } from '../seats/ask-for-seat.ts';
import { endSeatRequest } from '../seats/seat-request.store.ts';
import { lockAccount } from '../../../platform/auth/account.ts';
import { type StorePerson, unverifiedEmail } from './store-person.ts';
import { emailChange, invitation } from '../links/link-purposes.ts';
import { toMember } from '../member.store.ts';

type MemberRow = Selectable<Tables['members']>;

const noSeat = (owner: string) => new Problem('not_allowed', texts.noSeat(owner || texts.anOwner));

/**
 * The member of this number at the store; null where there is none, or one who has yet to come. Throws `not_allowed` for
 * one whose seat was taken away.
 */
export async function findMemberOfStoreUser(ctx: Ctx, userId: string): Promise<MemberRow | null> {
  const row = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('platform_user_id', '=', userId)
    .executeTakeFirst();
  if (row && !isActive(row)) throw noSeat(await ownerName(ctx));
  return row && !row.invited ? row : null;
}

/** Throws `not_allowed` when all seats of the shop's plan are taken. */
async function needsSeat(tx: TxCtx): Promise<void> {
  const limit = seatsOf(toShop(tx.services.config, await findShop(tx.db, tx.shopId)));
  if (limit === null) return;
  const { used } = await tx.db
    .selectFrom('members')
    .select((q) => q.fn.countAll<number>().as('used'))
    .where('shop_id', '=', tx.shopId)
    .where((q) => q.or([q('active', '=', true), q('role', '=', 'admin')]))
    .executeTakeFirstOrThrow();
  if (Number(used) >= limit) throw noSeat(await ownerName(tx));
}

/** Makes room for the owner: a shop has one. Whoever it was stays an admin, whom the new owner may take out. */
async function giveUpOwnership(tx: TxCtx): Promise<void> {
  const row = await tx.db
    .updateTable('members')
    .set({ owner: false })
    .where('shop_id', '=', tx.shopId)
    .where('owner', '=', true)
    .returningAll()
    .executeTakeFirst();
  if (row) tx.emit('member.changed', toMember(tx.services, row), { team: true, contactId: null });
}

/**
 * A member whose number at the store is not known yet. The account proves who they are: it is found by an e-mail that
 * the store has verified, or by the number itself.
 */
async function recognise(tx: TxCtx, person: StorePerson, authId: string): Promise<MemberRow | null> {
  const known = await findMemberOfStoreUser(tx, person.userId);
  if (known) return known;
  const row = await tx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', tx.shopId)
    .where((q) =>
      q.or([
        q('auth_id', '=', authId),
        // Invited people, and people who were given the seat they asked for, have no account here yet.
        q.and([q('invited', '=', true), q(q.fn<string>('lower', ['email']), '=', person.email?.toLowerCase() ?? '')]),
        q.and([q('invited', '=', true), q('platform_user_id', '=', person.userId)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return null;
  if (!isActive(row) && !person.accountOwner) throw noSeat(await ownerName(tx));
  if (person.accountOwner && !row.owner) await giveUpOwnership(tx);
  await forgetTokens(tx, invitation, row.id);
  return tx.db
    .updateTable('members')
    .set({
      auth_id: authId,
      platform_user_id: person.userId,
      invited: false,
      ...(person.accountOwner ? { owner: true, role: 'admin' as const, active: true } : {}),
    })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether somebody comes in as the owner: whoever may install apps stands in for the owner until the owner comes. */
async function comesAsOwner(ctx: Pick<Ctx, 'db' | 'shopId'>, person: StorePerson): Promise<boolean> {
  if (person.accountOwner) return true;
  const query = ctx.db.selectFrom('members').select('id').where('shop_id', '=', ctx.shopId).where('owner', '=', true);
  return (await query.executeTakeFirst()) === undefined;
}

/** Null where the shop wants to be asked first. */
async function join(tx: TxCtx, person: StorePerson, authId: string): Promise<MemberRow | null> {
  const owner = await comesAsOwner(tx, person);
  if (!owner && (await asksFirst(tx))) return null;
  if (!owner) await needsSeat(tx);
  else await giveUpOwnership(tx);
  const row = await tx.db
    .insertInto('members')
    .values({
      shop_id: tx.shopId,
      id: newId(),
      auth_id: authId,
      full_name: person.fullName || texts.newMember,
      email: person.email ?? unverifiedEmail(tx.shopId, person.userId),
      role: owner ? 'admin' : 'member',
      owner,
      platform_user_id: person.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row;
}

const asksFirst = async (ctx: Pick<Ctx, 'db' | 'shopId'>): Promise<boolean> =>
  (await findShop(ctx.db, ctx.shopId)).staff_entry === 'ask';

/** Whether the shop knows this person already: by an account, an invitation, or a seat that they were given. */
async function isExpected(ctx: Ctx, person: StorePerson, authId: string | null): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', ctx.shopId)
    .where((q) =>
      q.or([
        q('platform_user_id', '=', person.userId),
        q('auth_id', '=', authId ?? ''),
        q(q.fn<string>('lower', ['email']), '=', person.email?.toLowerCase() ?? ''),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lets somebody into the team whom the store has signed in: as the member of that number or verified e-mail,
 * else as the owner if the shop's account is theirs (or nobody has come before), else as a member if the shop lets its
 * staff in and a seat is free. Null where the shop wants to be asked first: nothing is made of them then. Throws
 * `not_allowed`, and says whom to ask.
 */
export async function joinFromStore(ctx: Ctx, person: StorePerson): Promise<MemberRow | null> {
  const email = person.email ?? unverifiedEmail(ctx.shopId, person.userId);
  const mustAsk = (await asksFirst(ctx)) && !(await comesAsOwner(ctx, person));
  if (mustAsk && !(await isExpected(ctx, person, await ctx.services.sessions.findPerson(email)))) return null;
  // Outside the transaction: accounts have a connection of their own.
  const authId = await ctx.services.sessions.addPerson({ email, name: person.fullName || email });
  return transaction(ctx, async (tx) => {
    if (!(await lockAccount(tx.db, authId, email))) {
      throw new Problem('conflict', texts.emailJustChanged);
    }
    // Another shop may have asked for another address while the account was in that shop alone.
    await forgetTokens(tx, emailChange, authId);
    // Two tabs of one person come at the same time.
    await tx.db.selectFrom('shops').select('id').where('id', '=', tx.shopId).forNoKeyUpdate().execute();
    const row = (await recognise(tx, person, authId)) ?? (await join(tx, person, authId));
    if (!row) return null;
    await endSeatRequest(tx, person.userId, { outcome: 'joined', by: null });
    tx.emit('member.changed', toMember(tx.services, row), { team: true, contactId: null });
    return row;
  });
}
