import type { Part } from '@chatty/contract/messages';
import { conclude, type Conclusion } from '../conclusion/conclude.ts';
import { assistantTools, type AssistantTools } from '../tools/assistant-tools.ts';
import type { ToolContext } from '../tools/tool-context.ts';
import { askEngine } from './ask-engines.ts';
import type { Asking } from './asking.ts';
import { type Result, unasked } from './attempt.ts';

const asIs: ReadonlySet<string> = new Set(['search_knowledge', 'hand_off']);
const nothing = { execute: async (): Promise<object> => ({ found: false }) };

/** The same tools, of which only the search of what the shop says about itself finds anything: no other asks the store. */
const searchAlone = (context: ToolContext): AssistantTools => {
  const tools = Object.entries(assistantTools(context));
  const left = tools.map(([name, tool]) => [name, asIs.has(name) ? tool : { ...tool, ...nothing }]);
  return Object.fromEntries(left) as AssistantTools;
};

const written: readonly string[] = ['faq', 'custom_answer'];
const isWritten = (part: Part) => part.type === 'sources' && part.sources.every(({ kind }) => written.includes(kind));

/** Whether what is said is the answer that the shop itself wrote to the question. */
const isQuoted = (said: Conclusion): boolean =>
  said.outcome === 'answered' &&
  said.parts.some((it) => it.type === 'sources') &&
  said.parts.every((it) => it.type !== 'products' && it.type !== 'order' && (it.type !== 'sources' || isWritten(it)));

/**
 * What is left to say where the answers of the plan are spent: a FAQ or custom answer that search is sure of, in the
 * shop's own words, by the engine that costs nothing. Else the budget is spent, and a person answers.
 */
export async function quoteFaqs(asking: Asking): Promise<Result> {
  const { ctx, inquiry, running } = asking;
  const { offlineEngine } = ctx.services;
  // Nobody reads along: what is found may be no FAQ.
  const result = await askEngine(offlineEngine, { ...asking, tell: () => {} }, searchAlone);
  const reason = running.stopReason();
  if (reason) return unasked(offlineEngine, inquiry, { kind: reason });
  return result.kind === 'finished' && isQuoted(conclude(inquiry, result))
    ? { ...result, kind: 'quoted' }
    : unasked(offlineEngine, inquiry, { kind: 'budget_spent' });
}
