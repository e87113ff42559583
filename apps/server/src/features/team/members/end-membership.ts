import type { TxCtx } from '../../../ctx.ts';
import { forgetTokens } from '../../../platform/auth/one-time-tokens.ts';
import type { MemberRow } from '../team.store.ts';
import { invitation } from '../links/link-purposes.ts';
import { staffChanged } from '../../presence/index.ts';
import { memberLeftTeam } from '../team.events.ts';

/**
 * What ends at once when somebody loses their place in a team: an invitation that was not accepted yet, their open sockets,
 * and what later features keep for them (`member.left`). The caller takes away the row or the seat itself, without which no
 * call of theirs is answered any more.
 */
export async function endMembership(tx: TxCtx, { id }: Pick<MemberRow, 'id'>): Promise<void> {
  const { services, shopId } = tx;
  await forgetTokens(tx, invitation, id);
  await tx.raise(memberLeftTeam, { memberId: id });
  tx.afterCommit(() => services.hub.dismiss(shopId, id));
  staffChanged(tx);
}
