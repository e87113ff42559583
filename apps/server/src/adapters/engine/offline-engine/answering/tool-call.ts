import type { ToolResult } from '../reading/read-prompt.ts';

export interface ToolCall {
  name: string;
  input: Record<string, unknown>;
}

/** A tool and what it is given; the order of the fields is the wire's own business. */
export const keyOf = ({ name, input }: ToolCall) => JSON.stringify([name, Object.entries(input).sort()]);

/** The result of a call that was made. */
export const resultOf = (call: ToolCall, results: readonly ToolResult[]): ToolResult | undefined =>
  results.find((it) => keyOf(it) === keyOf(call));
