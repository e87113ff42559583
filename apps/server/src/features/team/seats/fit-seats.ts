import { isActive } from '@chatty/contract/team';
import type { TxCtx } from '../../../ctx.ts';
import { deactivate } from '../members/change-member.ts';
import { lockTeam, type MemberRow } from '../team.store.ts';

/** The lower rank keeps a seat first; among equals, whoever came earlier. */
function rankOf(member: MemberRow): number {
  if (member.owner) return 0;
  if (member.invited) return 3;
  return member.role === 'admin' ? 1 : 2;
}

/**
 * Makes the team fit the shop's plan: who has no seat any more becomes an inactive member. With one seat only the owner
 * stays (specification, section 6). For plans with more seats the specification is silent: here the owner stays, then the
 * other admins, then the members, each in the order in which they came, and those who are invited but have not come go
 * first. Nobody is activated when seats are added.
 */
export async function fitSeats(tx: TxCtx): Promise<void> {
  const { rows, limit } = await lockTeam(tx);
  if (limit === null) return;
  // The rows come in the order in which the people came, and sorting keeps it.
  const leaving = rows
    .filter(isActive)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(limit);
  for (const row of leaving) await deactivate(tx, row, { role: 'member' });
}
