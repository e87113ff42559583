import { LRUCache } from 'lru-cache';
import { processState } from '../../platform/processes/process-state.ts';
import type { Ctx } from '../../ctx.ts';

/** How an index of one shop is made from the database. Rows carry the counter's value at their last change. */
export interface IndexSource<Index, Row extends { id: string; version: number }> {
  create(): Index;
  put(index: Index, row: Row): void;
  remove(index: Index, id: string): void;
  /** The shop's counter: it has grown whenever anything was added, changed or removed. */
  version(ctx: Ctx): Promise<number>;
  /** The next `limit` rows in the order of version and id, beginning after `after`. */
  changed(ctx: Ctx, after: { version: number; id: string }, limit: number): Promise<Row[]>;
  count(ctx: Ctx): Promise<number>;
  ids(ctx: Ctx): Promise<string[]>;
}

interface Kept<Index> {
  index: Index;
  ids: Set<string>;
  version: number;
  /** The running update, and the next one, which later callers wait for. */
  filling: Promise<void> | null;
  next: Promise<void> | null;
}

const rowsAtATime = 1_000;
/** Items of all shops together; the shops that were asked least recently give way. */
const mostItems = 300_000;

/**
 * Indexes of the shops that were asked lately, in this process. Each search compares one counter with the database and
 * reads only the rows that changed since. Not to be used inside a transaction: searches of one shop wait for each other.
 */
export function createShopIndexes<Index, Row extends { id: string; version: number }>(
  source: IndexSource<Index, Row>,
  most = mostItems,
) {
  const indexesOf = processState('retrieval.indexes', () => new LRUCache<string, Kept<Index>>({ maxSize: most }));

  async function fill(ctx: Ctx, kept: Kept<Index>): Promise<void> {
    const version = await source.version(ctx);
    if (version === kept.version) return;
    let at = { version: kept.version + 1, id: '' };
    for (;;) {
      const rows = await source.changed(ctx, at, rowsAtATime);
      for (const row of rows) {
        source.put(kept.index, row);
        kept.ids.add(row.id);
      }
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtATime) break;
      at = { version: last.version, id: last.id };
      // A large shop must not hold up everybody else.
      await new Promise(setImmediate);
    }
    if ((await source.count(ctx)) !== kept.ids.size) {
      const left = new Set(await source.ids(ctx));
      for (const id of [...kept.ids].filter((it) => !left.has(it))) {
        source.remove(kept.index, id);
        kept.ids.delete(id);
      }
    }
    kept.version = version;
  }

  /** Resolves when the index holds all that was committed before the call. A filling that began earlier may have read too soon. */
  function brought(ctx: Ctx, kept: Kept<Index>): Promise<void> {
    if (kept.filling) {
      kept.next ??= kept.filling
        .catch(() => {})
        .then(() => {
          kept.next = null;
          return brought(ctx, kept);
        });
      return kept.next;
    }
    kept.filling = fill(ctx, kept).finally(() => {
      kept.filling = null;
    });
    return kept.filling;
  }

  /** The index of the ctx's shop, as the database is now. */
  return async function indexOf(ctx: Ctx): Promise<Index> {
    const shops = indexesOf(ctx.services);
    const known = shops.get(ctx.shopId);
    const kept = known ?? {
      index: source.create(),
      ids: new Set(),
      version: -1,
      filling: null,
      next: null,
    };
    if (!known) shops.set(ctx.shopId, kept, { size: 1 });
    await brought(ctx, kept);
    // What is set anew is measured anew. A shop larger than all the room has it to itself.
    shops.delete(ctx.shopId);
    shops.set(ctx.shopId, kept, { size: Math.max(1, Math.min(most, kept.ids.size)) });
    return kept.index;
  };
}
