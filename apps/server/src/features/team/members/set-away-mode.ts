import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { toMember } from '../member.store.ts';
import { staffChanged } from '../../presence/index.ts';
import { memberCameBack } from '../team.events.ts';

/** Switches away mode: one's own, or as an admin anybody's in the shop. The team hears of it at once. */
export function setAwayMode(ctx: MemberCtx, it: { id: string; enableAwayMode: boolean }) {
  if (it.id !== ctx.who.memberId && ctx.who.role !== 'admin') {
    throw new Problem('not_allowed', texts.ownAwayModeOnly);
  }
  return transaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('members')
      .selectAll()
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', it.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(texts.thisMember);
    const member = toMember(ctx.services, { ...before, enable_away_mode: it.enableAwayMode });
    if (before.enable_away_mode === it.enableAwayMode) return member;
    await tx.db
      .updateTable('members')
      .set({ enable_away_mode: it.enableAwayMode })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', it.id)
      .execute();
    tx.emit('member.changed', member, { team: true, contactId: null });
    staffChanged(tx);
    if (!it.enableAwayMode) await tx.raise(memberCameBack, { memberId: it.id });
    return member;
  });
}
