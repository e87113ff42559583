import { seconds, type WireAnswer } from './responses-wire.ts';

/** One answer of the Chat Completions API as a whole. */
export function chatBody(wire: WireAnswer): object {
  const { id, model, answer, usage } = wire;
  const toolCalls = answer.toolCalls.map((call) => ({
    id: call.id,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
  }));
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: seconds(),
    model,
    choices: [
      {
        index: 0,
        finish_reason: finishReason(wire),
        logprobs: null,
        message: {
          role: 'assistant',
          content: answer.text.join('') || null,
          refusal: null,
          ...(toolCalls.length > 0 ? { tool_calls: toolCalls } : {}),
        },
      },
    ],
    usage: usageOf(usage),
  };
}

/** The same answer as the server-sent events of the Chat Completions API. */
export function* chatEvents(wire: WireAnswer): Generator<string> {
  const { id, model, answer, usage, cutAfter } = wire;
  const chunk = (choices: object[], rest: object = {}): string =>
    `data: ${JSON.stringify({ id: `chatcmpl-${id}`, object: 'chat.completion.chunk', created: seconds(), model, choices, ...rest })}\n\n`;
  const delta = (part: object, finish: string | null = null): object[] => [
    { index: 0, delta: part, logprobs: null, finish_reason: finish },
  ];
  yield chunk(delta({ role: 'assistant', content: '' }));
  for (const [position, content] of answer.text.entries()) {
    if (position === cutAfter) throw new Error('the script cuts the connection here');
    yield chunk(delta({ content }));
  }
  for (const [index, call] of answer.toolCalls.entries()) {
    yield chunk(
      delta({ tool_calls: [{ index, id: call.id, type: 'function', function: { name: call.name, arguments: '' } }] }),
    );
    yield chunk(delta({ tool_calls: [{ index, function: { arguments: call.arguments } }] }));
  }
  if (cutAfter !== undefined) throw new Error('the script cuts the connection here');
  yield chunk(delta({}, finishReason(wire)));
  yield chunk([], { usage: usageOf(usage) });
  yield 'data: [DONE]\n\n';
}

function finishReason({ answer, outOfTokens }: WireAnswer): string {
  if (outOfTokens) return 'length';
  return answer.toolCalls.length > 0 ? 'tool_calls' : 'stop';
}

function usageOf({ input, output }: WireAnswer['usage']): object {
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: 0 },
  };
}
