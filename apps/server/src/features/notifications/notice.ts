import { isActive } from '@chatty/contract/members';
import type { Topic } from '@chatty/contract/profile';
import { Problem } from '../../platform/problem.ts';
import type { Ctx } from '../../world.ts';
import { findConversation } from '../conversations/index.ts';
import { isSomebodyThere, type MemberRow, toMember } from '../members/index.ts';
import { findShop } from '../shops/index.ts';

/** Something that one of the team is to be told of, true at the moment of asking. */
export interface Notice {
  member: MemberRow;
  conversationId: string;
  /** The last thing that has happened there. */
  seq: number;
  /** One line: who, and what. */
  title: string;
  /** The beginning of what was said last. */
  said: string;
  shopName: string;
  /** Where in the admin it is answered. */
  path: string;
}

const titleOf: Record<Topic, (who: string) => string> = {
  waiting: (who) => `${who} is waiting for a person`,
  assigned: (who) => `A conversation with ${who} is assigned to you`,
  replied: (who) => `${who} wrote to you`,
};

const whoMaxChars = 60;

type Conversation = Awaited<ReturnType<typeof findConversation>>;

/**
 * Whether the topic is still so, looked up anew each time: minutes may lie between what happened and its mail. What the
 * team has read needs no telling, except that an assignment is news to its assignee whoever has read the conversation.
 */
async function isSo(ctx: Ctx, topic: Topic, it: Conversation, memberId: string): Promise<boolean> {
  if (it.status !== 'open') return false;
  switch (topic) {
    case 'waiting':
      return it.handler === 'waiting' && !it.is_read && !isSomebodyThere(ctx.world, ctx.shopId);
    case 'assigned':
      return it.handler === 'person' && it.assignee_id === memberId;
    case 'replied':
      return it.handler === 'person' && it.assignee_id === memberId && !it.is_read;
  }
}

/** Members with a seat who have come, and are not there now or away. */
function isToBeTold(ctx: Ctx, row: MemberRow): boolean {
  if (!isActive(row) || row.invited) return false;
  return row.enable_away_mode || !toMember(ctx.world, row).online;
}

/** The conversation, or null when it was deleted. */
async function findIfThere(ctx: Ctx, id: string): Promise<Conversation | null> {
  return findConversation(ctx, id).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  });
}

/** Everybody to whom the topic is of concern now: the whole team when nobody is there, else the assignee. */
export async function noticesOf(
  ctx: Ctx,
  topic: Topic,
  conversationId: string,
  only: { memberId?: string } = {},
): Promise<Notice[]> {
  const conversation = await findIfThere(ctx, conversationId);
  if (!conversation) return [];
  const memberId = only.memberId ?? (topic === 'waiting' ? null : conversation.assignee_id);
  if (!memberId && topic !== 'waiting') return [];
  if (!(await isSo(ctx, topic, conversation, memberId ?? ''))) return [];
  let query = ctx.db.selectFrom('members').selectAll().where('shop_id', '=', ctx.shopId);
  if (memberId) query = query.where('id', '=', memberId);
  const { name: shopName } = await findShop(ctx.db, ctx.shopId);
  const who = conversation.contact_name || conversation.contact_email || 'A visitor';
  return (await query.execute())
    .filter((row) => isToBeTold(ctx, row))
    .map((member) => ({
      member,
      conversationId,
      seq: conversation.last_seq,
      title: titleOf[topic](who.slice(0, whoMaxChars)),
      said: conversation.preview,
      shopName,
      path: `/inbox/${conversationId}`,
    }));
}

/** The same for one member; null when there is nothing to tell them any more. */
export async function noticeFor(
  ctx: Ctx,
  it: { topic: Topic; conversationId: string; memberId: string },
): Promise<Notice | null> {
  const [notice] = await noticesOf(ctx, it.topic, it.conversationId, { memberId: it.memberId });
  return notice ?? null;
}
