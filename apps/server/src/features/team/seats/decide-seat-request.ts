import type { Member } from '@chatty/contract/team';
import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { unverifiedEmail } from '../staff-entry/store-person.ts';
import { lockTeam, mustHaveFreeSeat } from '../team.store.ts';
import { endSeatRequest, findSeatRequest } from './seat-request.store.ts';
import { toMember } from '../member.store.ts';

/**
 * Gives a seat to somebody who asked. Like one who is invited they have it at once, and an account when they come.
 * Somebody who is in the team by now stays as they are. Throws `not_found`, and `conflict` when no seat is free.
 */
export function approveSeatRequest(ctx: MemberCtx, id: string): Promise<Member> {
  return transaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    const asked = await findSeatRequest(tx, { id });
    if (!asked) throw notFound(texts.seatRequest);
    const email = asked.email ?? unverifiedEmail(tx.shopId, asked.platform_user_id);
    const there = team.rows.find(
      (it) => it.platform_user_id === asked.platform_user_id || it.email.toLowerCase() === email.toLowerCase(),
    );
    if (!there) mustHaveFreeSeat(team);
    await endSeatRequest(tx, asked.platform_user_id, { outcome: 'approved', by: ctx.who.memberId });
    if (there) return toMember(tx.services, there);
    const row = await tx.db
      .insertInto('members')
      .values({
        shop_id: tx.shopId,
        id: newId(),
        // Nobody's, until they come.
        auth_id: crypto.randomUUID(),
        full_name: asked.full_name,
        email,
        role: 'member',
        invited: true,
        platform_user_id: asked.platform_user_id,
        created_at: ctx.services.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const member = toMember(tx.services, row);
    tx.emit('member.changed', member, { team: true, contactId: null });
    return member;
  });
}

/** Declines a request; declining it again changes nothing. Throws `not_found`. */
export function declineSeatRequest(ctx: MemberCtx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockTeam(tx);
    const asked = await findSeatRequest(tx, { id });
    if (!asked) throw notFound(texts.seatRequest);
    if (asked.declined_at) return;
    await tx.db
      .updateTable('seat_requests')
      .set({ declined_at: ctx.services.clock.now() })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .execute();
    tx.emit('seat-request.ended', { id, outcome: 'declined', by: ctx.who.memberId }, { team: true, contactId: null });
  });
}
