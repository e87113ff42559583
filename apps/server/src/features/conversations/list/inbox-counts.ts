import type { InboxCounts, TeamCounts } from '@chatty/contract/inbox-counts';
import type { Ctx } from '../../../ctx.ts';

/** Numbers of a shop’s open conversations, in one statement. */
export async function countTeam(ctx: Ctx): Promise<TeamCounts> {
  const rows = await ctx.db
    .selectFrom('conversations')
    .select((q) => [
      'assignee_id',
      q.fn
        .countAll<number>()
        .filterWhere('is_read', '=', false)
        .filterWhere('status', 'not in', ['spam', 'blocked'])
        .as('unread'),
      q.fn
        .countAll<number>()
        .filterWhere('status', '=', 'open')
        .filterWhere('handler', '=', 'waiting')
        .filterWhere('assignee_id', 'is', null)
        .as('unassigned'),
      q.fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
    ])
    .where('shop_id', '=', ctx.shopId)
    .where('last_seq', '>', 0)
    .where((q) => q.or([q('status', '=', 'open'), q('is_read', '=', false)]))
    .groupBy('assignee_id')
    .execute();
  const counts: TeamCounts = { unread: 0, mine: {}, unassigned: 0, all: 0 };
  for (const row of rows) {
    counts.unread += Number(row.unread);
    counts.unassigned += Number(row.unassigned);
    counts.all += Number(row.open);
    if (row.assignee_id !== null && Number(row.open) > 0) counts.mine[row.assignee_id] = Number(row.open);
  }
  return counts;
}

/** The same numbers as one member sees them. */
export async function countInbox(ctx: Ctx, memberId: string): Promise<InboxCounts> {
  const { mine, ...counts } = await countTeam(ctx);
  return { ...counts, mine: mine[memberId] ?? 0 };
}
