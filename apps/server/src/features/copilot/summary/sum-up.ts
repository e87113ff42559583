import type { Summary } from '@chatty/contract/copilot';
import type { MemberCtx } from '../../../ctx.ts';
import { findConversation, latestMessages } from '../../conversations/index.ts';
import { workFor } from '../at-work.ts';
import { countUse, keepCost } from '../copilot-days.store.ts';
import { extractPoints } from './extract-points.ts';
import { wordedPoints } from './worded-points.ts';

/** So many of the latest messages are summed up, however long a conversation is. */
const mostMessages = 60;
const end = 2_147_483_647;

/**
 * A conversation in a few points, each with the message that it is from: in the words of a model where one is set up and its
 * point stands in that message, else in the message's own. Notes are no part of it. Throws `not_found`, `too_many`, and
 * `conflict` where the member stopped it.
 */
export async function sumUp(ctx: MemberCtx, conversationId: string): Promise<Summary> {
  await findConversation(ctx, conversationId);
  const { engine, offlineEngine } = ctx.services;
  return workFor(ctx, conversationId, async (signal) => {
    const latest = await latestMessages(ctx, conversationId, { before: end, most: mostMessages + 1 });
    const messages = latest.slice(0, mostMessages).reverse();
    const isPart = latest.length > mostMessages;
    const extracted = extractPoints(messages);
    const isAsked = engine.isGeneral === true && extracted.length > 0;
    if (isAsked) await countUse(ctx, engine);
    const worded = isAsked ? await wordedPoints(engine, messages, signal) : null;
    const tokens = worded?.tokens ?? { inputTokens: 0, outputTokens: 0 };
    const isWorded = worded?.points && worded.points.length > 0;
    const figures = await keepCost(ctx, isAsked ? engine : offlineEngine, tokens);
    if (!worded?.points || !isWorded) return { points: extracted, isPart, figures };
    const orders = extracted.filter((it) => it.kind === 'orders');
    return { points: [...worded.points, ...orders], isPart, figures };
  });
}
