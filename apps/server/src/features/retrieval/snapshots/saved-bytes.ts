import type { Numbers } from '../postings/growing.ts';
import { Damaged, type Saved } from './saved.ts';

/** Blocks of numbers by the name of their type. */
const types = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array };
type TypeName = keyof typeof types;

interface Block {
  type: TypeName;
  length: number;
}

/** What stands before the blocks: the same by name, blocks only as what they are. */
interface Heading {
  [name: string]: number | string | boolean | null | Heading | { block: Block };
}

const mark = Buffer.from('chatty index 1\n\n');
const longestHeading = 1 << 20;
/** So much is handed on at once: others are served in between. */
const pieceBytes = 1 << 20;

const typeNameOf = (numbers: Numbers): TypeName => numbers.constructor.name as TypeName;
const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value);

function headingOf(saved: Saved, blocks: Numbers[]): Heading {
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => {
      if (isNumbers(value)) {
        blocks.push(value);
        return [name, { block: { type: typeNameOf(value), length: value.length } }];
      }
      return [name, value && typeof value === 'object' ? headingOf(value, blocks) : value];
    }),
  );
}

/** What was saved as bytes, piece by piece. The blocks are not copied: they must not change until the last piece is taken. */
export function* bytesOfSaved(saved: Saved): Generator<Uint8Array> {
  const blocks: Numbers[] = [];
  const heading = Buffer.from(JSON.stringify(headingOf(saved, blocks)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(heading.length);
  yield Buffer.concat([mark, length, heading]);
  for (const { buffer, byteOffset, byteLength } of blocks) {
    for (let at = 0; at < byteLength; at += pieceBytes) {
      yield new Uint8Array(buffer, byteOffset + at, Math.min(pieceBytes, byteLength - at));
    }
  }
}

/** Fills blocks from what comes in. Throws `Damaged` where too little does. */
function createFiller(incoming: AsyncIterable<Uint8Array>) {
  const source = incoming[Symbol.asyncIterator]();
  let piece: Uint8Array = new Uint8Array(0);
  return {
    async fill(block: Uint8Array): Promise<void> {
      for (let at = 0; at < block.length; ) {
        if (piece.length === 0) {
          const next = await source.next();
          if (next.done) throw new Damaged('it ends too early');
          piece = next.value;
        }
        const part = piece.subarray(0, block.length - at);
        block.set(part, at);
        at += part.length;
        piece = piece.subarray(part.length);
      }
    },
    /** Whether nothing is left. Lets go of the source. */
    async isOver(): Promise<boolean> {
      const { done } = piece.length > 0 ? { done: false } : await source.next();
      await source.return?.();
      return done === true;
    },
    stop: () => source.return?.(),
  };
}

/** What `bytesOfSaved` was given; `byteSize` is how long all of it is. Throws `Damaged` where that is not what comes in. */
export async function savedOfBytes(incoming: AsyncIterable<Uint8Array>, byteSize: number): Promise<Saved> {
  const filler = createFiller(incoming);
  try {
    const start = Buffer.alloc(mark.length + 4);
    await filler.fill(start);
    const headingLength = start.readUInt32LE(mark.length);
    if (!start.subarray(0, mark.length).equals(mark) || headingLength > longestHeading) {
      throw new Damaged('it begins as no snapshot does');
    }
    const headingBytes = Buffer.alloc(headingLength);
    await filler.fill(headingBytes);
    let room = byteSize - start.length - headingLength;
    const take = async ({ type, length }: Block): Promise<Numbers> => {
      const size = length * types[type].BYTES_PER_ELEMENT;
      if (!(size <= room)) throw new Damaged('its blocks are longer than it is');
      room -= size;
      const block = new types[type](length);
      await filler.fill(new Uint8Array(block.buffer));
      return block;
    };
    const saved = await readPart(readHeading(headingBytes), take);
    if (room !== 0 || !(await filler.isOver())) throw new Damaged('something follows its end');
    return saved;
  } finally {
    await filler.stop();
  }
}

function readHeading(bytes: Buffer): Heading {
  try {
    const heading: unknown = JSON.parse(bytes.toString());
    if (isHeading(heading)) return heading;
  } catch {
    // Said below.
  }
  throw new Damaged('its heading is none');
}

const isHeading = (value: unknown): value is Heading =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Block after block, in the order in which they were written. */
async function readPart(heading: Heading, take: (block: Block) => Promise<Numbers>): Promise<Saved> {
  const saved: { [name: string]: Saved[string] } = {};
  for (const [name, value] of Object.entries(heading)) {
    if (value === null || typeof value !== 'object') saved[name] = value;
    else if (isBlock(value)) saved[name] = await take(value.block);
    else saved[name] = await readPart(value, take);
  }
  return saved;
}

function isBlock(value: object): value is { block: Block } {
  if (!('block' in value) || typeof value.block !== 'object' || value.block === null) return false;
  const { type, length } = { type: null, length: null, ...value.block };
  if (typeof type !== 'string' || !(type in types)) return false;
  if (!Number.isSafeInteger(length) || Number(length) < 0) throw new Damaged('a block has no length');
  return true;
}
