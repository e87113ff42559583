import { createOpenAI } from '@ai-sdk/openai';
import type { Engine } from '../../ports/engine.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** US dollars for a million tokens, as published by OpenAI. Longer names come first: the first that fits counts. */
const prices: readonly [model: string, price: Engine['price']][] = [
  ['gpt-4.1-mini', { input: 0.4, output: 1.6 }],
  ['gpt-4.1-nano', { input: 0.1, output: 0.4 }],
  ['gpt-4.1', { input: 2, output: 8 }],
  ['gpt-4o-mini', { input: 0.15, output: 0.6 }],
  ['gpt-4o', { input: 2.5, output: 10 }],
  ['gpt-5-mini', { input: 0.25, output: 2 }],
  ['gpt-5-nano', { input: 0.05, output: 0.4 }],
  ['gpt-5', { input: 1.25, output: 10 }],
];

/** Zero for a model of another server, whose price we do not know. */
const priceOf = (model: string): Engine['price'] =>
  prices.find(([name]) => model.startsWith(name))?.[1] ?? {
    input: 0,
    output: 0,
  };

export interface OpenAiOptions {
  key: string;
  /** A model such as `gpt-4.1-mini`. */
  model: string;
  /** Another server that speaks OpenAI's chat completions. */
  baseUrl?: string | undefined;
  /** Answers when the server does not. */
  spare?: Engine | undefined;
}

/** OpenAI, or any server that speaks its chat completions protocol. */
export function createOpenAiEngine({ key, model, baseUrl, spare }: OpenAiOptions): Engine {
  const provider = createOpenAI({
    apiKey: key,
    fetch: boundedFetch,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
  });
  return {
    id: `openai:${model}`,
    model: provider.chat(model),
    price: priceOf(model),
    isGeneral: true,
    ...(spare ? { spare } : {}),
  };
}
