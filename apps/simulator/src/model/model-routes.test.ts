import { createOpenAI } from '@ai-sdk/openai';
import { embedMany, generateText, jsonSchema, stepCountIs, streamText, tool } from 'ai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startForTest, type TestSimulator } from '../start-for-test.ts';

let world: TestSimulator;
beforeAll(async () => {
  world = await startForTest();
});
afterAll(() => world.simulator.close());
beforeEach(() => world.simulator.script.clear());

const openai = () => createOpenAI({ baseURL: `${world.simulator.origin}/openai/v1`, apiKey: 'any-key' });
const tools = {
  search_knowledge: tool({
    description: 'Searches policies and FAQs',
    inputSchema: jsonSchema<{ query: string }>({
      type: 'object',
      properties: { query: { type: 'string' } },
      required: ['query'],
    }),
    execute: ({ query }) => ({
      query,
      passages: [{ text: 'Returns are free of charge within 30 days of delivery.' }, { text: 'We ship on Mondays.' }],
    }),
  }),
  look_up_order: tool({
    description: 'Finds an order by number and email',
    inputSchema: jsonSchema<{ order: string; email: string }>({
      type: 'object',
      properties: { order: { type: 'string' }, email: { type: 'string' } },
      required: ['order', 'email'],
    }),
    execute: ({ order, email }) => ({ text: `Order ${order} of ${email} is on its way.` }),
  }),
};
const ways = [
  ['responses', () => openai().responses('gpt-4.1-mini')],
  ['chat', () => openai().chat('gpt-4.1-mini')],
] as const;

test.each(ways)('over %s it calls the fitting tool and answers from its result', async (_, model) => {
  const result = await generateText({
    model: model(),
    tools,
    stopWhen: stepCountIs(3),
    prompt: 'What is your return policy?',
  });
  expect(result.steps[0]?.toolCalls).toMatchObject([
    { toolName: 'search_knowledge', input: { query: 'What is your return policy?' } },
  ]);
  expect(result.text).toBe('Returns are free of charge within 30 days of delivery.');
  expect(result.totalUsage.totalTokens).toBeGreaterThan(0);
});

test.each(ways)('over %s it streams the same, piece by piece', async (_, model) => {
  const result = streamText({
    model: model(),
    tools,
    stopWhen: stepCountIs(3),
    prompt: 'Where is my order #1010? I am maya@example.com',
  });
  const pieces: string[] = [];
  for await (const piece of result.textStream) pieces.push(piece);
  expect(pieces.join('')).toBe('Order #1010 of maya@example.com is on its way.');
  expect(pieces.length).toBeGreaterThan(5);
});

test('it asks for the email of an order instead of inventing one', async () => {
  const result = await generateText({
    model: openai()('gpt-4.1-mini'),
    tools,
    stopWhen: stepCountIs(3),
    prompt: 'Where is my order #1010?',
  });
  expect(result.steps[0]?.toolCalls).toEqual([]);
  expect(result.text).toContain('email');
});

test.each(ways)('over %s it says what a script lays down: calls, wrong prices, errors', async (_, model) => {
  await world.ask('/openai/script', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([
      { toolCalls: [{ name: 'search_knowledge', arguments: { query: 'x' } }] },
      { text: ['It costs ', '$1.23 ', 'with code FAKE99.'] },
      { status: 429, message: 'Slow down' },
    ]),
  });
  const result = await generateText({ model: model(), tools, stopWhen: stepCountIs(3), prompt: 'hello' });
  expect(result.text).toBe('It costs $1.23 with code FAKE99.');
  await expect(generateText({ model: model(), prompt: 'hello', maxRetries: 0 })).rejects.toThrow('Slow down');
});

test.each(ways)('over %s a script can cut the stream in the middle', async (_, model) => {
  world.simulator.script.add({ text: ['One ', 'two ', 'three.'], cutAfter: 2 });
  const errors: unknown[] = [];
  const result = streamText({
    model: model(),
    prompt: 'hello',
    maxRetries: 0,
    onError: ({ error }) => void errors.push(error),
  });
  let text = '';
  try {
    for await (const piece of result.textStream) text += piece;
  } catch (error) {
    errors.push(error);
  }
  expect(text).not.toContain('three');
  expect(errors.length).toBeGreaterThan(0);
});

test('embeddings are deterministic, of the wanted size, and near for texts with common words', async () => {
  const { embeddings } = await embedMany({
    model: openai().embedding('text-embedding-3-small'),
    values: ['waterproof rain jacket', 'a rain jacket', 'ceramic mug'],
    providerOptions: { openai: { dimensions: 256 } },
  });
  const [first = [], second = [], third = []] = embeddings;
  const dot = (a: number[], b: number[]): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  expect(first).toHaveLength(256);
  expect(dot(first, second)).toBeGreaterThan(dot(first, third) + 0.3);
});

test('without a bearer token nothing is said', async () => {
  expect((await world.ask('/openai/v1/models')).status).toBe(401);
});
