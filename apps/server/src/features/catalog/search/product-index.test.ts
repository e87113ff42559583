import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProductIndex, type Product } from './product-index.ts';

const shop: Product[] = [
  product('bag', 'Leather laptop bag', { vendor: 'Marlow', options: ['Brown', 'Black'], price: [8900, 9900] }),
  product('laptop', 'Novo 14 laptop', { vendor: 'Novo', type: 'Computers', price: [79900, 129900] }),
  product('lock', 'Steel lock for laptop and desk', { vendor: 'Kern', price: [2900, 2900] }),
  product('toner', 'Inka TN-2110 toner cartridge black', { vendor: 'Inka', price: [4500, 4500] }),
  product('toner2', 'Inka TN-2120 toner cartridge black', { vendor: 'Inka', price: [5500, 5500] }),
  product('watch', 'Pulse smartwatch', { tags: ['fitness'], price: [15900, 15900], inStock: false }),
  product('batteries', 'Alkaline batteries, pack of 8', { description: 'For your torch.', price: [700, 700] }),
];

interface Details extends Partial<Omit<Product, 'price'>> {
  price: [low: number, high: number];
}

function product(id: string, title: string, { price: [low, high], ...rest }: Details): Product {
  return { id, title, inStock: true, price: { low, high }, ...rest };
}

function indexOf(products: readonly Product[]) {
  const index = createProductIndex();
  for (const each of products) index.put(each);
  return index;
}

function found(
  text: string,
  filters: { price?: { min?: number; max?: number }; inStockOnly?: boolean } = {},
): string[] {
  return indexOf(shop)
    .search({ text, limit: 10, ...filters })
    .hits.map((hit) => hit.id);
}

describe('the product index', () => {
  test.each([
    ['laptop', 'laptop'],
    ['brown bag', 'bag'],
    ['battery', 'batteries'],
    ['smart watch', 'watch'],
    ['smartwach', 'watch'],
    ['tn2110', 'toner'],
    ['TN 2110', 'toner'],
    ['tn-2120', 'toner2'],
    ['novo', 'laptop'],
    ['leathr bagg', 'bag'],
  ])('"%s" finds %s first', (text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  test('a thing stands before what is made for it', () => {
    expect(found('laptop')).toEqual(['laptop', 'bag', 'lock']);
  });

  test('a price range keeps products with a variant inside it', () => {
    expect(found('laptop', { price: { max: 9000 } }).sort()).toEqual(['bag', 'lock']);
    expect(found('laptop', { price: { min: 100_000 } })).toEqual(['laptop']);
    expect(found('laptop', { price: { min: 9900, max: 79900 } }).sort()).toEqual(['bag', 'laptop']);
  });

  test('what is out of stock is left out on request', () => {
    expect(found('smartwatch')).toEqual(['watch']);
    expect(found('smartwatch', { inStockOnly: true })).toEqual([]);
  });

  test('a thing that the shop does not sell is less confident than one it does', () => {
    const index = indexOf(shop);
    expect(index.search({ text: 'toner cartridge', limit: 3 }).confidence).toBeGreaterThan(0.9);
    expect(index.search({ text: 'garden chair', limit: 3 }).confidence).toBe(0);
    expect(index.search({ text: 'torch', limit: 3 }).confidence).toBeLessThan(0.5);
  });

  test('meaning stands in when no word is shared', () => {
    const index = indexOf(
      shop.map((each) => ({ ...each, embedding: Float32Array.of(each.id === 'bag' ? 1 : 0, 0.5) })),
    );
    const query = { text: 'satchel', embedding: Float32Array.of(1, 0.5), limit: 1 };
    expect(index.search(query).hits.map((hit) => hit.id)).toEqual(['bag']);
  });

  test('a kind of goods is found by whatever it is called', () => {
    const index = indexOf([...shop, product('beanie', 'Harbor Beanie', { price: [2900, 2900] })]);
    const first = (text: string) => index.search({ text, limit: 1 }).hits[0]?.id;
    expect([first('knit cap'), first('wooly hat'), first('earbuds')]).toEqual(['beanie', 'beanie', undefined]);
  });

  test('words that no product holds are told', () => {
    expect(indexOf(shop).search({ text: 'vegan leather laptop bag', limit: 1 }).unknown).toEqual(['vegan']);
    expect(indexOf(shop).search({ text: 'leathr bag', limit: 1 }).unknown).toEqual([]);
  });

  test('a removed product and its words are forgotten', () => {
    const index = indexOf(shop);
    index.remove('watch');
    expect(index.search({ text: 'smartwach', limit: 3 }).hits).toEqual([]);
    expect(index.size).toBe(shop.length - 1);
  });

  const words = fc
    .array(fc.constantFrom('red', 'shirt', 'shirts', 'for', 'mug', 'tn-2110', 'lamp', 'lamps', 'smart', 'smartlamp'), {
      maxLength: 5,
    })
    .map((some) => some.join(' '));
  const any: fc.Arbitrary<Product> = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    title: words,
    description: words,
    tags: fc.array(words, { maxLength: 2 }),
    price: fc.nat(100).map((low) => ({ low, high: low + 10 })),
    inStock: fc.boolean(),
  });

  test('putting and removing leaves what building anew gives', () => {
    const step = fc.oneof(fc.record({ put: any }), fc.record({ remove: fc.constantFrom('a', 'b', 'c', 'd') }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), words, (steps, text) => {
        const lived = createProductIndex();
        const left = new Map<string, Product>();
        for (const done of steps) {
          if ('put' in done) {
            lived.put(done.put);
            left.set(done.put.id, done.put);
          } else {
            lived.remove(done.remove);
            left.delete(done.remove);
          }
        }
        const query = { text, limit: 10 };
        expect(lived.search(query)).toEqual(indexOf([...left.values()]).search(query));
      }),
    );
  });

  test('an index that was saved answers as before, misspelt words and filters included', () => {
    const index = indexOf(shop);
    index.remove('lock');
    const restored = createProductIndex(structuredClone(index.save()));
    for (const text of ['leathr bagg', 'tn 2110', 'smartwach', 'knit cap', 'lock']) {
      for (const filters of [{}, { inStockOnly: true }, { price: { max: 9000 } }]) {
        const query = { text, limit: 10, ...filters };
        expect(restored.search(query)).toEqual(index.search(query));
      }
    }
  });

  test('any text is answered: in order, in range', () => {
    const index = indexOf(shop);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { hits, confidence } = index.search({ text, limit: 5 });
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        hits.forEach((hit, i) => {
          expect(hit.score > 0 && hit.score <= (hits[i - 1]?.score ?? 1)).toBe(true);
          expect(hit.coverage > 0 && hit.coverage <= 1).toBe(true);
        });
      }),
    );
  });
});

test('words that stand in questions of every kind take nothing from what is looked for', () => {
  const index = indexOf(shop);
  expect(index.search({ text: 'whats your other watch', limit: 1 }).hits[0]?.told).toBe(
    index.search({ text: 'watch', limit: 1 }).hits[0]?.told,
  );
});

test('what is written with a hyphen is found in one word', () => {
  const index = indexOf([product('shirt', 'Linen blouse', { tags: ['t-shirt'], price: [100, 100] })]);
  expect(index.search({ text: 'tshirt', limit: 1 }).hits[0]?.told).toBe(1);
});
