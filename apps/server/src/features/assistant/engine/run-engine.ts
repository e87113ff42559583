import type { AiAssistantMode } from '@chatty/contract/assistant';
import { isStepCount, streamText, type TextStreamPart } from 'ai';
import { messageMaxChars } from '@chatty/contract/limits';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { Language } from '../../../language/languages.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { AssistantTools } from '../tools/assistant-tools.ts';
import type { Attempt } from './attempt.ts';
import { createDraft, type Draft } from './draft.ts';
import { pageNote } from './instructions.ts';
import { sayScenario } from '../scenarios/say-scenario.ts';
import { lookAgain } from './look-again.ts';

const maxSteps = 6;
const maxOutputTokens = 800;
/**
 * A model that writes more than this for one answer, text and input of tools together, does not stop when told to. No
 * message is longer, and what is read of a model stays bounded by it.
 */
const answerMaxChars = messageMaxChars;
/** How long a model may take; after that it counts as unreachable. A step is one request with its tools. */
const patience = { totalMs: 40_000, stepMs: 15_000, chunkMs: 8_000 };

export interface EngineTask {
  /** Filled while the answer grows: what was said before a failure is not lost. */
  attempt: Attempt;
  transcript: Pick<Inquiry, 'messages' | 'vault' | 'language' | 'worded' | 'frame'>;
  tools: AssistantTools;
  instructions: string;
  /** The language of the shop's texts. */
  shopLanguage: Language;
  /** The product whose page the visitor has open. */
  onPage: Inquiry['onPage'];
  /** How the shop lets its assistant word what it knows. */
  mode: AiAssistantMode;
  /** Cards of products stand beside what is said of them. */
  showsProducts: boolean;
  /** The model is asked again about what it said in its own words. */
  looksAgain: boolean;
  signal: AbortSignal;
  /** Hears the visible text whenever it changes, and what is being done. */
  progress(text: string, step: string | null): void;
  timeout?: Partial<typeof patience>;
}

/** Ends of a step at which the model had more to say. */
const unfinished = new Set(['length', 'content-filter']);

/** To a visitor it is a search whether the shop's rules or its catalogue are asked. */
const stepOf = (tool: keyof AssistantTools) => (tool === 'recommend_products' ? 'search_products' : tool);

/** Reads the stream part by part. Throws where the model failed, or does not stop. */
function partReader(
  { attempt, transcript, progress }: EngineTask,
  draft: Draft,
): (part: TextStreamPart<AssistantTools>) => void {
  const { run } = attempt;
  const { frame } = transcript;
  let written = 0;
  const count = (text: string) => {
    written += text.length;
    if (written > answerMaxChars) throw new Error(`The model wrote more than ${answerMaxChars} characters`);
  };
  return (part) => {
    switch (part.type) {
      case 'start-step':
        return draft.beginStep();
      case 'text-start':
        return draft.end();
      case 'text-delta':
        count(part.text);
        return draft.write(part.text);
      case 'tool-input-delta':
        return count(part.delta);
      case 'tool-call':
        // "Let me look that up" before a tool is no part of the answer.
        draft.takeBackStep();
        return progress(run.text, frame.steps[stepOf(part.toolName as keyof AssistantTools)] ?? null);
      case 'tool-error':
        // A tool that there is not, or input that does not fit: the model is told and may do better.
        if (!part.dynamic) throw part.error;
        return;
      case 'finish-step':
        run.inputTokens += part.usage.inputTokens ?? 0;
        run.outputTokens += part.usage.outputTokens ?? 0;
        return unfinished.has(part.finishReason) ? draft.leaveOutRest() : draft.end();
      case 'finish':
        if (part.finishReason === 'error') throw new Error('The model ended with an error');
        // A page of the web, or nothing: what says no end is no answer.
        if (part.rawFinishReason === undefined) throw new Error('The model never said that it had ended');
        return;
      case 'error':
        throw part.error;
      case 'abort':
        // The caller knows whether the engine was stopped or too slow.
        throw new Error('The model was not waited for any longer');
      default:
        return;
    }
  };
}

/** What is written for this task. Where an engine can translate, what the shop wrote is led to until it is translated. */
export function draftFor({
  attempt,
  transcript,
  mode,
  showsProducts,
  looksAgain,
  shopLanguage,
  progress,
}: Pick<
  EngineTask,
  'attempt' | 'transcript' | 'mode' | 'showsProducts' | 'looksAgain' | 'shopLanguage' | 'progress'
>): Draft {
  const { run, engine } = attempt;
  const { vault, language, frame } = transcript;
  const isForeign = engine.isGeneral === true && language !== shopLanguage;
  const { shopSays } = frame.offline;
  const isOther = (quote: string) =>
    attempt.findings.evidence.quoted(quote)?.language !== language && isIn(quote, shopLanguage, language);
  const drafting = {
    vault,
    // A paraphrase in the shop's language helps nobody; its own words can be translated and compared.
    mode: isForeign ? ('exact' as const) : mode,
    showsProducts,
    holds: looksAgain && engine.isGeneral === true,
    leadOf: (quote: string) => (isForeign && isOther(quote) ? shopSays : null),
  };
  return createDraft(attempt, drafting, () => progress(run.text, null));
}

/** Whether words of the shop are not, as it may happen, in the visitor's own language. */
const isIn = (quote: string, shopLanguage: Language, visitorLanguage: Language) =>
  detectLanguage(quote, shopLanguage) !== visitorLanguage;

/**
 * Lets a model answer: tools first, then text, each sentence checked before anybody sees it; one that was not finished
 * is no part of the answer. Then it is asked again about what it said in words of its own. Rejects when the model fails, is too slow, never stops or the signal ends it; nothing is
 * sent here.
 */
export async function runEngine(task: EngineTask): Promise<void> {
  const ended = new AbortController();
  const { stream } = streamText({
    model: task.attempt.engine.model,
    instructions: task.onPage ? `${task.instructions}\n\n${pageNote(task.onPage)}` : task.instructions,
    messages: task.transcript.messages,
    // Read by the offline engine; others are told in words.
    providerOptions: {
      chatty: {
        language: task.transcript.language,
        shopLanguage: task.shopLanguage,
        onPage: task.onPage?.title ?? null,
        worded: { ...task.transcript.worded },
      },
    },
    tools: task.tools,
    stopWhen: isStepCount(maxSteps),
    maxOutputTokens,
    temperature: 0,
    maxRetries: 1,
    abortSignal: AbortSignal.any([task.signal, ended.signal]),
    timeout: task.timeout ?? patience,
    onError: () => {},
  });
  const draft = draftFor(task);
  const read = partReader(task, draft);
  try {
    for await (const part of stream) read(part);
    await lookAgain(task.attempt, draft, task.signal);
    sayScenario(task.attempt, draft);
  } finally {
    draft.leaveOutHeld();
    // In any case, the model's server can stop now.
    ended.abort();
  }
}
