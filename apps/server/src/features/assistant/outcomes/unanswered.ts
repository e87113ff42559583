import type { Outcome } from '@chatty/contract/assistant';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { handOffRule } from '../decision.store.ts';

/** A visitor who asked for a person asked nothing that the shop could write an answer to. */
const personAsked = JSON.stringify([{ name: 'hand_off', input: { why: 'asked' } }]);
const byRule = (input: object) => JSON.stringify([{ name: handOffRule, ...input }]);
/** A rule of the shop's passed them on, whatever they asked: but who tried too often, or complained, was not helped. */
const passedOn = sql<boolean>`(tool_calls @> ${byRule({})}::jsonb
  and not tool_calls @> ${byRule({ input: { rule: 'attempts' } })}::jsonb
  and not tool_calls @> ${byRule({ input: { rule: 'complaint' } })}::jsonb)`;
const asksSomething = sql<boolean>`question <> '' and not tool_calls @> ${personAsked}::jsonb and not ${passedOn}`;

const mostUnanswered = 200;

/** What the assistant could not answer, the latest first. */
export async function unansweredQuestions(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('decisions')
    .select(['id', 'conversation_id', 'question', 'created_at'])
    .where('shop_id', '=', ctx.shopId)
    .where('outcome', 'in', ['refused', 'handed_off'])
    .where(asksSomething)
    .orderBy('created_at', 'desc')
    .limit(mostUnanswered)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversation_id,
    question: row.question,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Below it an answer may have been beside the point: whoever asks for a person then was not helped. */
const doubtful = 0.75;

/** A question that was not answered, as its decision tells. */
export interface UnansweredTurn {
  id: string;
  question: string;
  outcome: Outcome;
  createdAt: Date;
}

/**
 * What was asked in a conversation without an answer, in its order: what was refused or handed over because the assistant
 * could not help and, where a person was asked for since, what was answered last without much confidence.
 */
export async function unansweredIn(
  ctx: Ctx,
  conversationId: string,
  { askedForPerson }: { askedForPerson: boolean },
): Promise<UnansweredTurn[]> {
  const rows = await ctx.db
    .selectFrom('decisions')
    .select(['id', 'question', 'outcome', 'confidence', 'created_at as createdAt'])
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('outcome', 'not in', ['dropped', 'failed'])
    .where(asksSomething)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostUnanswered)
    .execute();
  const isOpen = ({ outcome, confidence }: (typeof rows)[number], at: number) =>
    outcome === 'refused' ||
    outcome === 'handed_off' ||
    (at === 0 && askedForPerson && confidence !== null && confidence < doubtful);
  return rows
    .filter(isOpen)
    .map(({ confidence: _, outcome, ...row }) => ({ ...row, outcome: outcome as Outcome }))
    .toReversed();
}
