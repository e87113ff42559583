import type { NoSuggestion } from '@chatty/contract/copilot';
import type { Part } from '@chatty/contract/messages';
import { texts } from '#texts/assistant.ts';
import type { Ctx } from '../../../ctx.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Engine } from '../../../ports/engine.ts';
import { type AssistantView, readForAssistant } from '../../conversations/index.ts';
import { conclude, type Said } from '../conclusion/conclude.ts';
import { askEngines } from '../engine/ask-engines.ts';
import type { EngineRun, Result } from '../engine/attempt.ts';
import { textOf } from '../engine/draft.ts';
import { freeCourse } from '../inquiry/choose-course.ts';
import { inquiryAlone } from '../inquiry/inquiry-alone.ts';
import { type Inquiry, productOnPage } from '../inquiry/read-inquiry.ts';
import { isVisitors, transcriptOf } from '../inquiry/transcript.ts';

/** What a member could answer, and what came of looking for it. */
export interface SuggestedReply {
  /** Why there is nothing to suggest; null where there is. */
  why: NoSuggestion | null;
  text: string;
  parts: Part[];
  question: string;
  /** The visitor's latest message that it takes into account. */
  answersId: string | null;
  near: string[];
  /** What it leaves open, in sentences. */
  open: string[];
  /** Who made it, and of how much; null where no engine was asked. */
  made: { engine: Engine; inputTokens: number; outputTokens: number } | null;
}

type History = AssistantView['history'];

/** So many of the visitor's latest messages may have asked for a person, before what they had asked is looked for no further. */
const mostWishes = 3;

/** What the assistant or the house said after the visitor settled nothing, or no member would be asking. */
const upToVisitor = (history: History): History =>
  history.slice(0, history.findLastIndex((it) => isVisitors(it) || it.sender === 'admin') + 1);

/** What a member would answer: as an inquiry of the visitor's, under no turn of theirs. Null where they wait for no words. */
async function inquiryOf(ctx: Ctx, id: string, view: AssistantView, history: History): Promise<Inquiry | null> {
  const { contact, shop, turn } = view;
  // By no rule is a member passed on to a person.
  const assistant = { ...view.assistant, topics: [], enableAfterSalesSupport: true };
  const transcript = transcriptOf({ history, contact });
  return (
    transcript &&
    inquiryAlone(transcript, {
      ...{ contact, shop, assistant, turn, conversationId: id },
      onPage: await productOnPage(ctx, contact.id),
      // A member is not spoken to: nothing is said in other words because it was said to the visitor before.
      ...{ lastAnswer: '', rephrased: false, fileCount: 0, runsScenarios: false, hadPerson: true },
    })
  );
}

const shown = new Set<Part['type']>(['sources', 'products', 'order', 'translation']);

/**
 * What a member would send. That something was not found they are told beside it; and a card of an order may not be shown to
 * whoever proved it by words, so that its facts stand in the text.
 */
function wordsOf(said: Said, run: EngineRun): string {
  const isOrder = said.parts.some((it) => it.type === 'order');
  const facts = isOrder ? run.verdicts.flatMap((it) => (it.kept && it.said !== undefined ? it.said : [])) : [];
  const known = said.text === run.text ? textOf(run.kept.filter((it) => it.role !== 'unknowing')) : '';
  return facts.join('').trim() || known || said.text;
}

const openIn = ({ kept }: EngineRun) =>
  kept.flatMap(({ role, text }) => (role === 'unknowing' ? text.trim() || [] : []));

const noReply = (why: NoSuggestion): SuggestedReply => ({
  ...{ why, text: '', parts: [], question: '', answersId: null, near: [], open: [], made: null },
});

function suggestionOf(inquiry: Inquiry, result: Result): SuggestedReply {
  const { kind, attempt } = result;
  const { engine, run } = attempt;
  const said = conclude(inquiry, result);
  if (kind !== 'finished' || said.outcome === 'dropped') {
    throw new Problem(
      kind === 'failed' ? 'unreachable' : 'conflict',
      texts.suggestion[kind === 'failed' ? 'failed' : 'stopped'],
    );
  }
  const about = {
    question: inquiry.vault.reveal(inquiry.question),
    answersId: inquiry.lastMessageId,
    made: { engine, inputTokens: run.inputTokens, outputTokens: run.outputTokens },
  };
  if (said.outcome === 'handed_off') return { ...noReply('person_wanted'), ...about };
  const isFound = said.outcome === 'answered' || !said.parts.some((it) => it.type === 'offerPerson');
  if (said.outcome === 'refused' || !isFound) {
    const near = said.parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : []));
    return { ...noReply('unknown'), ...about, near };
  }
  const parts = said.parts.filter((it) => shown.has(it.type));
  return { why: null, text: wordsOf(said, run), parts, near: [], open: openIn(run), ...about };
}

/** What all tries took together, by the engine that was asked last. */
function sumOf(all: NonNullable<SuggestedReply['made']>[]): SuggestedReply['made'] {
  const total = (of: 'inputTokens' | 'outputTokens') => all.reduce((sum, it) => sum + it[of], 0);
  const last = all.at(-1);
  return last ? { engine: last.engine, inputTokens: total('inputTokens'), outputTokens: total('outputTokens') } : null;
}

/**
 * What the assistant would answer the visitor now, for a member to use or not: by the same search, tools and validator as
 * an answer of its own, from what was said and no note. Nobody else hears of it, the conversation stays whose it is, and it
 * counts against no budget of answers. Where the visitor's latest words only asked for a person, what they had asked before
 * is answered. Null where there is no such conversation. Throws `unreachable` where no engine answers, `conflict` where the
 * signal ended it. Not inside a transaction.
 */
export async function suggestReply(
  ctx: Ctx,
  conversationId: string,
  signal: AbortSignal,
): Promise<SuggestedReply | null> {
  const view = await readForAssistant(ctx, conversationId);
  if (!view) return null;
  const running = { signal, stopReason: () => (signal.aborted ? ('stopped' as const) : null) };
  const suggest = async (history: History): Promise<SuggestedReply> => {
    const inquiry = await inquiryOf(ctx, conversationId, view, history);
    if (!inquiry) return noReply('nothing_asked');
    if ((await freeCourse(inquiry)).kind !== 'ask_engine')
      return { ...noReply('wordless'), answersId: inquiry.lastMessageId };
    return suggestionOf(inquiry, await askEngines({ ctx, inquiry, running, tell: () => {} }));
  };
  let history = upToVisitor(view.history);
  const latest = await suggest(history);
  const tried = [latest];
  while (tried.at(-1)?.why === 'person_wanted' && tried.length <= mostWishes) {
    history = upToVisitor(history.slice(0, -1));
    const last = history.at(-1);
    if (!last || !isVisitors(last)) break;
    tried.push(await suggest(history));
  }
  const found = tried.find((it) => it.why === null) ?? latest;
  return { ...found, answersId: latest.answersId, made: sumOf(tried.flatMap((it) => it.made ?? [])) };
}
