import { findScenarioIfOn } from '../../knowledge/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import type { Asking } from '../engine/asking.ts';
import { newAttempt, type Result } from '../engine/attempt.ts';
import { draftFor } from '../engine/run-engine.ts';
import type { WaitingScenario } from '../inquiry/waiting-scenario.ts';
import { translateQuotes } from '../translation/translate-quotes.ts';
import { runSteps } from './run-steps.ts';
import { sayScenario } from './say-scenario.ts';

/**
 * Goes on with a scenario that has asked the visitor something, without asking any engine. Null where it was switched off,
 * deleted or shortened meanwhile: then their words are answered like any others.
 */
export async function goOn(
  { ctx, inquiry, running, tell }: Asking,
  { id, next }: WaitingScenario,
): Promise<Result | null> {
  const scenario = await findScenarioIfOn(ctx, id);
  if (!scenario || next >= scenario.steps.length) return null;
  const attempt = newAttempt(ctx.services.engine, inquiry);
  const { lines, reason, tags } = await runSteps({ ctx, inquiry, findings: attempt.findings }, scenario, next);
  const output = { scenario: scenario.title, lines, ...(reason === null ? {} : { handsOver: reason }), tags };
  attempt.findings.toolCalls.push({ name: 'scenario', input: { id, from: next + 1 }, output, ms: 0 });
  const draft = draftFor({
    attempt,
    transcript: inquiry,
    shopLanguage: languageOfShop(inquiry.shop),
    mode: inquiry.assistant.aiAssistantMode,
    showsProducts: inquiry.assistant.isShowProductAIAssistant,
    looksAgain: false,
    progress: (text, step) => tell({ text, step }),
  });
  sayScenario(attempt, draft);
  await translateQuotes({ ctx, inquiry, attempt, signal: running.signal });
  return { kind: running.stopReason() ?? 'finished', attempt };
}
