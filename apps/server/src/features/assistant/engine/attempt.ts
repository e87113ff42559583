import type { Engine } from '../../../ports/engine.ts';
import type { Course } from '../inquiry/choose-course.ts';
import type { Judged } from '../conclusion/settle-verdicts.ts';
import type { SecondCall } from '@chatty/contract/assistant';
import type { Language } from '../../../language/languages.ts';
import type { Basis, SentenceRole } from '../grounding/validator.ts';
import { type Findings, noFindings } from '../tools/tool-context.ts';

/** A sentence of the answer. */
export interface KeptSentence {
  /** Empty where a card says the same. */
  text: string;
  role: SentenceRole;
  /** The slots that stood in it. */
  slots: string[];
  /** Without slots, for finding the passages that carry it. */
  words: string;
  /** What it rests on, and the verdict that says so; absent for what was put before a quote. */
  basis?: Basis;
  verdict?: Judged;
  /** Nobody reads it, nor what follows it, before the model was asked again. */
  held?: true;
}

/** What an engine said, as far as it may be read. */
export interface EngineRun {
  /** What the visitor may read. */
  text: string;
  kept: KeptSentence[];
  verdicts: Judged[];
  inputTokens: number;
  outputTokens: number;
  /** What the model was asked beside the answer; its tokens are counted above. */
  secondCalls: SecondCall[];
  /** Set where the shop's words are shown in the visitor's language: what stands in the text instead of these. */
  translated: { from: Language; original: string } | null;
}

/** What one engine made of an inquiry: what its tools found, and what it said. */
export interface Attempt {
  engine: Engine;
  findings: Findings;
  run: EngineRun;
}

/** Why no engine was asked, or that one failed. */
export type Unasked = Exclude<Course, { kind: 'ask_engine' | 'quote_faqs' }> | { kind: 'failed' };

/**
 * What came of the work on an answer; `conclude` makes of it what is said. Without an engine: there were only files or
 * signs, the budget is spent, the assistant is stopped, or a rule passes the visitor on. With one: it finished, it failed,
 * the visitor or the shop stopped it, or its turn was over. `quoted`: the plan is spent, and the engine that costs nothing
 * found the shop's own answer.
 */
export type Result = (Unasked | { kind: 'quoted' | 'finished' | 'stopped' | 'overtaken' | 'switched_off' }) & {
  /** The last one; empty where no engine was asked. */
  attempt: Attempt;
};

/** An engine that has not said anything yet. Each that tries begins with its own findings. */
export const newAttempt = (engine: Engine, inquiry: Parameters<typeof noFindings>[0]): Attempt => ({
  engine,
  findings: noFindings(inquiry),
  run: {
    text: '',
    kept: [],
    verdicts: [],
    inputTokens: 0,
    outputTokens: 0,
    secondCalls: [],
    translated: null,
  },
});

/** No engine is asked, so that a flood of questions costs nothing. */
export const unasked = (
  engine: Engine,
  inquiry: Parameters<typeof newAttempt>[1],
  why: Unasked | { kind: 'stopped' | 'overtaken' | 'switched_off' },
): Result => ({
  ...why,
  attempt: newAttempt(engine, inquiry),
});
