import { addWaiting, stretchLength, stretchSums } from './bit-sums.ts';
import { integers, shorts } from './growing.ts';
import { createStretchPacker, packedStretch, type PackedStretch } from './packed-stretch.ts';
import { createPostingLists } from './posting-lists.ts';
import { numberIn, partIn, type Saved } from '../snapshots/saved.ts';

/** What a list counts for in a sum: the weight of a document that holds it so often, or the last one for higher counts; 0 at 0. */
export interface WeighedList {
  list: number;
  weights: Int32Array;
}

/**
 * Many lists of (document, count). Documents come in rising order; lists of the newest grow, those of a whole stretch are
 * packed for good, in half the room, and are summed up while all their sums are near the processor.
 */
export interface StretchedLists {
  readonly bytes: number;
  /** Adds at the end of a list; `document` is higher than the last one of that list. */
  append(list: number, document: number, count: number): void;
  /** Packs the stretches whose documents are all below `complete`, which get no more postings. To be called once a stretch is whole. */
  pack(complete: number): void;
  /** Writes a list's documents and counts; answers how many they are. The arrays must have room. */
  read(list: number, documents: Int32Array, counts: Uint16Array): number;
  /** Sets the sum of each of the first `documents`. */
  sumUp(asked: readonly WeighedList[], documents: number, sums: Int32Array): void;
  /**
   * Reads every list stretch by stretch: `visit` gets one that is not empty, with its documents and counts in arrays that
   * the next one reuses; `passed` is called after each stretch.
   */
  each(
    visit: (list: number, documents: Int32Array, counts: Uint16Array, size: number) => void,
    passed: () => void,
  ): void;
  save(): Saved;
}

/** New lists, or those that were saved. */
export function createStretchedLists(saved?: Saved): StretchedLists {
  const stretches: PackedStretch[] = [];
  for (let at = 0; saved && at < numberIn(saved, 'stretches'); at += 1) {
    stretches.push(packedStretch(partIn(saved, `stretch ${at}`)));
  }
  /** Of the documents after all stretches, numbered from 0 again. */
  let growing = createPostingLists(saved && partIn(saved, 'growing'));
  const packedEnd = () => stretches.length * stretchLength;

  function packOne(complete: number): void {
    const first = packedEnd();
    const [documents, counts] = [integers(complete - first), shorts(complete - first)];
    const packer = createStretchPacker();
    const rest = createPostingLists();
    for (let list = 0; list < growing.size; list += 1) {
      const size = growing.read(list, 0, documents, counts, 0);
      let within = 0;
      while (within < size && (documents[within] ?? 0) < stretchLength) within += 1;
      if (within > 0) packer.add(list, documents, counts, within);
      for (let at = within; at < size; at += 1)
        rest.append(list, (documents[at] ?? 0) - stretchLength, counts[at] ?? 0);
    }
    stretches.push(packer.done());
    growing = rest;
  }

  return {
    get bytes() {
      return stretches.reduce((sum, it) => sum + it.bytes, growing.bytes);
    },
    append(list, document, count) {
      growing.append(list, document - packedEnd(), count);
    },
    pack(complete) {
      while (complete - packedEnd() >= stretchLength) packOne(complete);
    },
    read(list, documents, counts) {
      let found = 0;
      for (const [at, stretch] of stretches.entries()) {
        found = stretch.read(list, at * stretchLength, documents, counts, found);
      }
      return growing.read(list, packedEnd(), documents, counts, found);
    },
    sumUp(asked, documents, sums) {
      for (const [at, stretch] of stretches.entries()) {
        stretchSums.fill(0);
        for (const { list, weights } of asked) stretch.addTo(list, weights);
        addWaiting();
        sums.set(stretchSums, at * stretchLength);
      }
      const newest = sums.subarray(packedEnd(), documents).fill(0);
      for (const { list, weights } of asked) growing.addTo(list, weights, newest);
    },
    each(visit, passed) {
      const [documents, counts] = [integers(stretchLength), shorts(stretchLength)];
      for (const [at, stretch] of stretches.entries()) {
        for (const list of stretch.lists) {
          visit(list, documents, counts, stretch.read(list, at * stretchLength, documents, counts, 0));
        }
        passed();
      }
      for (let list = 0; list < growing.size; list += 1) {
        const size = growing.read(list, packedEnd(), documents, counts, 0);
        if (size > 0) visit(list, documents, counts, size);
      }
      passed();
    },
    save: () => ({
      stretches: stretches.length,
      ...Object.fromEntries(stretches.map((it, at) => [`stretch ${at}`, it.save()])),
      growing: growing.save(),
    }),
  };
}
