/** The documents that hold one term, and how often: parallel arrays, the first `size` entries are alive. */
export interface Posting {
  size: number;
  slots: Int32Array;
  counts: Uint16Array;
}

/** An inverted list: term -> documents. Documents are small numbers ("slots") so that scores are plain arrays. */
export interface TermPostings {
  readonly documents: number;
  /** Sum of all counts over the documents, for the average length. */
  readonly totalLength: number;
  /** Adds a document. Its slot must be free. Counts are whole numbers of at most 65,535. */
  add(slot: number, counts: ReadonlyMap<string, number>): void;
  /** Takes a document out; `counts` must be those it was added with. */
  remove(slot: number, counts: ReadonlyMap<string, number>): void;
  of(term: string): Posting | undefined;
  /** Number of documents that hold the term. */
  spread(term: string): number;
  lengthOf(slot: number): number;
}

const highestCount = 0xffff;

export function createTermPostings(): TermPostings {
  const postings = new Map<string, Posting>();
  const lengths: number[] = [];
  let documents = 0;
  let totalLength = 0;

  return {
    get documents() {
      return documents;
    },
    get totalLength() {
      return totalLength;
    },
    add(slot, counts) {
      for (const [term, count] of counts) {
        let posting = postings.get(term);
        if (!posting) {
          posting = { size: 0, slots: new Int32Array(2), counts: new Uint16Array(2) };
          postings.set(term, posting);
        }
        if (posting.size === posting.slots.length) grow(posting);
        posting.slots[posting.size] = slot;
        posting.counts[posting.size] = Math.min(count, highestCount);
        posting.size += 1;
      }
      lengths[slot] = sumOf(counts);
      totalLength += sumOf(counts);
      documents += 1;
    },
    remove(slot, counts) {
      for (const term of counts.keys()) {
        const posting = postings.get(term);
        const at = posting ? posting.slots.subarray(0, posting.size).indexOf(slot) : -1;
        if (!posting || at < 0) continue;
        posting.size -= 1;
        posting.slots[at] = posting.slots[posting.size] ?? 0;
        posting.counts[at] = posting.counts[posting.size] ?? 0;
        if (posting.size === 0) postings.delete(term);
      }
      lengths[slot] = 0;
      totalLength -= sumOf(counts);
      documents -= 1;
    },
    of: (term) => postings.get(term),
    spread: (term) => postings.get(term)?.size ?? 0,
    lengthOf: (slot) => lengths[slot] ?? 0,
  };
}

/** How often each term occurs, times a whole-number weight; adds to `into` so that fields can be summed. */
export function countTerms(
  terms: readonly string[],
  weight = 1,
  into = new Map<string, number>(),
): Map<string, number> {
  for (const term of terms) into.set(term, (into.get(term) ?? 0) + weight);
  return into;
}

function grow(posting: Posting): void {
  const room = Math.ceil(posting.slots.length * 1.6);
  const slots = new Int32Array(room);
  const counts = new Uint16Array(room);
  slots.set(posting.slots);
  counts.set(posting.counts);
  posting.slots = slots;
  posting.counts = counts;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
