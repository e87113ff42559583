import type { Answer } from './small-model.ts';

export interface WireAnswer {
  id: string;
  model: string;
  answer: Answer;
  usage: { input: number; output: number };
  /** Ends the connection after so many pieces of text. */
  cutAfter?: number;
  /** There would be more to say than tokens were asked for. Only Chat Completions tell it. */
  outOfTokens?: boolean;
}

/** One answer of the Responses API as a whole. */
export function responsesBody({ id, model, answer, usage }: WireAnswer): object {
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: seconds(),
    status: 'completed',
    error: null,
    incomplete_details: null,
    model,
    output: outputItems(id, answer),
    parallel_tool_calls: true,
    tool_choice: 'auto',
    tools: [],
    usage: usageOf(usage),
  };
}

/** The same answer as the server-sent events of the Responses API. */
export function* responsesEvents(wire: WireAnswer): Generator<string> {
  const { id, model, answer, cutAfter } = wire;
  let number = 0;
  const event = (type: string, rest: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: number++, ...rest })}\n\n`;
  const started = {
    id: `resp_${id}`,
    object: 'response',
    created_at: seconds(),
    model,
    status: 'in_progress',
    output: [],
  };
  yield event('response.created', { response: started });
  yield event('response.in_progress', { response: started });
  let index = 0;
  for (const item of outputItems(id, answer)) {
    const place = { output_index: index++, item_id: item.id };
    if (item.type === 'message') {
      yield event('response.output_item.added', { ...place, item: { ...item, status: 'in_progress', content: [] } });
      yield event('response.content_part.added', {
        ...place,
        content_index: 0,
        part: { type: 'output_text', text: '', annotations: [] },
      });
      for (const [position, delta] of answer.text.entries()) {
        if (position === cutAfter) throw new Error('the script cuts the connection here');
        yield event('response.output_text.delta', { ...place, content_index: 0, delta });
      }
      yield event('response.output_text.done', { ...place, content_index: 0, text: answer.text.join('') });
      yield event('response.content_part.done', { ...place, content_index: 0, part: item.content[0] });
    } else {
      yield event('response.output_item.added', { ...place, item: { ...item, arguments: '', status: 'in_progress' } });
      yield event('response.function_call_arguments.delta', { ...place, delta: item.arguments });
      yield event('response.function_call_arguments.done', { ...place, arguments: item.arguments });
    }
    yield event('response.output_item.done', { ...place, item });
  }
  if (cutAfter !== undefined) throw new Error('the script cuts the connection here');
  yield event('response.completed', { response: responsesBody(wire) });
}

type OutputItem =
  | {
      id: string;
      type: 'message';
      role: 'assistant';
      status: string;
      content: { type: 'output_text'; text: string; annotations: never[] }[];
    }
  | { id: string; type: 'function_call'; call_id: string; name: string; arguments: string; status: string };

function outputItems(id: string, answer: Answer): OutputItem[] {
  const text = answer.text.join('');
  return [
    ...(text
      ? [
          {
            id: `msg_${id}`,
            type: 'message' as const,
            role: 'assistant' as const,
            status: 'completed',
            content: [{ type: 'output_text' as const, text, annotations: [] }],
          },
        ]
      : []),
    ...answer.toolCalls.map((call, index) => ({
      id: `fc_${id}_${index}`,
      type: 'function_call' as const,
      call_id: call.id,
      name: call.name,
      arguments: call.arguments,
      status: 'completed',
    })),
  ];
}

function usageOf({ input, output }: WireAnswer['usage']): object {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}

export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
