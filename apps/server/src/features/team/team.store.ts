import { isActive, type Member } from '@chatty/contract/team';
import { planOf, seatsOf } from '@chatty/contract/plans';
import type { Selectable, Updateable } from 'kysely';
import { texts } from '#texts/team.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { findShop, toShop } from '../shops/index.ts';
import { toMember } from './member.store.ts';

export type MemberRow = Selectable<Tables['members']>;

/** All who belong to a shop, the invited too, and how many of them may be active (null: without limit). */
export interface Team {
  planName: string;
  limit: number | null;
  rows: MemberRow[];
}

export async function readTeam(ctx: Ctx): Promise<Team> {
  const shop = toShop(ctx.services.config, await findShop(ctx.db, ctx.shopId));
  const rows = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { planName: planOf(shop.plan).name, limit: seatsOf(shop), rows };
}

/** Reads the team and lets nobody else change it until the transaction ends: seats and the one owner are of the whole team. */
export async function lockTeam(tx: TxCtx): Promise<Team> {
  await tx.db.selectFrom('shops').select('id').where('id', '=', tx.shopId).forNoKeyUpdate().execute();
  return readTeam(tx);
}

/** A member of the ctx's shop; null for one who was removed. */
export async function findMemberIfThere(ctx: Pick<Ctx, 'db' | 'shopId'>, id: string): Promise<MemberRow | null> {
  const row = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The names of members, as visitors see them beside what they say; longest in the team first. */
export async function namesOf(ctx: Pick<Ctx, 'db' | 'shopId'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('members')
    .select('full_name')
    .where('shop_id', '=', ctx.shopId)
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((it) => it.full_name);
}

/** A member of the ctx's shop. Throws `not_found`. */
export async function findMember(ctx: Pick<Ctx, 'db' | 'shopId'>, id: string): Promise<MemberRow> {
  const row = await findMemberIfThere(ctx, id);
  if (!row) throw notFound(texts.thisMember);
  return row;
}

/** The owner of the ctx's shop; null where nobody is it yet. */
export async function findOwner(ctx: Pick<Ctx, 'db' | 'shopId'>): Promise<MemberRow | null> {
  const row = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('owner', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** Accounts of the shop's people who belong to no other shop. */
export async function accountsOnlyHere({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>): Promise<string[]> {
  const elsewhere = db.selectFrom('members').select('auth_id').where('shop_id', '<>', shopId);
  const rows = await db
    .selectFrom('members')
    .select('auth_id')
    .where('shop_id', '=', shopId)
    .where('auth_id', 'not in', elsewhere)
    .execute();
  return rows.map((it) => it.auth_id);
}

/** Whether the account of an address has joined a shop: it has a way in then. */
export async function hasJoinedAnyShop(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .innerJoin('user', 'user.id', 'auth_id')
    .select('members.id')
    .where('user.email', '=', email.toLowerCase())
    .where('invited', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws `not_found`. */
export function memberOf(team: Team, id: string): MemberRow {
  const row = team.rows.find((it) => it.id === id);
  if (!row) throw notFound(texts.thisMember);
  return row;
}

export const seatsUsed = (team: Team): number => team.rows.filter(isActive).length;

/** Throws `conflict` with what to do when one more would be too many. */
export function mustHaveFreeSeat(team: Team): void {
  if (team.limit === null || seatsUsed(team) < team.limit) return;
  throw new Problem(
    'conflict',
    team.limit === 1 ? texts.onlySeatTaken(team.planName) : texts.allSeatsTaken(team.limit, team.planName),
  );
}

/** Writes what changes of a member and tells the team. */
export async function saveMember(tx: TxCtx, row: MemberRow, change: Updateable<Tables['members']>): Promise<Member> {
  const saved = await tx.db
    .updateTable('members')
    .set(change)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const member = toMember(tx.services, saved);
  tx.emit('member.changed', member, { team: true, contactId: null });
  return member;
}
