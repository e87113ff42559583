import { composeAnswer } from './answering/compose-answer.ts';
import { planTools } from './answering/plan-tools.ts';
import { type CallOptions, type Model, readPrompt } from './reading/read-prompt.ts';
import { readWishes } from './reading/read-wish.ts';

type StreamResult = Awaited<ReturnType<Model['doStream']>>;
type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never;
type GenerateResult = Awaited<ReturnType<Model['doGenerate']>>;

const charsPerToken = 4;
const tokensOf = (text: string) => Math.ceil(text.length / charsPerToken);

interface Reply {
  text: string;
  calls: { toolCallId: string; toolName: string; input: string }[];
  usage: GenerateResult['usage'];
  finishReason: GenerateResult['finishReason'];
}

function reply(options: CallOptions): Reply {
  options.abortSignal?.throwIfAborted();
  const situation = readPrompt(options);
  const wishes = readWishes(situation);
  const step = situation.results.length;
  const calls = planTools(wishes, situation).map((tool, at) => ({
    toolCallId: `call-${step + at + 1}`,
    toolName: tool.name,
    input: JSON.stringify(tool.input),
  }));
  const text = calls.length > 0 ? '' : composeAnswer(wishes, situation);
  const input = tokensOf(JSON.stringify(options.prompt));
  const output = tokensOf(text + calls.map((it) => it.input).join(''));
  return {
    text,
    calls,
    usage: {
      inputTokens: {
        total: input,
        noCache: input,
        cacheRead: 0,
        cacheWrite: 0,
      },
      outputTokens: { total: output, text: output, reasoning: 0 },
    },
    finishReason: calls.length > 0 ? { unified: 'tool-calls', raw: 'tool-calls' } : { unified: 'stop', raw: 'stop' },
  };
}

function* partsOf({ text, calls, usage, finishReason }: Reply): Generator<StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  if (text !== '') {
    yield { type: 'text-start', id: 'text' };
    for (const delta of text.match(/\S+\s*|\s+/g) ?? []) yield { type: 'text-delta', id: 'text', delta };
    yield { type: 'text-end', id: 'text' };
  }
  for (const it of calls) yield { type: 'tool-call', ...it };
  yield { type: 'finish', usage, finishReason };
}

/**
 * A language model without a language model: it finds out by words what is wanted, uses the tools that it is offered,
 * and answers with quotations and slots. The same prompt always gives the same answer, and what the tools do not say it
 * does not know.
 */
export function createOfflineModel(modelId: string): Model {
  return {
    specificationVersion: 'v4',
    provider: 'offline',
    modelId,
    supportedUrls: {},
    async doGenerate(options) {
      const { text, calls, usage, finishReason } = reply(options);
      const content = [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
        ...calls.map((it) => ({ type: 'tool-call' as const, ...it })),
      ];
      return { content, usage, finishReason, warnings: [] };
    },
    async doStream(options) {
      const parts = partsOf(reply(options));
      const stream = new ReadableStream<StreamPart>({
        pull(out) {
          const { value, done } = parts.next();
          if (done) out.close();
          else out.enqueue(value);
        },
      });
      return { stream };
    },
  };
}
