import { isStepCount, type ModelMessage, streamText } from 'ai';
import { messageMaxChars } from '@chatty/contract/limits';
import { texts } from '#texts/assistant.ts';
import type { Engine } from '../../../ports/engine.ts';
import { checkSentence, type Role } from '../grounding/validator.ts';
import { repeatsCard } from '../grounding/repeats-card.ts';
import { sentenceGate } from '../grounding/reading/sentences.ts';
import { slotPattern, slotsIn } from '../grounding/slots.ts';
import { type AssistantTools, assistantTools } from '../tools/assistant-tools.ts';
import type { Turn } from '../tools/tool-context.ts';
import type { Judged } from '../conclusion/settle-verdicts.ts';

const maxSteps = 6;
const maxOutputTokens = 800;
/**
 * A model that writes more than this in one turn, text and input of tools together, does not stop when told to. No
 * message is longer, and what is read of a model stays bounded by it.
 */
const turnMaxChars = messageMaxChars;
/** How long a model may take; after that it counts as unreachable. A step is one request with its tools. */
const patience = { totalMs: 40_000, stepMs: 15_000, chunkMs: 8_000 };

export interface KeptSentence {
  /** Empty where a card says the same. */
  text: string;
  role: Role;
  /** The slots that stood in it. */
  slots: string[];
  /** Without slots, for finding the passages that carry it. */
  words: string;
}

export interface EngineRun {
  /** What the visitor may read. */
  text: string;
  kept: KeptSentence[];
  verdicts: Judged[];
  inputTokens: number;
  outputTokens: number;
}

export interface EngineTask {
  engine: Engine;
  turn: Turn;
  /** Filled while the answer grows: what was said before a failure is not lost. */
  run: EngineRun;
  instructions: string;
  messages: ModelMessage[];
  signal: AbortSignal;
  /** Hears the visible text whenever it changes, and what is being done. */
  progress(text: string, step: string | null): void;
  timeout?: Partial<typeof patience>;
}

const textOf = (kept: readonly KeptSentence[]) =>
  kept
    .map((it) => it.text)
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const emptyRun = (): EngineRun => ({ text: '', kept: [], verdicts: [], inputTokens: 0, outputTokens: 0 });

/** Without what nobody can read and no database keeps: control signs, halves of signs. */
const readable = (text: string) => text.toWellFormed().replace(/(?![\n\t])[\p{Cc}\ufffd]/gu, '');
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The line break that ended a sentence which is not shown still parts its neighbours. */
function endLine(run: EngineRun, sentence: string): void {
  const last = run.kept.findLast((it) => it.text !== '');
  const end = last?.text.trimEnd() ?? '';
  if (last && sentence.includes('\n') && !last.text.slice(end.length).includes('\n')) last.text = `${end}\n`;
}

/** Ends of a step at which the model had more to say. */
const unfinished = new Set(['length', 'content-filter']);

/**
 * Lets a model answer: tools first, then text, each sentence checked before anybody sees it; one that was not finished
 * is no part of the answer. Rejects when the model fails, is too slow, never stops or the signal ends it; nothing is
 * sent here.
 */
export async function runEngine({ engine, turn, run, progress, ...task }: EngineTask): Promise<void> {
  const tools = assistantTools(turn);
  let before = 0;
  let written = 0;
  const wrote = (text: string) => {
    written += text.length;
    if (written > turnMaxChars) throw new Error(`The model wrote more than ${turnMaxChars} characters`);
  };
  const gate = sentenceGate((written) => {
    const sentence = readable(written);
    if (!visible.test(sentence)) {
      endLine(run, written);
      return;
    }
    const checked = checkSentence(sentence, turn.evidence);
    const { kept, reason } = checked;
    const said = checked.kept ? turn.vault.reveal(checked.text) : '';
    const onCard = kept && repeatsCard(sentence);
    run.verdicts.push({
      sentence: sentence.trim(),
      kept,
      reason,
      ...(kept ? { said } : {}),
      ...(onCard ? { onCard } : {}),
    });
    if (!kept || onCard) endLine(run, sentence);
    if (!checked.kept) return;
    run.kept.push({
      role: checked.role,
      text: onCard ? '' : said,
      slots: slotsIn(sentence),
      words: sentence.replace(slotPattern, ' '),
    });
    run.text = textOf(run.kept);
    progress(run.text, null);
  });

  const leaveOut = (rest: string) => {
    const sentence = rest.trim();
    if (sentence !== '') run.verdicts.push({ sentence, kept: false, reason: texts.verdicts.unfinished });
  };
  const ended = new AbortController();
  const { stream } = streamText({
    model: engine.model,
    instructions: task.instructions,
    messages: task.messages,
    tools,
    stopWhen: isStepCount(maxSteps),
    maxOutputTokens,
    temperature: 0,
    maxRetries: 1,
    abortSignal: AbortSignal.any([task.signal, ended.signal]),
    timeout: task.timeout ?? patience,
    onError: () => {},
  });
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw task.signal.aborted ? task.signal.reason : new Error('The model took too long');
      // A tool that there is not, or input that does not fit: the model is told and may do better.
      if (part.type === 'tool-error' && !part.dynamic) throw part.error;
      if (part.type === 'start-step') before = run.kept.length;
      if (part.type === 'tool-input-delta') wrote(part.delta);
      if (part.type === 'text-start') gate.end();
      if (part.type === 'text-delta') {
        wrote(part.text);
        gate.push(part.text);
      }
      if (part.type === 'tool-call') {
        // "Let me look that up" before a tool is no part of the answer.
        gate.end();
        run.kept.length = before;
        run.text = textOf(run.kept);
        progress(run.text, texts.steps[part.toolName as keyof AssistantTools] ?? null);
      }
      if (part.type === 'finish-step') {
        run.inputTokens += part.usage.inputTokens ?? 0;
        run.outputTokens += part.usage.outputTokens ?? 0;
        if (unfinished.has(part.finishReason)) leaveOut(gate.giveUp());
        else gate.end();
      }
      if (part.type === 'finish' && part.finishReason === 'error') throw new Error('The model ended with an error');
    }
  } finally {
    // However this ends, the model's server need not go on.
    ended.abort();
  }
}
