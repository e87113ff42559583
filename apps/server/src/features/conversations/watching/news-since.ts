import type { Activity } from '@chatty/contract/messages';
import type { Ctx } from '../../../ctx.ts';
import { toMessage } from '../message.store.ts';

/** Grey lines that are news to who watches: what became of it, and whose it is. */
const newsActivities = [
  'taken_over',
  'handed_back',
  'assigned',
  'unassigned',
  'resolved',
  'auto_resolved',
  'ended',
  'reopened',
  'snoozed',
  'woke',
] as const satisfies readonly Activity[];

/** What was said or done last: by whom, in which words or, of a grey line, what it tells. */
interface News {
  by: string;
  text: string;
  files: readonly string[];
  activity: (typeof newsActivities)[number] | null;
}

/** The latest that happened after a place in a conversation and is news to a member: nothing of the assistant's. */
export async function newsSince(
  ctx: Ctx,
  { conversationId, memberId, seq }: { conversationId: string; memberId: string; seq: number },
): Promise<News | null> {
  const row = await ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', seq)
    .where('sender', '<>', 'assistant')
    .where('deleted_at', 'is', null)
    .where((q) => q.or([q('member_id', 'is', null), q('member_id', '<>', memberId)]))
    .where((q) => q.or([q('kind', '<>', 'activity'), q('activity', 'in', newsActivities)]))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { name, text, files, activity } = toMessage(row);
  const happened = newsActivities.find((it) => it === activity) ?? null;
  return { by: name, text, files: files.map((it) => it.name), activity: happened };
}
