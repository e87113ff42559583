import { partIn, type Saved, saveTexts, textsOf } from './snapshots/saved.ts';

/** Gives documents small numbers and takes them back, so that scores can be plain arrays. */
export interface Slots {
  /** One more than the highest slot in use so far. */
  readonly end: number;
  /** Number of documents. */
  readonly size: number;
  /** The memory that it takes, about. */
  readonly bytes: number;
  of(id: string): number | undefined;
  at(slot: number): string | undefined;
  /** The slot of the id, a new one when the id is new. */
  put(id: string): number;
  remove(id: string): number | undefined;
  ids(): Iterable<string>;
  save(): Saved;
}

/** What a string and its entries in a map and an array take beside its letters. */
const bytesOfEntry = 80;

/** New slots, or those that were saved. */
export function createSlots(saved?: Saved): Slots {
  const slotOf = new Map<string, number>();
  const ids: (string | undefined)[] = [];
  const free: number[] = [];
  let letters = 0;

  function put(id: string): number {
    const known = slotOf.get(id);
    if (known !== undefined) return known;
    const slot = free.pop() ?? ids.length;
    slotOf.set(id, slot);
    ids[slot] = id;
    letters += id.length;
    return slot;
  }

  // No document has an empty id: it stands for a free slot.
  for (const [slot, id] of saved ? textsOf(partIn(saved, 'ids')).entries() : []) {
    ids[slot] = undefined;
    if (id === '') free.push(slot);
    else {
      slotOf.set(id, slot);
      ids[slot] = id;
      letters += id.length;
    }
  }

  return {
    get end() {
      return ids.length;
    },
    get size() {
      return slotOf.size;
    },
    get bytes() {
      return letters + slotOf.size * bytesOfEntry + free.length * 8;
    },
    of: (id) => slotOf.get(id),
    at: (slot) => ids[slot],
    put,
    remove(id) {
      const slot = slotOf.get(id);
      if (slot === undefined) return undefined;
      slotOf.delete(id);
      ids[slot] = undefined;
      free.push(slot);
      letters -= id.length;
      return slot;
    },
    ids: () => slotOf.keys(),
    save: () => ({ ids: saveTexts(Array.from(ids, (id) => id ?? '')) }),
  };
}
