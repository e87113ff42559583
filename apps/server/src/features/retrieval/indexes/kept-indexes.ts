import { LRUCache } from 'lru-cache';
import { type Services, systemCtx } from '../../../ctx.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import { keepSnapshot } from '../snapshots/snapshot.store.ts';
import type { Saved } from '../snapshots/saved.ts';

/** What every index of a shop can do, whatever it is of. */
export interface ShopIndex {
  readonly size: number;
  /** The memory that it takes, about. */
  readonly bytes: number;
  has(id: string): boolean;
  ids(): Iterable<string>;
  /** Forgets a document; an unknown id is no error. */
  remove(id: string): void;
  /** All that an index which answers as this one is made from. Its blocks change with the index: write them at once. */
  save(): Saved;
}

/** An index of a shop as this process holds it. */
export interface KeptIndex<Index extends ShopIndex = ShopIndex> {
  readonly shopId: string;
  /** Which index of the shop it is. */
  readonly name: string;
  /** Takes it away from where it is looked for. */
  readonly forget: () => void;
  index: Index;
  /** What it was made with; null before anything was read. */
  basis: string | null;
  version: number;
  /** How many changes it has seen, ever and since its last snapshot. */
  changes: number;
  unsaved: number;
  /** When it was asked last. */
  askedAt: number;
  /** The running update, and the next one, which later callers wait for. */
  filling: Promise<void> | null;
  next: Promise<void> | null;
  /** Who waits for it now. */
  users: number;
}

/** Smaller indexes are built as fast as they are read. */
const leastWorthKeeping = 500;
/** A snapshot is written anew when this share of the index has changed; the rest is read as changes. */
const changedShare = 0.1;

const keyOf = ({ name, shopId }: KeptIndex) => `${name}/${shopId}`;

/** All indexes of all shops in this process, within one limit of bytes. */
export class KeptIndexes {
  readonly #services: Services;
  readonly #idle: LRUCache<string, KeptIndex>;
  /** Those that somebody waits for: they stay. */
  readonly #working = new Map<string, KeptIndex>();
  readonly #forgotten = new WeakSet<KeptIndex>();
  readonly #most: number;
  #tending: Promise<void> | null = null;
  #isClosed = false;

  constructor(services: Services) {
    this.#services = services;
    this.#most = services.config.INDEX_MEMORY_MB * 1_000_000;
    this.#idle = new LRUCache({
      maxSize: this.#most,
      dispose: (kept, _, reason) => {
        if (reason === 'evict') kept.forget();
      },
    });
  }

  /** The memory that all of them take. */
  get bytes(): number {
    let working = 0;
    for (const { index } of this.#working.values()) working += index.bytes;
    return this.#idle.calculatedSize + working;
  }

  /** It stays until `release`. */
  hold(kept: KeptIndex): void {
    this.#idle.delete(keyOf(kept));
    this.#working.set(keyOf(kept), kept);
    kept.users += 1;
  }

  release(kept: KeptIndex): void {
    kept.users -= 1;
    kept.askedAt = this.#services.clock.now().getTime();
    if (kept.users > 0) return;
    this.makeRoom();
    this.#working.delete(keyOf(kept));
    if (this.#forgotten.has(kept)) return;
    // One larger than all the room has it to itself. What is put there is measured anew.
    this.#idle.set(keyOf(kept), kept, { size: Math.max(1, Math.min(this.#most, kept.index.bytes)) });
  }

  /** Drops what is kept of a shop, at the latest when nobody waits for it any more. */
  forgetShop(shopId: string): void {
    for (const kept of [...this.#idle.values(), ...this.#working.values()]) {
      if (kept.shopId !== shopId) continue;
      this.#idle.delete(keyOf(kept));
      this.#forgotten.add(kept);
      kept.changes += 1;
      kept.forget();
    }
  }

  /** Drops those that were asked least recently until all together keep within the limit. */
  makeRoom(): void {
    while (this.#idle.size > 0 && this.bytes > this.#most) this.#idle.pop();
  }

  /** Writes the snapshots that are due and drops what nobody has asked for a while; from time to time, one at a time. */
  tend(): Promise<void> {
    this.#tending ??= this.#tendAll().finally(() => {
      this.#tending = null;
    });
    return this.#tending;
  }

  async #tendAll(): Promise<void> {
    const idleSince = this.#services.clock.now().getTime() - this.#services.config.INDEX_IDLE_MINUTES * 60_000;
    for (const kept of [...this.#idle.values()]) {
      const isIdle = kept.askedAt < idleSince;
      const share = isIdle ? 0 : changedShare;
      const isWorth = kept.index.size >= leastWorthKeeping && kept.unsaved > kept.index.size * share;
      if (isWorth) await this.#write(kept);
      if (this.#isClosed) return;
      if (isIdle && kept.users === 0 && kept.askedAt < idleSince) {
        this.#idle.delete(keyOf(kept));
        kept.forget();
      }
    }
  }

  async #write(kept: KeptIndex): Promise<void> {
    const { shopId, name, basis, version, changes, unsaved } = kept;
    if (basis === null) return;
    const ctx = systemCtx(this.#services, shopId);
    try {
      const isUnchanged = () => kept.changes === changes && !this.#isClosed;
      const done = await keepSnapshot(ctx, { name, basis, version }, kept.index.save(), isUnchanged);
      if (done === 'kept') kept.unsaved -= unsaved;
    } catch (error) {
      ctx.log.warn({ err: error, index: name }, 'a snapshot of an index could not be written');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#tending;
  }
}

/** The indexes of a started server. */
export const keptIndexes = processState(
  'retrieval.indexes',
  (services) => new KeptIndexes(services),
  (it) => it.close(),
);
