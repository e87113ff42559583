import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothing, shown, visited, waitFor } from './caps.ts';
import { keepMemory, readMemory } from './memory.ts';

const shop = 'shop.myshopify.com';

function storageWith(text: string | null): () => Storage {
  const held = new Map(text === null ? [] : [[`chatty:${shop}:popups`, text]]);
  const storage: Storage = {
    length: held.size,
    key: () => null,
    clear: () => held.clear(),
    removeItem: (key) => void held.delete(key),
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  };
  return () => storage;
}
const forbidden = (): Storage => {
  throw new DOMException('Not here', 'SecurityError');
};

test('what was kept is read, by the next page too', () => {
  const storage = storageWith(null);
  const memory = shown(visited(nothing, 1_000), 'welcome', 1_000);
  keepMemory(shop, storage, memory);
  expect(readMemory(shop, storage)).toEqual(memory);
});

test('where the browser forbids storage the page remembers', () => {
  const memory = shown(nothing, 'product', 2_000);
  keepMemory(shop, forbidden, memory);
  expect(readMemory(shop, forbidden)).toEqual(memory);
});

test('whatever somebody else wrote there, a popup can be decided on', () => {
  const rule = { kind: 'welcome', times: 1, days: 7, after: 5, scroll: 0, displayDevices: 'all' } as const;
  const displayPages = { type: 'all' as const, values: [] };
  const shapes = fc.record({ shows: fc.jsonValue(), rests: fc.jsonValue(), visit: fc.jsonValue() });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        shapes.map((it) => JSON.stringify(it)),
      ),
      (text) => {
        const memory = visited(readMemory(shop, storageWith(text)), 5_000);
        expect(waitFor({ ...rule, displayPages }, memory, 5_000)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
