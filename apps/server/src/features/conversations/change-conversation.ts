import type { Conversation, VisitorConversation } from '@chatty/contract/conversations';
import type { Activity } from '@chatty/contract/messages';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/problem.ts';
import type { MemberCtx, TxCtx, VisitorCtx } from '../../ctx.ts';
import { append } from './append/append.ts';
import type { Entry } from './append/entry.ts';
import { type KnownConversation, toConversation, toVisitorConversation } from './conversation.store.ts';
import { deedOf, type MemberAction } from './deeds/deed-of.ts';
import { findConversation } from './read-conversation.ts';

async function appendOne(tx: TxCtx, entry: Omit<Entry, 'shopId'>): Promise<KnownConversation> {
  const [outcome] = await append(tx, [{ ...entry, shopId: tx.shopId }]);
  if (!outcome) throw notFound(texts.conversation);
  if (!outcome.ok) throw outcome.problem;
  return outcome.conversation;
}

/**
 * What a member does to a conversation; with a `lineId` at most once. Throws `not_found`, what `deedOf` does, and
 * `conflict` beyond `mostTagsOfOne`.
 */
export const actOn = (
  ctx: MemberCtx,
  conversationId: string,
  action: MemberAction,
  { lineId }: { lineId?: string | undefined } = {},
): Promise<Conversation> =>
  transaction(ctx, async (tx) => {
    const { memberId } = ctx.who;
    const deed = await deedOf(tx, memberId, action);
    return toConversation(
      await appendOne(tx, { ...deed, conversationId, lineId: lineId?.toLowerCase(), by: { type: 'member', memberId } }),
    );
  });

const byVisitor = (ctx: VisitorCtx, entry: Omit<Entry, 'shopId' | 'by'>): Promise<KnownConversation> =>
  transaction(ctx, (tx) => appendOne(tx, { ...entry, by: ctx.who }));

/** The visitor wants a person: always accepted, opens the conversation if need be, and always reaches the team. */
export async function talkToPerson(ctx: VisitorCtx, conversationId: string): Promise<VisitorConversation> {
  return toVisitorConversation(
    await byVisitor(ctx, { conversationId, event: ({ at }) => ({ type: 'visitor_asked_person', at }) }),
  );
}

/** The visitor wants nothing more: it is resolved until they write again. */
export async function endConversation(ctx: VisitorCtx, conversationId: string): Promise<VisitorConversation> {
  // What was never begun is not opened by being ended.
  await findConversation(ctx, conversationId);
  return toVisitorConversation(await byVisitor(ctx, { conversationId, event: () => ({ type: 'ended' }) }));
}

/** Adds a grey line on behalf of the visitor, without a change of owner. */
export async function noteActivity(ctx: VisitorCtx, conversationId: string, activity: Activity): Promise<void> {
  await byVisitor(ctx, { conversationId, event: () => null, activity });
}
