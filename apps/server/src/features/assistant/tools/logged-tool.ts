import { type Tool, tool } from 'ai';
import type { z } from 'zod';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import type { ToolContext } from './tool-context.ts';

interface Definition<Input> {
  name: string;
  description: string;
  input: z.ZodType<Input>;
  run(input: Input): Promise<object>;
}

/** What the model reads when the store does not answer; a bug goes on and ends the attempt. */
const unavailable = {
  found: false,
  unavailable: 'The store cannot be asked right now.',
};

/**
 * A tool of the assistant. What it was asked, what the model read, how long it took and which facts the slots stand for
 * go to the findings.
 */
export function loggedTool<Input>({ ctx, findings }: ToolContext, definition: Definition<Input>): Tool<Input, object> {
  return tool({
    description: definition.description,
    inputSchema: definition.input,
    execute: async (input: Input): Promise<object> => {
      const start = performance.now();
      const before = new Set(findings.evidence.slots.keys());
      const output = await definition.run(input).catch((error: unknown) => {
        if (error instanceof Unreachable || error instanceof Refused) {
          ctx.log.warn({ err: error, tool: definition.name }, 'the store could not be asked');
          return unavailable;
        }
        throw error;
      });
      const facts = [...findings.evidence.slots.values()].filter((slot) => !before.has(slot.name));
      const slots = Object.fromEntries(facts.map((slot) => [slot.name, slot.text]));
      findings.toolCalls.push({
        name: definition.name,
        input,
        output: { ...output, slots },
        ms: Math.round(performance.now() - start),
      });
      findings.raw.push({ name: definition.name, input, output });
      return output;
    },
  });
}
