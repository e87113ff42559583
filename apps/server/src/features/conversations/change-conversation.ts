import type { Conversation, VisitorConversation } from '@chatty/contract/conversations';
import type { Activity } from '@chatty/contract/messages';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/problem.ts';
import type { Ctx, MemberCtx, VisitorCtx } from '../../ctx.ts';
import { append } from './append/append.ts';
import type { Entry } from './append/entry.ts';
import { type KnownConversation, toConversation, toVisitorConversation } from './conversation.store.ts';
import type { OwnershipEvent } from './append/hand-off.ts';
import { findConversation } from './read-conversation.ts';

async function appendOne(ctx: Ctx, entry: Omit<Entry, 'shopId'>): Promise<KnownConversation> {
  const [outcome] = await transaction(ctx, (tx) => append(tx, [{ ...entry, shopId: ctx.shopId }]));
  if (!outcome) throw notFound(texts.conversation);
  if (!outcome.ok) throw outcome.problem;
  return outcome.conversation;
}

const byMember = async (
  ctx: MemberCtx,
  conversationId: string,
  event: OwnershipEvent,
  assigneeId?: string,
): Promise<Conversation> => {
  const { memberId } = ctx.who;
  const entry = {
    conversationId,
    by: { type: 'member' as const, memberId },
    event: () => event,
    ...(assigneeId ? { assigneeId } : {}),
  };
  return toConversation(await appendOne(ctx, entry));
};

/** The member answers from now on; a reply of the assistant in progress is dropped. */
export const takeOver = (ctx: MemberCtx, id: string) =>
  byMember(ctx, id, { type: 'taken_over', memberId: ctx.who.memberId }, ctx.who.memberId);

/** The assistant answers from now on; if the visitor waits, it answers at once. */
export const handBack = (ctx: MemberCtx, id: string) => byMember(ctx, id, { type: 'handed_back' });

export const resolveConversation = (ctx: MemberCtx, id: string) => byMember(ctx, id, { type: 'resolved' });

export const reopenConversation = (ctx: MemberCtx, id: string) =>
  byMember(ctx, id, { type: 'reopened', memberId: ctx.who.memberId }, ctx.who.memberId);

/** Gives the conversation to a member of the same shop, or to nobody. */
export async function assignConversation(ctx: MemberCtx, id: string, memberId: string | null): Promise<Conversation> {
  if (memberId === null) return byMember(ctx, id, { type: 'assigned', memberId: null });
  const member = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', memberId)
    .where((q) => q.or([q('active', '=', true), q('role', '=', 'admin')]))
    .executeTakeFirst();
  if (!member) throw notFound(texts.member);
  return byMember(ctx, id, { type: 'assigned', memberId }, memberId);
}

/** The visitor wants a person: always accepted, opens the conversation if need be, and always reaches the team. */
export async function talkToPerson(ctx: VisitorCtx, conversationId: string): Promise<VisitorConversation> {
  const conversation = await appendOne(ctx, {
    conversationId,
    by: ctx.who,
    event: ({ at }) => ({ type: 'visitor_asked_person', at }),
  });
  return toVisitorConversation(conversation);
}

/** The visitor wants nothing more: it is resolved until they write again. */
export async function endConversation(ctx: VisitorCtx, conversationId: string): Promise<VisitorConversation> {
  // What was never begun is not opened by being ended.
  await findConversation(ctx, conversationId);
  const ended = { conversationId, by: ctx.who, event: () => ({ type: 'ended' as const }) };
  return toVisitorConversation(await appendOne(ctx, ended));
}

/** Adds a grey line on behalf of the visitor, without a change of owner. */
export async function noteActivity(ctx: VisitorCtx, conversationId: string, activity: Activity): Promise<void> {
  await appendOne(ctx, { conversationId, by: ctx.who, event: () => null, activity });
}
