import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { toMember } from '../member.store.ts';
import { staffChanged } from '../../presence/index.ts';
import { memberCameBack } from '../team.events.ts';

/** Switches away mode: one's own, or as an admin anybody's in the shop. The team hears of it at once. */
export function setAwayMode(ctx: MemberCtx, change: { id: string; enableAwayMode: boolean }) {
  if (change.id !== ctx.who.memberId && ctx.who.role !== 'admin') {
    throw new Problem('not_allowed', texts.ownAwayModeOnly);
  }
  return transaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('members')
      .selectAll()
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', change.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(texts.thisMember);
    const member = toMember(ctx.services, { ...before, enable_away_mode: change.enableAwayMode });
    if (before.enable_away_mode === change.enableAwayMode) return member;
    await tx.db
      .updateTable('members')
      .set({ enable_away_mode: change.enableAwayMode })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', change.id)
      .execute();
    tx.emit('member.changed', member, { team: true, contactId: null });
    staffChanged(tx);
    if (!change.enableAwayMode) await tx.raise(memberCameBack, { memberId: change.id });
    return member;
  });
}
