import type { Decision } from '@chatty/contract/assistant';
import { assistantTools, type AssistantTools } from '../tools/assistant-tools.ts';
import type { ToolContext } from '../tools/tool-context.ts';
import type { ReplayRecord } from './replay-record.ts';

/** Puts what was found then in the place of what a search would find now. */
function recall({ findings }: ToolContext, record: ReplayRecord, decision: Pick<Decision, 'retrieved' | 'toolCalls'>) {
  const { evidence } = findings;
  for (const it of record.passages) evidence.addPassage(it);
  for (const it of record.products) evidence.addProduct(it);
  for (const it of record.orders) evidence.addOrder(it);
  for (const it of record.discounts) evidence.addDiscount(it);
  evidence.handedOff = record.findings.handOff !== null;
  findings.retrieved.push(...decision.retrieved);
  findings.toolCalls.push(...decision.toolCalls);
  Object.assign(findings, record.findings);
  for (const it of record.unanswered) findings.unanswered.add(it);
}

/**
 * The tools of an answer, each of which says what it said then. What was never asked of them ends the attempt: the
 * engine goes another way than it did.
 */
export const recordedTools =
  (record: ReplayRecord, decision: Pick<Decision, 'retrieved' | 'toolCalls'>) =>
  (context: ToolContext): AssistantTools => {
    recall(context, record, decision);
    const left = [...record.calls];
    const answer =
      (name: string) =>
      async (input: unknown): Promise<object> => {
        const at = left.findIndex((it) => it.name === name && JSON.stringify(it.input) === JSON.stringify(input));
        const [call] = at < 0 ? [] : left.splice(at, 1);
        if (!call) throw new Error(`${name} was not asked for this when the turn was recorded`);
        return call.output;
      };
    const tools = Object.entries(assistantTools(context));
    return Object.fromEntries(
      tools.map(([name, tool]) => [name, { ...tool, execute: answer(name) }]),
    ) as AssistantTools;
  };
