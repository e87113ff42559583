import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestSimulator } from '../start-for-test.ts';

let world: TestSimulator;
beforeAll(async () => {
  world = await startForTest();
});
afterAll(() => world.simulator.close());

const documentOf = (name: string): string =>
  readFileSync(new URL(`../../schema/documents/${name}.graphql`, import.meta.url), 'utf8');

interface Started {
  bulkOperationRunQuery: { bulkOperation: { id: string } | null; userErrors: { message: string }[] };
}

interface Polled {
  bulkOperation: { status: string; url: string; objectCount: string; rootObjectCount: string };
}

async function startBulk(query: string): Promise<Started['bulkOperationRunQuery']> {
  const { data } = await world.graphql<Started>(documentOf('bulk-start'), { query });
  if (!data) throw new Error('bulk-start was refused');
  return data.bulkOperationRunQuery;
}

test('a bulk query gives every product and every variant with its parent, and a webhook says when', async () => {
  const started = await startBulk(documentOf('bulk-inner-products'));
  expect(started.userErrors).toEqual([]);
  await world.simulator.webhooks.idle();
  const polled = await world.graphql<Polled>(documentOf('bulk-poll'), { id: started.bulkOperation?.id });
  const operation = polled.data?.bulkOperation;
  expect(operation?.status).toBe('COMPLETED');
  const lines = (await (await fetch(operation?.url ?? '')).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { products } = world.simulator.store.firstShop;
  const variants = products.flatMap((product) => product.variants);
  expect(lines.filter((line) => !line.__parentId)).toHaveLength(products.length);
  expect(lines.filter((line) => String(line.id).includes('/ProductVariant/'))).toHaveLength(variants.length);
  const ids = new Set(lines.filter((line) => !line.__parentId).map((line) => line.id));
  expect(lines.every((line) => !line.__parentId || ids.has(line.__parentId))).toBe(true);
  expect(Number(operation?.objectCount)).toBe(lines.length);
  expect(Number(operation?.rootObjectCount)).toBe(products.length);
  expect(world.simulator.webhooks.sent[0]).toMatchObject({ topic: 'bulk_operations/finish' });
});

test.each([
  ['no connection', '{ shop { id } }', 'at least one connection'],
  ['an unknown field', '{ products { edges { node { id colour } } } }', 'Cannot query field'],
  [
    'a nested connection whose parent has no id',
    '{ products { edges { node { title variants { edges { node { id } } } } } } }',
    "'id'",
  ],
  ['a syntax error', '{ products {', 'Syntax'],
])('a bulk query with %s is refused', async (_, query, words) => {
  const { bulkOperation, userErrors } = await startBulk(query);
  expect(bulkOperation).toBeNull();
  expect(userErrors[0]?.message).toContain(words);
});
