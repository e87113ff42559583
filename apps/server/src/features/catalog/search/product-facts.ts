import { grown, numbersIn, type Saved } from '../../retrieval/index.ts';

interface Facts {
  price: { low: number; high: number };
  inStock: boolean;
}

/** What products are filtered by, by slot. */
export interface ProductFacts {
  readonly bytes: number;
  put(slot: number, facts: Facts): void;
  lowOf(slot: number): number;
  highOf(slot: number): number;
  isInStock(slot: number): boolean;
  save(): Saved;
}

/** New facts, or those that were saved. */
export function createProductFacts(saved?: Saved): ProductFacts {
  let lows = saved ? numbersIn(saved, 'lows', Float64Array) : new Float64Array(0);
  let highs = saved ? numbersIn(saved, 'highs', Float64Array) : new Float64Array(0);
  let inStock = saved ? numbersIn(saved, 'inStock', Uint8Array) : new Uint8Array(0);

  return {
    get bytes() {
      return lows.byteLength + highs.byteLength + inStock.byteLength;
    },
    put(slot, facts) {
      lows = grown(lows, slot + 1, (room) => new Float64Array(room));
      highs = grown(highs, slot + 1, (room) => new Float64Array(room));
      inStock = grown(inStock, slot + 1, (room) => new Uint8Array(room));
      lows[slot] = facts.price.low;
      highs[slot] = facts.price.high;
      inStock[slot] = facts.inStock ? 1 : 0;
    },
    lowOf: (slot) => lows[slot] ?? 0,
    highOf: (slot) => highs[slot] ?? 0,
    isInStock: (slot) => inStock[slot] === 1,
    save: () => ({ lows, highs, inStock }),
  };
}
