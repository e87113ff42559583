import type { Decision, Outcome } from '@chatty/contract/assistant';
import type { PassingPayload } from '@chatty/contract/live';
import type { Engine } from '../../ports/engine.ts';
import type { Ctx } from '../../world.ts';
import { type AssistantView, findConversation, handOff, readForAssistant } from '../conversations/index.ts';
import { sendAsAssistant } from '../messages/index.ts';
import { findShop } from '../shops/index.ts';
import { type Conclusion, conclude } from './turn/conclude.ts';
import { insertDecision, latestOutcomes } from './decision.store.ts';
import { configVersionOf, instructionsFor } from './turn/instructions.ts';
import { phrases } from './turn/phrases.ts';
import { answerIdFor, newTurn, type Prepared, prepareTurn } from './turn/prepare-turn.ts';
import { type EngineRun, runEngine } from './turn/run-engine.ts';
import { runningAnswers } from './turn/running-answers.ts';
import { assistantTools } from './tools/assistant-tools.ts';
import type { Turn } from './tools/turn.ts';

/** How often it is looked whether the turn is still the assistant's. */
const watchMs = 1_000;

export interface AnswerRequest {
  conversationId: string;
  /** The turn that the visitor's message began. */
  turn: number;
}

interface Attempt {
  engine: Engine;
  turn: Turn;
  run: EngineRun;
}

interface Work extends AnswerRequest {
  ctx: Ctx;
  view: AssistantView;
  prepared: Prepared;
  answerId: string;
  instructions: string;
  signal: AbortSignal;
  tell(it: Pick<PassingPayload<'answer.growing'>, 'text' | 'step' | 'ended'>): void;
}

const mayAnswer = (it: { handler: string; status: string; turn: number }, turn: number) =>
  it.handler === 'assistant' && it.status === 'open' && it.turn === turn;

/** Ends the answer as soon as a person takes over or the visitor says something newer. */
function watch({ ctx, conversationId, turn }: AnswerRequest & { ctx: Ctx }, controller: AbortController): () => void {
  const timer = setInterval(() => {
    findConversation(ctx, conversationId).then(
      (it) => mayAnswer(it, turn) || controller.abort('overtaken'),
      () => controller.abort('overtaken'),
    );
  }, watchMs);
  return () => clearInterval(timer);
}

async function attempt(work: Work, engine: Engine): Promise<Attempt> {
  const turn = newTurn(work.ctx, work.view, work.prepared);
  const run = await runEngine({
    engine,
    turn,
    instructions: work.instructions,
    messages: work.prepared.messages,
    signal: work.signal,
    progress: (text, step) => work.tell({ text, step, ended: false }),
  });
  return { engine, turn, run };
}

/** The chosen engine answers; when it fails the spare one does. Null when both fail, or the answer was ended. */
async function answerWith(work: Work): Promise<Attempt | null> {
  const { engine } = work.ctx.world;
  for (const it of [engine, engine.spare]) {
    if (!it || work.signal.aborted) continue;
    try {
      return await attempt(work, it);
    } catch (error) {
      if (work.signal.aborted) return null;
      work.ctx.log.warn({ err: error, engine: it.id, conversationId: work.conversationId }, 'the model failed');
      work.tell({ text: '', step: null, ended: false });
    }
  }
  return null;
}

/** Says it, then does it: a hand-off ends the turn, and nothing could be said after it. Null when the turn was over. */
async function speak(work: Work, { outcome, text, parts }: Conclusion): Promise<Outcome> {
  const { ctx, conversationId, turn, answerId } = work;
  const { dropped } = await sendAsAssistant(ctx, {
    conversationId,
    id: answerId,
    turn,
    text,
    parts,
  });
  if (dropped) return 'dropped';
  if (outcome === 'handed_off' || outcome === 'failed') await handOff(ctx, { conversationId, turn });
  return outcome;
}

async function record(work: Work, done: Attempt | null, outcome: Outcome, startedAt: number): Promise<void> {
  const { ctx, prepared } = work;
  const engine = done?.engine ?? ctx.world.engine;
  const turn = done?.turn ?? newTurn(ctx, work.view, prepared);
  const { inputTokens = 0, outputTokens = 0, verdicts = [] } = done?.run ?? {};
  const facts: Pick<Decision, 'engine' | 'configVersion' | 'retrieved' | 'confidence' | 'toolCalls' | 'verdicts'> = {
    engine: engine.id,
    configVersion: configVersionOf(engine.id, work.instructions, assistantTools(turn)),
    retrieved: turn.retrieved,
    confidence: turn.confidence,
    toolCalls: turn.toolCalls,
    verdicts,
  };
  await insertDecision(ctx.db, ctx.shopId, {
    ...facts,
    id: work.answerId,
    conversationId: work.conversationId,
    messageId: outcome === 'dropped' ? null : work.answerId,
    question: prepared.question,
    outcome,
    inputTokens,
    outputTokens,
    cost: (inputTokens * engine.price.input + outputTokens * engine.price.output) / 1_000_000,
    latencyMs: Math.round(performance.now() - startedAt),
    createdAt: ctx.world.clock.now(),
  });
}

async function concludeTurn(work: Work): Promise<{ done: Attempt | null; outcome: Outcome }> {
  const done = await answerWith(work);
  if (work.signal.aborted) return { done, outcome: 'dropped' };
  const conclusion: Conclusion = done
    ? conclude(done.run, done.turn, {
        earlier: await latestOutcomes(work.ctx, work.conversationId),
      })
    : { outcome: 'failed', text: phrases.failed, parts: [] };
  return { done, outcome: await speak(work, conclusion) };
}

/**
 * The assistant's turn: answers what the visitor said, asks back, says that it does not know, or gets a person. Ends
 * with exactly one message, unless a person took over, the visitor said something newer or stopped it. May run twice
 * for the same turn: the answer's id is the same.
 */
export async function answerVisitor(ctx: Ctx, { conversationId, turn }: AnswerRequest): Promise<void> {
  const startedAt = performance.now();
  const view = await readForAssistant(ctx, conversationId);
  const prepared = view && mayAnswer(view, turn) ? prepareTurn(view) : null;
  if (!view || !prepared) return;

  const { controller, end } = runningAnswers(ctx.world).begin(ctx.shopId, conversationId);
  const stopWatching = watch({ ctx, conversationId, turn }, controller);
  const answerId = answerIdFor(prepared.lastMessageId, turn);
  const audience = { team: true, contactId: view.contact.id };
  const tell: Work['tell'] = (it) =>
    ctx.world.hub.pass(ctx.shopId, audience, {
      type: 'answer.growing',
      payload: { conversationId, messageId: answerId, ...it },
    });
  tell({ text: '', step: null, ended: false });
  try {
    const { name } = await findShop(ctx.db, ctx.shopId);
    const today = ctx.world.clock.now().toISOString().slice(0, 10);
    const instructions = instructionsFor({
      name,
      botName: view.settings.botName,
      today,
    });
    const work: Work = {
      ctx,
      conversationId,
      turn,
      view,
      prepared,
      answerId,
      instructions,
      signal: controller.signal,
      tell,
    };
    const { done, outcome } = await concludeTurn(work);
    await record(work, done, outcome, startedAt);
  } finally {
    stopWatching();
    end();
    tell({ text: '', step: null, ended: true });
  }
}
