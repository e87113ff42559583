import type { Ctx } from '../../../ctx.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import { codePrint } from '../snapshots/code-print.ts';
import { Damaged, type Saved } from '../snapshots/saved.ts';
import { readSnapshot } from '../snapshots/snapshot.store.ts';
import { keptIndexes, type KeptIndex, type ShopIndex } from './kept-indexes.ts';

/** Where the database stands. */
export interface SourceState {
  /** The shop's counter: it has grown whenever anything was added, changed or removed. */
  version: number;
  /** What rows are read with beside themselves; an index of another basis is of no use. */
  basis: string;
}

/** How an index of one shop is made from the database. Rows carry the counter's value at their last change. */
export interface IndexSource<Index extends ShopIndex, Row extends { id: string; version: number }> {
  /** Names the index among those of a shop. */
  name: string;
  /** Folders of the code that makes it, beside this feature's. */
  code: readonly string[];
  /** A new index, or one that was saved. Throws `Damaged` when it can't be made from that. */
  create(saved?: Saved): Index;
  put(index: Index, row: Row): void;
  state(ctx: Ctx): Promise<SourceState>;
  /** The next `limit` rows in the order of version and id, beginning after `after`. */
  changed(ctx: Ctx, after: { version: number; id: string }, limit: number): Promise<Row[]>;
  count(ctx: Ctx): Promise<number>;
  ids(ctx: Ctx): Promise<string[]>;
}

const rowsAtATime = 1_000;

/**
 * Indexes of the shops that were asked lately, in this process. Each search compares one counter with the database and
 * reads only the rows that changed since; an index that was dropped comes back from its last snapshot. Not to be used
 * inside a transaction: searches of one shop wait for each other.
 */
export function createShopIndexes<Index extends ShopIndex, Row extends { id: string; version: number }>(
  source: IndexSource<Index, Row>,
) {
  let print: string | undefined;
  const ownIndexes = processState(`retrieval.${source.name}`, () => new Map<string, KeptIndex<Index>>());

  async function fill(ctx: Ctx, kept: KeptIndex<Index>): Promise<void> {
    const { version, basis } = await source.state(ctx);
    print ??= codePrint(source.code);
    const wholeBasis = `${print} ${basis}`;
    if (version === kept.version && wholeBasis === kept.basis) return;
    if (wholeBasis !== kept.basis) await begin(ctx, kept, { version, basis: wholeBasis });
    const isNew = kept.index.size === 0;
    if (version > kept.version) await readChanges(ctx, kept);
    // What is read from nothing holds nothing that is gone.
    if (!isNew && (await source.count(ctx)) !== kept.index.size) await removeGone(ctx, kept);
    kept.version = version;
  }

  /** Begins with the last snapshot, or with nothing. */
  async function begin(ctx: Ctx, kept: KeptIndex<Index>, { version, basis }: SourceState): Promise<void> {
    const snapshot = version > 0 ? await readSnapshot(ctx, { name: source.name, basis, version }) : null;
    const restored = snapshot && restore(ctx, snapshot.saved);
    kept.changes += 1;
    kept.unsaved = 0;
    kept.index = restored ?? source.create();
    kept.version = restored && snapshot ? snapshot.version : -1;
    kept.basis = basis;
  }

  function restore(ctx: Ctx, saved: Saved): Index | null {
    try {
      return source.create(saved);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      ctx.log.warn({ err: error, index: source.name }, 'a snapshot of an index holds something else');
      return null;
    }
  }

  async function readChanges(ctx: Ctx, kept: KeptIndex<Index>): Promise<void> {
    let at = { version: kept.version + 1, id: '' };
    for (;;) {
      const rows = await source.changed(ctx, at, rowsAtATime);
      kept.changes += rows.length;
      kept.unsaved += rows.length;
      for (const row of rows) source.put(kept.index, row);
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtATime) return;
      at = { version: last.version, id: last.id };
      keptIndexes(ctx.services).makeRoom();
      // A large shop must not hold up everybody else.
      await new Promise(setImmediate);
    }
  }

  async function removeGone(ctx: Ctx, kept: KeptIndex<Index>): Promise<void> {
    const left = new Set(await source.ids(ctx));
    const gone = [...kept.index.ids()].filter((it) => !left.has(it));
    kept.changes += gone.length;
    kept.unsaved += gone.length;
    for (const id of gone) kept.index.remove(id);
  }

  /** Resolves when the index holds all that was committed before the call. A filling that began earlier may have read too soon. */
  function brought(ctx: Ctx, kept: KeptIndex<Index>): Promise<void> {
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

  function keptFor({ services, shopId }: Ctx): KeptIndex<Index> {
    const own = ownIndexes(services);
    const known = own.get(shopId);
    if (known) return known;
    const kept: KeptIndex<Index> = {
      shopId,
      name: source.name,
      forget: () => own.delete(shopId),
      index: source.create(),
      basis: null,
      version: -1,
      changes: 0,
      unsaved: 0,
      askedAt: 0,
      filling: null,
      next: null,
      users: 0,
    };
    own.set(shopId, kept);
    return kept;
  }

  /** The index of the ctx's shop, as the database is now. */
  return async function indexOf(ctx: Ctx): Promise<Index> {
    const all = keptIndexes(ctx.services);
    const kept = keptFor(ctx);
    all.hold(kept);
    try {
      await brought(ctx, kept);
      return kept.index;
    } finally {
      all.release(kept);
    }
  };
}
