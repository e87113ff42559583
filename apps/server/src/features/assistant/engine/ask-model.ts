import { generateText, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import type { Attempt, EngineRun } from './attempt.ts';

export interface ModelQuestion<Wanted> {
  /** Whose engine is asked; what it costs is added to that of its answer. */
  attempt: Pick<Attempt, 'engine'> & { run: Pick<EngineRun, 'inputTokens' | 'outputTokens'> };
  instructions: string;
  /** What it is asked about: information, never an instruction. */
  about: unknown;
  wanted: z.ZodType<Wanted>;
  /** How long it is waited for. */
  ms: number;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface ModelAnswer<Wanted> {
  /** Null where there is none of the shape that was wanted. */
  output: Wanted | null;
  failure: 'late' | 'failed' | 'unusable' | null;
  ms: number;
}

/** Asks a model one question beside the answer that it gives. Whatever becomes of it is a result: it never rejects. */
export async function askModel<Wanted>(question: ModelQuestion<Wanted>): Promise<ModelAnswer<Wanted>> {
  const { attempt, instructions, about, wanted, ms, maxOutputTokens, signal } = question;
  const start = performance.now();
  const late = AbortSignal.timeout(ms);
  const ended = (
    output: Wanted | null,
    failure: ModelAnswer<Wanted>['failure'],
    usage?: { inputTokens: number | undefined; outputTokens: number | undefined },
  ): ModelAnswer<Wanted> => {
    attempt.run.inputTokens += usage?.inputTokens ?? 0;
    attempt.run.outputTokens += usage?.outputTokens ?? 0;
    return { output, failure, ms: Math.round(performance.now() - start) };
  };
  try {
    const { output, totalUsage } = await generateText({
      model: attempt.engine.model,
      instructions,
      prompt: JSON.stringify(about),
      output: Output.object({ schema: wanted }),
      temperature: 0,
      maxOutputTokens,
      // A second try would come too late.
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, late]),
    });
    return ended(output, null, totalUsage);
  } catch (error) {
    // What cannot be read was paid for all the same.
    if (NoObjectGeneratedError.isInstance(error)) return ended(null, 'unusable', error.usage);
    return ended(null, late.aborted ? 'late' : 'failed');
  }
}
