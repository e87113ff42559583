import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Route, routeMessage } from './route-message.ts';

test.each<[string, Route]>([
  ['Hello!', 'greeting'],
  ['hey there', 'greeting'],
  ['thanks a lot', 'thanks'],
  ['bye', 'farewell'],
  ['are you a robot?', 'banter'],
  ['I want to talk to a human', 'human'],
  ['agent please', 'human'],
  ['Where is my order?', 'order'],
  ['track #1001', 'order'],
  ['my parcel has not arrived yet', 'order'],
  ['can I cancel my order', 'support'],
  ['how do I return sale items', 'support'],
  ['any discount codes?', 'discount'],
  ['waterproof jacket women', 'product'],
  ['do you have tents under $200', 'product'],
  ['how much is the Larch tent', 'product'],
  ['which tents are in stock?', 'product'],
  ['where are your products made?', 'other'],
  ['I have a complaint', 'human'],
  ['what are black holes', 'other'],
])('%s -> %s', (text, route) => {
  expect(routeMessage(text)).toBe(route);
});

test('no text makes routing slow or fail', () => {
  const start = performance.now();
  for (const text of ['', ' ', '?!', 'a '.repeat(4_000), 'where '.repeat(1_300), '👋'.repeat(2_000)])
    routeMessage(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});

const label: Record<Route, string> = {
  greeting: 'smalltalk',
  thanks: 'smalltalk',
  farewell: 'smalltalk',
  banter: 'smalltalk',
  human: 'human',
  order: 'support',
  discount: 'support',
  support: 'support',
  product: 'product',
  other: 'oos',
};

/** Labelled sentences of several public sets, where they are at hand: DATA_DIR/routing/queries.jsonl. */
const file = `${process.env.DATA_DIR ?? ''}/routing/queries.jsonl`;
function labelled() {
  test('nine in ten labelled sentences go where they belong', () => {
    const rows = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; route: string });
    const right = rows.filter(({ text, route }) => label[routeMessage(text)] === route).length;
    console.log(`routing: ${right} of ${rows.length} right (${(right / rows.length).toFixed(3)})`);
    expect(right / rows.length).toBeGreaterThan(0.9);
  });
}
if (existsSync(file)) labelled();
