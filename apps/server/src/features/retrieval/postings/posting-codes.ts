/**
 * A posting as bytes: twice the step from the document before it, one more where a count above 1 follows. Numbers have seven
 * bits in each byte, so that most postings are one byte. No code begins with a zero.
 */

/** How many bytes `writeCode` takes for it. */
export function lengthOfCode(step: number, count: number): number {
  return count > 1 ? lengthOf(step * 2 + 1) + lengthOf(count) : lengthOf(step * 2);
}

/** Writes one; answers where it ends. */
export function writeCode(packed: Uint8Array, from: number, step: number, count: number): number {
  const at = write(packed, from, step * 2 + (count > 1 ? 1 : 0));
  return count > 1 ? write(packed, at, count) : at;
}

/**
 * Writes the documents and counts of the codes up to `end`, or up to a zero, from `found` on; the first step is counted
 * from the document `before`. Answers where they end.
 */
export function readCodes(
  packed: Uint8Array,
  from: number,
  end: number,
  before: number,
  documents: Int32Array,
  counts: Uint16Array,
  found: number,
): number {
  let document = before;
  let to = found;
  for (let at = from; at < end; ) {
    let code = packed[at++] ?? 0;
    if (code === 0) break;
    for (let byte = code, shift = 7; byte > 127; shift += 7) {
      byte = packed[at++] ?? 0;
      code = (code & ((1 << shift) - 1)) | (byte << shift);
    }
    let count = 1;
    if ((code & 1) === 1) {
      count = packed[at++] ?? 0;
      for (let byte = count, shift = 7; byte > 127; shift += 7) {
        byte = packed[at++] ?? 0;
        count = (count & ((1 << shift) - 1)) | (byte << shift);
      }
    }
    document += code >> 1;
    documents[to] = document;
    counts[to] = count;
    to += 1;
  }
  return to;
}

/**
 * Adds to the sum of each document of these codes the weight at its count and `counted` more, or the last one for higher
 * counts, less that at `counted`, which is in the sum already. The first step is counted from the document `before`; answers
 * the last document.
 */
export function addCodes(
  packed: Uint8Array,
  from: number,
  end: number,
  before: number,
  weights: Int32Array,
  counted: number,
  sums: Int32Array,
): number {
  const highest = weights.length - 1;
  const already = weights[Math.min(counted, highest)] ?? 0;
  const once = (weights[Math.min(counted + 1, highest)] ?? 0) - already;
  let document = before;
  for (let at = from; at < end; ) {
    let code = packed[at++] ?? 0;
    if (code === 0) break;
    if ((code & 129) === 0) {
      // Most of them: a short step, and there once.
      document += code >> 1;
      sums[document] = (sums[document] ?? 0) + once;
      continue;
    }
    for (let byte = code, shift = 7; byte > 127; shift += 7) {
      byte = packed[at++] ?? 0;
      code = (code & ((1 << shift) - 1)) | (byte << shift);
    }
    document += code >> 1;
    let weight = once;
    if ((code & 1) === 1) {
      let count = packed[at++] ?? 0;
      for (let byte = count, shift = 7; byte > 127; shift += 7) {
        byte = packed[at++] ?? 0;
        count = (count & ((1 << shift) - 1)) | (byte << shift);
      }
      weight = (weights[Math.min(counted + count, highest)] ?? 0) - already;
    }
    sums[document] = (sums[document] ?? 0) + weight;
  }
  return document;
}

/** Bytes of a number, seven bits in each. */
function lengthOf(value: number): number {
  let length = 1;
  for (let rest = value; rest > 127; rest >>= 7) length += 1;
  return length;
}

function write(packed: Uint8Array, from: number, value: number): number {
  let at = from;
  let rest = value;
  while (rest > 127) {
    packed[at++] = (rest & 127) | 128;
    rest >>= 7;
  }
  packed[at++] = rest;
  return at;
}
