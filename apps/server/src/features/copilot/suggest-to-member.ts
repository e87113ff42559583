import type { Suggestion } from '@chatty/contract/copilot';
import { texts } from '#texts/copilot.ts';
import type { MemberCtx } from '../../ctx.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { suggestReply } from '../assistant/index.ts';
import { findConversation } from '../conversations/index.ts';
import { workFor } from './at-work.ts';
import { countUse, keepCost } from './copilot-days.store.ts';

/**
 * A reply that a member may send, for them alone: nothing of it is kept, and nothing changes in the conversation. Throws
 * `not_found`, `conflict` where the contact is blocked or the member stopped it, `too_many`, `unreachable`.
 */
export async function suggestToMember(ctx: MemberCtx, conversationId: string): Promise<Suggestion> {
  const { status } = await findConversation(ctx, conversationId);
  if (status === 'blocked') throw new Problem('conflict', texts.blocked);
  const { engine } = ctx.services;
  return workFor(ctx, conversationId, async (signal) => {
    await countUse(ctx, engine);
    const suggested = await suggestReply(ctx, conversationId, signal);
    if (!suggested) throw notFound();
    const { made, ...suggestion } = suggested;
    const tokens = made ?? { inputTokens: 0, outputTokens: 0 };
    return { ...suggestion, figures: await keepCost(ctx, made?.engine ?? engine, tokens) };
  });
}
