import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { createSimulator } from '@chatty/simulator/src/simulator.ts';
import { createOpenAiEngine } from '../adapters/engine/openai-engine.ts';
import type { Engine } from '../ports/engine.ts';
import { simulatedApp } from './simulated-store.ts';

export interface ModelServer {
  engine: Engine;
  /** What the model says next, one answer a request. */
  script(...answers: ScriptedAnswer[]): void;
  /** What the server was asked so far. */
  requests(): string;
  close(): Promise<void>;
}

/** OpenAI's protocol over HTTP, spoken by the simulator; the engine is the real adapter. */
export async function openModelServer(spare?: Engine): Promise<ModelServer> {
  const simulator = await createSimulator({
    port: 0,
    smtpPort: 0,
    appUrl: 'http://127.0.0.1:9',
    extensionDir: 'no-such-folder',
    webhookRetryDelaysMs: [],
    ...simulatedApp,
  });
  await simulator.start();
  const baseUrl = `${simulator.origin}/openai/v1`;
  return {
    engine: createOpenAiEngine({ key: 'any', model: 'gpt-4.1-mini', baseUrl, spare }),
    script: (...answers) => {
      simulator.script.clear();
      simulator.script.add(...answers);
    },
    requests: () => JSON.stringify(simulator.script.requests),
    close: () => simulator.close(),
  };
}

/** A call of a tool, as a model would make it. */
export const calls = (name: string, args: Record<string, unknown>): ScriptedAnswer => ({
  toolCalls: [{ name, arguments: args }],
});

/** A text, in the pieces in which it is streamed. */
export const says = (text: string): ScriptedAnswer => ({ text: text.match(/.{1,7}/gs) ?? [] });
