import { hash } from 'node:crypto';
import { numbersIn, partIn, type Saved, saveTexts, textsOf, grown } from '../../retrieval/index.ts';

/** What an index keeps of passages beside their words and vectors, by slot. */
export interface PassageFacts {
  readonly bytes: number;
  /** Answers whether the passage's texts differ from what the slot held. */
  put(slot: number, kind: string, texts: readonly [string, string, readonly string[], string]): boolean;
  remove(slot: number): void;
  kindOf(slot: number): string;
  /** How many wordings of its question a passage has. */
  wordingsOf(slot: number): number;
  save(): Saved;
}

/** Of a hash as many digits as a number keeps exactly. */
const digits = 13;
const printOf = (texts: unknown) => Number.parseInt(hash('sha256', JSON.stringify(texts)).slice(0, digits), 16);
/** What no text prints. */
const nothing = -1;

/** New facts, or those that were saved. */
export function createPassageFacts(saved?: Saved): PassageFacts {
  const kindNames = saved ? textsOf(partIn(saved, 'kindNames')) : [];
  let kinds = saved ? numbersIn(saved, 'kinds', Uint16Array) : new Uint16Array(0);
  let wordings = saved ? numbersIn(saved, 'wordings', Uint16Array) : new Uint16Array(0);
  let prints = saved ? numbersIn(saved, 'prints', Float64Array) : new Float64Array(0);

  function numberOf(kind: string): number {
    const known = kindNames.indexOf(kind);
    return known < 0 ? kindNames.push(kind) - 1 : known;
  }

  return {
    get bytes() {
      return kinds.byteLength + wordings.byteLength + prints.byteLength;
    },
    put(slot, kind, texts) {
      kinds = grown(kinds, slot + 1, (room) => new Uint16Array(room));
      wordings = grown(wordings, slot + 1, (room) => new Uint16Array(room));
      prints = grown(prints, slot + 1, (room) => new Float64Array(room).fill(nothing));
      kinds[slot] = numberOf(kind);
      wordings[slot] = texts[2].length;
      const print = printOf(texts);
      const differs = prints[slot] !== print;
      prints[slot] = print;
      return differs;
    },
    remove(slot) {
      prints[slot] = nothing;
    },
    kindOf: (slot) => kindNames[kinds[slot] ?? 0] ?? '',
    wordingsOf: (slot) => wordings[slot] ?? 0,
    save: () => ({ kindNames: saveTexts(kindNames), kinds, wordings, prints }),
  };
}
