import { isDatabaseAway } from '../../platform/db/database-away.ts';
import { orNull } from '../../platform/problem.ts';
import type { Engine } from '../../ports/engine.ts';
import type { Ctx } from '../../services.ts';
import { type AssistantView, findConversation, readForAssistant } from '../conversations/index.ts';
import { findShop, type ShopRow } from '../shops/index.ts';
import { latestOutcomes } from './decision.store.ts';
import { assistantTools } from './tools/assistant-tools.ts';
import { type Conclusion, type Circumstances, conclude, withoutModel, withUnseenFile } from './conclusion/conclude.ts';
import { mayAnswerNow } from './inquiry/answer-budget.ts';
import { type Attempt, finishTurn } from './conclusion/finish-answer.ts';
import { configVersionOf, instructionsFor } from './engine/instructions.ts';
import { answerIdFor, newTurn, type Prepared, prepareTurn } from './inquiry/transcript.ts';
import { emptyRun, runEngine } from './engine/run-engine.ts';
import { runningAnswers, type StopReason } from './running-answers.ts';
import { type Teller, tellProgress } from './tell-progress.ts';

/** How often it is looked whether the turn is still the assistant's. */
const watchMs = 1_000;

export interface AnswerRequest {
  conversationId: string;
  /** The turn that the visitor's message began. */
  turn: number;
  /** A name for the address that they wrote from; absent where it was not the visitor who began the turn. */
  addressHash?: string | undefined;
}

interface Work extends AnswerRequest {
  ctx: Ctx;
  view: AssistantView;
  prepared: Prepared;
  shop: ShopRow;
  signal: AbortSignal;
  tell: Teller['tell'];
}

const mayAnswer = (it: { handler: string; status: string; turn: number }, turn: number) =>
  it.handler === 'assistant' && it.status === 'open' && it.turn === turn;

/** Ends the answer as soon as a person takes over or the visitor says something newer. */
function watch({ ctx, conversationId, turn }: AnswerRequest & { ctx: Ctx }, controller: AbortController): () => void {
  const overtaken = () => controller.abort('overtaken' satisfies StopReason);
  // A look that fails says nothing: the answer itself is refused where the turn has gone.
  const look = () =>
    orNull(findConversation(ctx, conversationId)).then(
      (it) => (it && mayAnswer(it, turn)) || overtaken(),
      (error: unknown) => ctx.log.warn({ err: error, conversationId }, 'an answer was not watched'),
    );
  const timer = setInterval(look, watchMs);
  return () => clearInterval(timer);
}

const toldTo = ({ view, shop }: Work, today: string) =>
  instructionsFor({ name: shop.name, botName: view.settings.botName, today });

interface Tried {
  /** The last engine that was asked, and what it made of it. */
  attempt: Attempt;
  /** There is something to conclude from. */
  done: boolean;
}

async function tryEngine(work: Work, engine: Engine): Promise<Tried> {
  const { ctx, view, prepared, signal } = work;
  const attempt: Attempt = {
    engine,
    turn: newTurn(ctx, { ...view, addressHash: work.addressHash }, prepared),
    run: emptyRun(),
  };
  const instructions = toldTo(work, ctx.services.clock.now().toISOString().slice(0, 10));
  const progress = (text: string, step: string | null) => work.tell({ text, step });
  try {
    await runEngine({ ...attempt, instructions, messages: prepared.messages, signal, progress });
    return { attempt, done: !signal.aborted };
  } catch (error) {
    // A visitor who stops the answer keeps what was said so far.
    if (signal.aborted) return { attempt, done: signal.reason === 'stopped' && attempt.run.text !== '' };
    ctx.log.warn({ err: error, engine: engine.id, conversationId: work.conversationId }, 'the model failed');
    progress('', null);
    return { attempt, done: false };
  }
}

/** The chosen engine answers; when it fails the spare one does. */
async function tryEngines(work: Work): Promise<Tried> {
  const { engine } = work.ctx.services;
  const tried = await tryEngine(work, engine);
  if (tried.done || work.signal.aborted || !engine.spare) return tried;
  return tryEngine(work, engine.spare);
}

async function circumstancesOf({ ctx, conversationId, prepared }: Work): Promise<Circumstances> {
  return { earlier: await latestOutcomes(ctx, conversationId), lastAnswer: prepared.lastAnswer };
}

async function concludeTurn(work: Work, { attempt, done }: Tried): Promise<Conclusion | null> {
  if (!done) return work.signal.aborted ? null : withoutModel.failed();
  const conclusion = conclude(attempt.run, attempt.turn, await circumstancesOf(work));
  return work.prepared.fileCount > 0 ? withUnseenFile(conclusion) : conclusion;
}

/** What needs no model: there is not a word to answer. */
async function concludeWithoutWords(work: Work): Promise<Conclusion | null> {
  const { question, fileCount } = work.prepared;
  if (/[\p{L}\p{N}]/u.test(question)) return null;
  return fileCount > 0 ? withoutModel.fileOnly(fileCount) : withoutModel.wordless(await circumstancesOf(work));
}

/** No model was asked, so that a flood of questions costs nobody anything. */
const unasked = ({ ctx, view, prepared, addressHash }: Work): Tried => ({
  attempt: { engine: ctx.services.engine, turn: newTurn(ctx, { ...view, addressHash }, prepared), run: emptyRun() },
  done: false,
});

interface Ended {
  tried: Tried;
  conclusion: Conclusion | null;
}

async function thinkOf(work: Work): Promise<Ended> {
  const { ctx, view, addressHash } = work;
  const wordless = await concludeWithoutWords(work);
  if (wordless) return { tried: unasked(work), conclusion: wordless };
  const within = await mayAnswerNow(ctx, work.shop, { contactId: view.contact.id, address: addressHash });
  if (!within) return { tried: unasked(work), conclusion: withoutModel.spent() };
  const tried = await tryEngines(work);
  return { tried, conclusion: await concludeTurn(work, tried) };
}

async function takeTurn(work: Work, answerId: string, startedAt: number): Promise<void> {
  const { ctx, conversationId, turn, prepared } = work;
  const finish = ({ tried: { attempt }, conclusion }: Ended) => {
    const configVersion = configVersionOf(attempt.engine.id, toldTo(work, ''), assistantTools(attempt.turn));
    const ref = { ctx, conversationId, turn, answerId, question: prepared.question, configVersion, startedAt };
    return finishTurn(ref, attempt, conclusion);
  };
  try {
    await finish(await thinkOf(work));
  } catch (error) {
    // The job is tried again where that may help. Whatever else is broken, the visitor hears of it and gets a person.
    if (isDatabaseAway(error)) throw error;
    ctx.log.error({ err: error, conversationId }, 'an answer broke off');
    await finish({ tried: unasked(work), conclusion: withoutModel.failed() });
  }
}

/**
 * The assistant's turn: answers what the visitor said, asks back, says that it does not know, or gets a person, without
 * asking a model where the visitor's or the shop's budget of answers is spent. Ends
 * with exactly one message, unless a person took over, the visitor said something newer or stopped it before the first
 * sentence. May run twice for the same turn: the answer's id is the same.
 */
export async function answerVisitor(ctx: Ctx, { conversationId, turn, addressHash }: AnswerRequest): Promise<void> {
  const startedAt = performance.now();
  const view = await readForAssistant(ctx, conversationId);
  if (!view || !mayAnswer(view, turn)) return;
  const prepared = prepareTurn(view);
  // Handed back, and all that the visitor said was answered: nothing is to be said.
  if (!prepared) return;

  const { controller, end } = runningAnswers(ctx.services).begin(ctx.shopId, conversationId);
  const stopWatching = watch({ ctx, conversationId, turn }, controller);
  const answerId = answerIdFor(prepared.lastMessageId, turn);
  const teller = tellProgress(ctx, { contactId: view.contact.id, conversationId, messageId: answerId });
  try {
    const shop = await findShop(ctx.db, ctx.shopId);
    const { signal } = controller;
    const work: Work = { ctx, conversationId, turn, addressHash, view, prepared, shop, signal, tell: teller.tell };
    await takeTurn(work, answerId, startedAt);
  } finally {
    stopWatching();
    end();
    teller.end();
  }
}
