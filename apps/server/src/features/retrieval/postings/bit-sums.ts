import { bitSumsBinary } from './bit-sums-binary.ts';

/** So many documents in a row have their postings packed together. */
export const stretchLength = 8_192;
/** A bit for each of them. */
export const mapBytes = stretchLength / 8;

/** Where things lie in the memory, and how many maps have room: as `bit-sums.wat` says. */
const weightsAt = stretchLength * 4;
const mapsAt = weightsAt + 256;
const mapRoom = mapBytes + 64;
const mostMaps = 64;

interface Exports {
  memory: WebAssembly.Memory;
  add(count: number): void;
}

const isExports = (it: object): it is Exports =>
  'memory' in it && it.memory instanceof WebAssembly.Memory && 'add' in it && typeof it.add === 'function';

function load(): Exports {
  const module = new WebAssembly.Module(Uint8Array.from(Buffer.from(bitSumsBinary, 'base64')));
  const { exports } = new WebAssembly.Instance(module);
  if (!isExports(exports)) throw new Error('the module is damaged');
  return exports;
}

const { memory, add } = load();
const weights = new Int32Array(memory.buffer, weightsAt, mostMaps);
const maps = new Uint8Array(memory.buffer, mapsAt, mostMaps * mapRoom);
let waiting = 0;

/** A sum of each document of one stretch; what waits in `addMap` is not in it yet. */
export const stretchSums = new Int32Array(memory.buffer, 0, stretchLength);

/** Adds `weight` to the sum of each document whose bit is set in the map that begins at `from`, at the next `addWaiting` at the latest. */
export function addMap(packed: Uint8Array, from: number, weight: number): void {
  if (waiting === mostMaps) addWaiting();
  maps.set(packed.subarray(from, from + mapBytes), waiting * mapRoom);
  weights[waiting] = weight;
  waiting += 1;
}

/** Adds the maps that wait: many at once, so that each sum is read and written once for all of them. */
export function addWaiting(): void {
  if (waiting > 0) add(waiting);
  waiting = 0;
}
