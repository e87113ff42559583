import { grown, integers, naturals, shorts } from './growing.ts';
import { createStretchedLists, type StretchedLists, type WeighedList } from './stretched-lists.ts';
import { createTermDictionary, type TermDictionary } from './term-dictionary.ts';
import { numberIn, numbersIn, partIn, type Saved } from '../snapshots/saved.ts';

/** The documents that hold one term, and how often: parallel arrays, of which the first `size` entries count. */
export interface Posting {
  size: number;
  slots: Int32Array;
  counts: Uint16Array;
}

/**
 * An inverted list: term -> documents. Documents are small numbers ("slots") so that scores are plain arrays. A posting
 * takes little more than a byte. What a document held is not kept: one that leaves is skipped until its lists are
 * written anew.
 */
export interface TermPostings {
  readonly documents: number;
  /** Sum of all counts over the documents, for the average length. */
  readonly totalLength: number;
  /** The memory that it takes. */
  readonly bytes: number;
  /** Adds a document. Its slot must be free. Counts are whole numbers of at most 65,535. */
  add(slot: number, counts: ReadonlyMap<string, number>): void;
  /** Takes a document out, if it is there. */
  remove(slot: number): void;
  /** Its arrays are reused by the next call of `of`, `spread` or `add`: read them at once. */
  of(term: string): Posting | undefined;
  /**
   * Sets for every slot the sum of the terms' weights, each times what `worth` says for how often the document holds the
   * term: at the count, or at the end for higher ones; at 0 it says 0.
   */
  sumUp(terms: ReadonlyMap<string, number>, worth: Float64Array, into: Float32Array): void;
  /** Number of documents that hold the term. */
  spread(term: string): number;
  lengthOf(slot: number): number;
  save(): Saved;
}

const highestCount = 0xffff;
/** So many documents that left are kept whatever the number of the others is. */
const fewGone = 256;

/** The lists themselves, by numbers that rise with each document that comes. */
interface Lists {
  terms: TermDictionary;
  postings: StretchedLists;
  /** Of each term: how many documents hold it, and how many had left when they were counted. */
  spreads: Uint32Array;
  countedAt: Uint32Array;
  /** The slot of each document; -1 of one that left. */
  slots: Int32Array;
  documents: number;
  gone: number;
}

const emptyLists = (): Lists => ({
  terms: createTermDictionary(),
  postings: createStretchedLists(),
  spreads: naturals(0),
  countedAt: naturals(0),
  slots: integers(0),
  documents: 0,
  gone: 0,
});

/** New postings, or those that were saved. */
export function createTermPostings(saved?: Saved): TermPostings {
  let lists = saved ? listsOf(saved) : emptyLists();
  /** The number of the document in each slot, + 1, and its length. */
  let documentOf = saved ? numbersIn(saved, 'documentOf', Int32Array) : integers(0);
  let lengths = saved ? numbersIn(saved, 'lengths', Uint32Array) : naturals(0);
  let totalLength = saved ? numberIn(saved, 'totalLength') : 0;
  let sums = integers(0);
  const read: Posting = { size: 0, slots: integers(0), counts: shorts(0) };

  /** Reads a term's documents as slots, and counts them. */
  function readTerm(term: number): Posting {
    // Those that left are still in the list.
    const room = (lists.spreads[term] ?? 0) + lists.gone;
    read.slots = grown(read.slots, room, integers);
    read.counts = grown(read.counts, room, shorts);
    const { slots, counts } = read;
    const held = lists.postings.read(term, slots, counts);
    let size = 0;
    for (let at = 0; at < held; at += 1) {
      const slot = lists.slots[slots[at] ?? 0] ?? -1;
      if (slot < 0) continue;
      slots[size] = slot;
      counts[size] = counts[at] ?? 0;
      size += 1;
    }
    read.size = size;
    lists.spreads[term] = size;
    lists.countedAt[term] = lists.gone;
    return read;
  }

  return {
    get documents() {
      return lists.documents - lists.gone;
    },
    get totalLength() {
      return totalLength;
    },
    get bytes() {
      const { terms, postings, spreads, countedAt, slots } = lists;
      const own = [spreads, countedAt, slots, documentOf, lengths, read.slots, read.counts, sums];
      return terms.bytes + postings.bytes + own.reduce((sum, it) => sum + it.byteLength, 0);
    },
    add(slot, counts) {
      const document = lists.documents;
      lists.postings.pack(document);
      lists.slots = grown(lists.slots, document + 1, integers);
      lists.slots[document] = slot;
      lists.documents += 1;
      documentOf = grown(documentOf, slot + 1, integers);
      documentOf[slot] = document + 1;
      let length = 0;
      for (const [term, count] of counts) {
        append(lists, lists.terms.add(term), document, Math.min(count, highestCount));
        length += count;
      }
      lengths = grown(lengths, slot + 1, naturals);
      lengths[slot] = length;
      totalLength += length;
    },
    remove(slot) {
      const document = (documentOf[slot] ?? 0) - 1;
      if (document < 0) return;
      documentOf[slot] = 0;
      lists.slots[document] = -1;
      lists.gone += 1;
      totalLength -= lengths[slot] ?? 0;
      lengths[slot] = 0;
      if (lists.gone > fewGone && lists.gone * 2 > lists.documents) lists = compacted(lists, documentOf);
    },
    of(term) {
      const id = lists.terms.of(term);
      const posting = id < 0 ? undefined : readTerm(id);
      return posting && posting.size > 0 ? posting : undefined;
    },
    sumUp(terms, worth, into) {
      const known = [...terms].map(([term, weight]) => ({ list: lists.terms.of(term), weight }));
      const { weighed, scale } = weighedLists(
        known.filter(({ list }) => list >= 0),
        worth,
      );
      sums = grown(sums, lists.documents, integers);
      lists.postings.sumUp(weighed, lists.documents, sums);
      for (let document = 0; document < lists.documents; document += 1) {
        const slot = lists.slots[document] ?? -1;
        if (slot >= 0) into[slot] = (sums[document] ?? 0) / scale;
      }
    },
    spread(term) {
      const id = lists.terms.of(term);
      if (id < 0) return 0;
      return lists.countedAt[id] === lists.gone ? (lists.spreads[id] ?? 0) : readTerm(id).size;
    },
    lengthOf: (slot) => lengths[slot] ?? 0,
    save() {
      const { terms, postings, spreads, countedAt, slots, documents, gone } = lists;
      return {
        terms: terms.save(),
        postings: postings.save(),
        // These change while terms are looked up.
        spreads: spreads.slice(0, terms.size),
        countedAt: countedAt.slice(0, terms.size),
        gone,
        slots: slots.subarray(0, documents),
        documentOf,
        lengths,
        totalLength,
      };
    },
  };
}

function append(to: Lists, term: number, document: number, count: number): void {
  to.spreads = grown(to.spreads, term + 1, naturals);
  to.countedAt = grown(to.countedAt, term + 1, naturals);
  if ((to.spreads[term] ?? 0) === 0) to.countedAt[term] = to.gone;
  to.spreads[term] = (to.spreads[term] ?? 0) + 1;
  to.postings.append(term, document, count);
}

/** Writes all lists anew, without the documents that left; sets the new number of each that stays in `documentOf`. */
function compacted(lists: Lists, documentOf: Int32Array): Lists {
  const to = emptyLists();
  to.slots = integers(lists.documents - lists.gone);
  for (let old = 0; old < lists.documents; old += 1) {
    const slot = lists.slots[old] ?? -1;
    if (slot < 0) continue;
    to.slots[to.documents] = slot;
    to.documents += 1;
    documentOf[slot] = to.documents;
  }
  const ids = integers(lists.terms.size).fill(-1);
  let passed = 0;
  lists.postings.each(
    (term, documents, counts, size) => {
      for (let at = 0; at < size; at += 1) {
        const slot = lists.slots[documents[at] ?? 0] ?? -1;
        if (slot < 0) continue;
        let id = ids[term] ?? -1;
        if (id < 0) ids[term] = id = to.terms.add(lists.terms.at(term));
        passed = Math.max(passed, documentOf[slot] ?? 0);
        append(to, id, (documentOf[slot] ?? 1) - 1, counts[at] ?? 0);
      }
    },
    () => to.postings.pack(passed),
  );
  return to;
}

/**
 * What each list counts for, in whole numbers, and what 1 is in these: as much as no sum can grow out of. Such sums are the
 * same in whatever order they are added, so that two documents of one text stay equal wherever they stand.
 */
function weighedLists(
  asked: readonly { list: number; weight: number }[],
  worth: Float64Array,
): { weighed: WeighedList[]; scale: number } {
  const highest = worth.reduce((most, it) => Math.max(most, Math.abs(it)), 0);
  const most = asked.reduce((sum, { weight }) => sum + Math.abs(weight) * highest, 0);
  const scale = 2 ** (29 - Math.ceil(Math.log2(most || 1)));
  const weighed = asked.map(({ list, weight }) => {
    const weights = integers(worth.length);
    for (let count = 0; count < weights.length; count += 1) {
      weights[count] = Math.round(weight * (worth[count] ?? 0) * scale);
    }
    return { list, weights };
  });
  return { weighed, scale };
}

function listsOf(saved: Saved): Lists {
  const terms = createTermDictionary(partIn(saved, 'terms'));
  const slots = numbersIn(saved, 'slots', Int32Array);
  return {
    terms,
    postings: createStretchedLists(partIn(saved, 'postings')),
    spreads: numbersIn(saved, 'spreads', Uint32Array),
    countedAt: numbersIn(saved, 'countedAt', Uint32Array),
    slots,
    documents: slots.length,
    gone: numberIn(saved, 'gone'),
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
