import type { Engine } from '../../../ports/engine.ts';
import type { Ctx } from '../../../ctx.ts';
import { languageOfShop } from '../../shops/index.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { RunningAnswer } from '../running-answers.ts';
import type { Progress } from '../tell-progress.ts';
import { assistantTools, type AssistantTools } from '../tools/assistant-tools.ts';
import type { ToolContext } from '../tools/tool-context.ts';
import { translateQuotes } from '../translation/translate-quotes.ts';
import { newAttempt, type Result } from './attempt.ts';
import { instructionsFor } from './instructions.ts';
import { runEngine } from './run-engine.ts';

export interface Asking {
  ctx: Ctx;
  inquiry: Inquiry;
  running: Pick<RunningAnswer, 'signal' | 'stopReason'>;
  tell(progress: Progress): void;
}

/** One engine answers; that it fails is a result too. */
export async function askEngine(
  engine: Engine,
  { ctx, inquiry, running, tell }: Asking,
  toolsFor: (context: ToolContext) => AssistantTools = assistantTools,
): Promise<Result> {
  const attempt = newAttempt(engine, inquiry);
  const today = ctx.services.clock.now().toISOString().slice(0, 10);
  try {
    await runEngine({
      attempt,
      tools: toolsFor({ ctx, inquiry, findings: attempt.findings }),
      transcript: inquiry,
      instructions: instructionsFor(inquiry, today),
      shopLanguage: languageOfShop(inquiry.shop),
      onPage: inquiry.onPage,
      mode: inquiry.assistant.aiAssistantMode,
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

/** The chosen engine answers; when it fails, the spare one does. Whatever an engine does is a result: none rejects. */
export async function askEngines(asking: Asking): Promise<Result> {
  const { engine } = asking.ctx.services;
  const result = await askEngine(engine, asking);
  return result.kind === 'failed' && engine.spare ? askEngine(engine.spare, asking) : result;
}
