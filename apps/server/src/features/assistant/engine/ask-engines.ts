import type { Engine } from '../../../ports/engine.ts';
import { languageOfShop } from '../../shops/index.ts';
import { assistantTools } from '../tools/assistant-tools.ts';
import { translateQuotes } from '../translation/translate-quotes.ts';
import { goOn } from '../scenarios/go-on.ts';
import type { Asking } from './asking.ts';
import { newAttempt, type Result } from './attempt.ts';
import { instructionsFor } from './instructions.ts';
import { runEngine } from './run-engine.ts';

/** One engine answers; that it fails is a result too. */
export async function askEngine(engine: Engine, { ctx, inquiry, running, tell }: Asking): Promise<Result> {
  const attempt = newAttempt(engine, inquiry);
  const today = ctx.services.clock.now().toISOString().slice(0, 10);
  try {
    await runEngine({
      attempt,
      tools: assistantTools({ ctx, inquiry, findings: attempt.findings }),
      transcript: inquiry,
      instructions: instructionsFor(inquiry, today),
      shopLanguage: languageOfShop(inquiry.shop),
      onPage: inquiry.assistant.enabledProducts ? inquiry.onPage : null,
      mode: inquiry.assistant.aiAssistantMode,
      showsProducts: inquiry.assistant.isShowProductAIAssistant,
      looksAgain: ctx.services.config.SECOND_LOOK,
      signal: running.signal,
      progress: (text, step) => tell({ text, step }),
    });
    await translateQuotes({ ctx, inquiry, attempt, signal: running.signal });
  } catch (error) {
    if (!running.stopReason()) {
      // Takes back what was said so far.
      tell({ text: '', step: null });
      ctx.log.warn({ err: error, engine: engine.id, conversationId: inquiry.conversationId }, 'the model failed');
      return { kind: 'failed', attempt };
    }
  }
  return { kind: running.stopReason() ?? 'finished', attempt };
}

/**
 * A scenario that waits for the visitor goes on. Else the chosen engine answers; when it fails, the spare one does. `only`
 * answers in the place of both. Whatever an engine does is a result: none rejects.
 */
export async function askEngines(asking: Asking, only?: Engine): Promise<Result> {
  const goneOn = asking.inquiry.scenario && (await goOn(asking, asking.inquiry.scenario));
  if (goneOn) return goneOn;
  if (only) return askEngine(only, asking);
  const { engine } = asking.ctx.services;
  const result = await askEngine(engine, asking);
  return result.kind === 'failed' && engine.spare ? askEngine(engine.spare, asking) : result;
}
