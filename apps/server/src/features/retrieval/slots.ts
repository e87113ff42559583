import { bytes, grown, integers, naturals, shorts } from './postings/growing.ts';
import { numberIn, numbersIn, type Saved } from './snapshots/saved.ts';

/** Gives documents small numbers and takes them back, so that scores can be plain arrays. */
export interface Slots {
  /** One more than the highest slot in use so far. */
  readonly end: number;
  /** Number of documents. */
  readonly size: number;
  /** The memory that it takes. */
  readonly bytes: number;
  of(id: string): number | undefined;
  /** The id in a slot. It is written anew each time: ask `holds` where only that matters. */
  at(slot: number): string | undefined;
  /** Whether a document is in the slot. */
  holds(slot: number): boolean;
  /** The slot of the id, a new one when the id is new. */
  put(id: string): number;
  remove(id: string): number | undefined;
  ids(): Iterable<string>;
  save(): Saved;
}

/** The table is never fuller: the emptier it is, the sooner an id that is not there is known not to be. */
const fullest = 0.7;
/** So many letters of ids that left are kept whatever the others are. */
const fewLetters = 4_096;

/** New slots, or those that were saved. An id as an object and an entry of a map would take three times as much. */
export function createSlots(saved?: Saved): Slots {
  /** The ids' letters in UTF-8, one id after the other, and where that of each slot begins; its length is 0 in a free slot. */
  let letters = saved ? numbersIn(saved, 'letters', Uint8Array) : bytes(0);
  let starts = saved ? numbersIn(saved, 'starts', Uint32Array) : naturals(0);
  let lengths = saved ? numbersIn(saved, 'lengths', Uint16Array) : shorts(0);
  let end = saved ? numberIn(saved, 'end') : 0;
  let used = letters.length;
  let gone = saved ? numberIn(saved, 'gone') : 0;
  let size = 0;
  const free: number[] = [];
  /** Hash table: slot + 1; 0 is an empty place. */
  let table = integers(16);

  const lettersIn = (slot: number) => {
    const start = starts[slot] ?? 0;
    return letters.subarray(start, start + (lengths[slot] ?? 0));
  };

  /** Where the id stands in the table, or the empty place where it belongs. */
  function placeOf(id: Uint8Array): number {
    const mask = table.length - 1;
    let place = hashOf(id) & mask;
    for (;;) {
      const slot = (table[place] ?? 0) - 1;
      if (slot < 0 || isSame(letters, starts[slot] ?? 0, lengths[slot] ?? 0, id)) return place;
      place = (place + 1) & mask;
    }
  }

  function rehash(): void {
    let room = 16;
    while (size >= room * fullest) room *= 2;
    table = integers(room);
    for (let slot = 0; slot < end; slot += 1) if (holds(slot)) table[placeOf(lettersIn(slot))] = slot + 1;
  }

  /** Takes an entry out of the table; those behind it move up, so that no search ends before it finds them. */
  function empty(place: number): void {
    const mask = table.length - 1;
    let hole = place;
    for (let next = (place + 1) & mask; table[next] !== 0; next = (next + 1) & mask) {
      const home = hashOf(lettersIn((table[next] ?? 1) - 1)) & mask;
      if (((next - home) & mask) < ((next - hole) & mask)) continue;
      table[hole] = table[next] ?? 0;
      hole = next;
    }
    table[hole] = 0;
  }

  /** Writes the letters anew, without those of ids that left. */
  function squeeze(): void {
    const to = bytes(used - gone);
    let at = 0;
    for (let slot = 0; slot < end; slot += 1) {
      const id = lettersIn(slot);
      to.set(id, at);
      starts[slot] = at;
      at += id.length;
    }
    letters = to;
    used = at;
    gone = 0;
  }

  const holds = (slot: number) => (lengths[slot] ?? 0) > 0;
  const at = (slot: number) => (holds(slot) ? Buffer.from(lettersIn(slot)).toString() : undefined);

  for (let slot = 0; slot < end; slot += 1) {
    if (holds(slot)) size += 1;
    else free.push(slot);
  }
  if (size > 0) rehash();

  return {
    get end() {
      return end;
    },
    get size() {
      return size;
    },
    get bytes() {
      return [letters, starts, lengths, table].reduce((sum, it) => sum + it.byteLength, free.length * 8);
    },
    of(id) {
      const slot = (table[placeOf(Buffer.from(id))] ?? 0) - 1;
      return slot < 0 ? undefined : slot;
    },
    at,
    holds,
    put(id) {
      const said = Buffer.from(id);
      if (said.length === 0 || said.length > 0xffff) throw new RangeError('an id has 1 to 65,535 letters');
      const place = placeOf(said);
      const known = (table[place] ?? 0) - 1;
      if (known >= 0) return known;
      const slot = free.pop() ?? end++;
      letters = grown(letters, used + said.length, bytes);
      letters.set(said, used);
      starts = grown(starts, slot + 1, naturals);
      lengths = grown(lengths, slot + 1, shorts);
      starts[slot] = used;
      lengths[slot] = said.length;
      used += said.length;
      size += 1;
      table[place] = slot + 1;
      if (size > table.length * fullest) rehash();
      return slot;
    },
    remove(id) {
      const place = placeOf(Buffer.from(id));
      const slot = (table[place] ?? 0) - 1;
      if (slot < 0) return undefined;
      empty(place);
      gone += lengths[slot] ?? 0;
      lengths[slot] = 0;
      free.push(slot);
      size -= 1;
      if (gone > fewLetters && gone * 2 > used) squeeze();
      return slot;
    },
    *ids() {
      for (let slot = 0; slot < end; slot += 1) {
        const id = at(slot);
        if (id !== undefined) yield id;
      }
    },
    save: () => ({
      letters: letters.subarray(0, used),
      starts: starts.subarray(0, end),
      lengths: lengths.subarray(0, end),
      end,
      gone,
    }),
  };
}

function hashOf(id: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ (id[i] ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

function isSame(letters: Uint8Array, start: number, length: number, id: Uint8Array): boolean {
  if (length !== id.length) return false;
  for (let i = 0; i < length; i += 1) if (letters[start + i] !== id[i]) return false;
  return true;
}
