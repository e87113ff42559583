/** Gives documents small numbers and takes them back, so that scores can be plain arrays. */
export interface Slots<T extends { id: string }> {
  /** One more than the highest slot in use so far. */
  readonly end: number;
  /** Number of documents. */
  readonly size: number;
  of(id: string): number | undefined;
  at(slot: number): T | undefined;
  /** Stores the document under its id's slot, a new one when the id is new. */
  put(document: T): number;
  remove(id: string): number | undefined;
  values(): Iterable<T>;
}

export function createSlots<T extends { id: string }>(): Slots<T> {
  const slotOf = new Map<string, number>();
  const documents: (T | undefined)[] = [];
  const free: number[] = [];

  return {
    get end() {
      return documents.length;
    },
    get size() {
      return slotOf.size;
    },
    of: (id) => slotOf.get(id),
    at: (slot) => documents[slot],
    put(document) {
      const slot = slotOf.get(document.id) ?? free.pop() ?? documents.length;
      slotOf.set(document.id, slot);
      documents[slot] = document;
      return slot;
    },
    remove(id) {
      const slot = slotOf.get(id);
      if (slot === undefined) return undefined;
      slotOf.delete(id);
      documents[slot] = undefined;
      free.push(slot);
      return slot;
    },
    *values() {
      for (const document of documents) if (document) yield document;
    },
  };
}
