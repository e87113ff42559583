import { fileTypes } from '@chatty/contract/limits';
import { fileTypeFromBuffer } from 'file-type';
import { texts } from '#texts/files.ts';
import { Problem } from '../../platform/problem.ts';

/** What a file is known by stands in its first bytes; so many are gathered before any is passed on. */
const headBytes = 64 * 1024;

const refusal = () => new Problem('unsupported_file', texts.unsupported);

const markup = /<\s*(!doctype|html|svg|script|iframe|\?xml|body|head)/i;
/** A tag that may have begun at the end of what came: as much of it as matters, however many blanks it holds. */
const begun = /<\s*([!?a-z]{0,8})$/i;

type TextJudge = (bytes: Uint8Array, last: boolean) => void;

/** Plain text has no signature: it must be valid UTF-8 without markup, wherever the pieces of it are cut. */
function textJudge(): TextJudge {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let open = '';
  return (bytes, last) => {
    let text: string;
    try {
      text = open + decoder.decode(bytes, { stream: !last });
    } catch {
      throw refusal();
    }
    if (text.includes('\0') || markup.test(text)) throw refusal();
    const end = begun.exec(text);
    open = end ? `<${end[1] ?? ''}` : '';
  };
}

async function typeOf(head: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(head);
  if (found && !(fileTypes as readonly string[]).includes(found.mime)) throw refusal();
  return found?.mime ?? null;
}

export interface Sniffed {
  /** What the bytes are, whatever the name says. */
  type: string;
  bytes: number;
}

/** The same bytes, the first of them gathered in one piece. */
async function* withHead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] | null = [];
  let gathered = 0;
  for await (const piece of source) {
    if (!head) {
      yield piece;
      continue;
    }
    head.push(piece);
    gathered += piece.byteLength;
    if (gathered < headBytes) continue;
    yield Buffer.concat(head);
    head = null;
  }
  if (head && gathered > 0) yield Buffer.concat(head);
}

/**
 * Passes a file on and finds out what it is: `sniffed` holds it once all has come. Throws `unsupported_file` as soon as
 * it is nothing that may be sent, and `bad_input` if it is empty.
 */
export async function* sniff(source: AsyncIterable<Uint8Array>, sniffed: Sniffed): AsyncGenerator<Uint8Array> {
  let judge: TextJudge | null = null;
  for await (const piece of withHead(source)) {
    if (sniffed.bytes === 0) {
      const type = await typeOf(piece);
      sniffed.type = type ?? 'text/plain';
      if (!type) judge = textJudge();
    }
    sniffed.bytes += piece.byteLength;
    judge?.(piece, false);
    yield piece;
  }
  if (sniffed.bytes === 0) throw new Problem('bad_input', texts.empty);
  judge?.(new Uint8Array(), true);
}
