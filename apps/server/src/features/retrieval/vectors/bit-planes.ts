/**
 * Vectors of numbers as planes of bits. A component is the sum of its bits, each plus or minus one, the first plane
 * counting most: its bits are the signs. With `n` planes it has 2^n values, evenly spread.
 */
export interface BitPlanes {
  readonly planes: number;
  /** Bytes of one plane of one vector: whole eights. */
  readonly planeBytes: number;
  /** The bits of a vector, plane after plane, and what to multiply products with them by to get cosines. */
  encode(vector: Float32Array): { bits: Uint8Array; scale: number };
  /** The direction of what was encoded, about. */
  decode(bits: Uint8Array): Float32Array;
}

/** As exact as anybody needs. */
const finest = 8;
/** Up to so many vectors nothing is saved by fewer planes. */
const few = 4_096;
/** More vectors than these get as few planes as possible: memory is what a shop of that size lacks. */
const many = 65_536;

/** How many planes vectors get. The error of a cosine shrinks with the root of the dimensions: long ones need few bits in each. */
export function planesFor(dimensions: number, vectors: number): number {
  if (vectors <= few || dimensions < 384) return finest;
  return vectors <= many && dimensions < 1024 ? 3 : 2;
}

/**
 * Where the range of values may end, as shares of the largest component. Some encoders fill it evenly, others have few
 * large components, for whose sake the many should not be coarse: the one that keeps a vector's direction best is taken.
 */
const cuts: Readonly<Record<number, readonly number[]>> = { 2: [0.47, 0.8, 1], 3: [0.64, 1] };
const wideCuts = [0.8, 1];

export function createBitPlanes(dimensions: number, planes: number): BitPlanes {
  const planeBytes = Math.ceil(dimensions / 64) * 8;
  const highest = 2 ** planes - 1;

  /** Fills `codes`; answers the product of the vector with what they stand for, and how near the two are. */
  function quantise(vector: Float32Array, unit: number, codes: Uint8Array): { product: number; likeness: number } {
    const scale = 0.5 / unit;
    const middle = (highest + 1) / 2;
    let product = 0;
    let square = 0;
    for (let i = 0; i < dimensions; i += 1) {
      const x = vector[i] ?? 0;
      const place = x * scale + middle;
      const code = place <= 0 ? 0 : place >= highest ? highest : Math.floor(place);
      const level = 2 * code - highest;
      codes[i] = code;
      product += x * level;
      square += level * level;
    }
    return { product, likeness: product / Math.sqrt(square) };
  }

  return {
    planes,
    planeBytes,
    encode(given) {
      const vector = finite(given);
      const largest = largestOf(vector);
      const squares = vector.reduce((sum, x) => sum + x * x, 0);
      const tries = (cuts[planes] ?? wideCuts).map((cut) => {
        const codes = new Uint8Array(planeBytes * 8);
        return { codes, ...quantise(vector, (cut * (largest || 1)) / (highest + 1), codes) };
      });
      const { codes, product } = tries.reduce((best, it) => (it.likeness > best.likeness ? it : best));
      return { bits: bitsOf(codes, planes), scale: product > 0 ? Math.sqrt(squares) / product : 0 };
    },
    decode(bits) {
      return Float32Array.from({ length: dimensions }, (_, i) => {
        let code = 0;
        for (let plane = 0; plane < planes; plane += 1) {
          code = code * 2 + (((bits[plane * planeBytes + (i >> 3)] ?? 0) >> (i & 7)) & 1);
        }
        return 2 * code - highest;
      });
    },
  };
}

function finite(vector: Float32Array): Float32Array {
  for (let i = 0; i < vector.length; i += 1) {
    if (!Number.isFinite(vector[i])) return vector.map((x) => (Number.isFinite(x) ? x : 0));
  }
  return vector;
}

function largestOf(vector: Float32Array): number {
  let largest = 0;
  for (let i = 0; i < vector.length; i += 1) largest = Math.max(largest, Math.abs(vector[i] ?? 0));
  return largest;
}

/** The codes' highest bits, then the next ones: eight codes make a byte of each plane. */
function bitsOf(codes: Uint8Array, planes: number): Uint8Array {
  const bits = new Uint8Array((codes.length / 8) * planes);
  let at = 0;
  for (let shift = planes - 1; shift >= 0; shift -= 1) {
    for (let i = 0; i < codes.length; i += 8) {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1) byte |= (((codes[i + bit] ?? 0) >> shift) & 1) << bit;
      bits[at] = byte;
      at += 1;
    }
  }
  return bits;
}

/** For every byte of a plane and every value of it, its part of the product with a query. */
export function productsWith(query: Float32Array, planeBytes: number): Float32Array {
  const products = new Float32Array(planeBytes * 256);
  for (let byte = 0; byte < planeBytes; byte += 1) {
    const from = byte * 256;
    for (let bit = 0; bit < 8; bit += 1) products[from] = (products[from] ?? 0) - (query[byte * 8 + bit] ?? 0);
    for (let value = 1; value < 256; value += 1) {
      const lowest = 31 - Math.clz32(value & -value);
      products[from + value] = (products[from + (value & (value - 1))] ?? 0) + 2 * (query[byte * 8 + lowest] ?? 0);
    }
  }
  return products;
}
