import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { texts } from '#texts/problems.ts';
import { Problem } from '../../problem.ts';

/** The limit of a call's body, apart from files. */
export const callMaxBytes = 256 * 1024;

/** The failure for a body over its limit, in bytes. */
export const tooLarge = (limit: number) =>
  new Problem(
    'too_large',
    texts.tooLarge(limit < 2 ** 20 ? texts.kilobytes(limit >> 10) : texts.megabytes(limit >> 20)),
  );

/** How slowly a body may come: at least so many bytes, or its end, in so many milliseconds. */
export interface Pace {
  bytes: number;
  withinMs: number;
}

/** Calls `late` as soon as less has come than the pace asks for. */
function watch({ bytes, withinMs }: Pace, late: () => void) {
  const timer = setTimeout(late, withinMs);
  let since = 0;
  return {
    heard(more: number) {
      since += more;
      if (since < bytes) return;
      since = 0;
      timer.refresh();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * The bytes of a request as they come: nothing is gathered, and never more than `limit` bytes are passed on. Throws
 * `too_large`, before anything is read where the request itself says so. A caller who has not sent everything within
 * `withinMs`, or sends more slowly than `pace`, is cut off.
 */
export function limitedBody(
  raw: IncomingMessage,
  limit: number,
  { withinMs, pace }: { withinMs?: number | undefined; pace?: Pace | undefined } = {},
): AsyncIterable<Uint8Array> {
  if (Number(raw.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  return (async function* () {
    const cutOff = () => void raw.destroy();
    const late = withinMs === undefined ? undefined : setTimeout(cutOff, withinMs);
    const slow = pace && watch(pace, cutOff);
    let read = 0;
    try {
      // The connection stays open after the reading stops, so that the server can still answer.
      for await (const piece of raw.iterator({ destroyOnReturn: false })) {
        const bytes: Uint8Array = piece;
        read += bytes.byteLength;
        if (read > limit) throw tooLarge(limit);
        slow?.heard(bytes.byteLength);
        yield bytes;
      }
    } finally {
      clearTimeout(late);
      slow?.stop();
    }
  })();
}

/** True when the caller went away in the middle of what they sent. */
export const isBrokenOff = (raw: IncomingMessage): boolean => raw.destroyed && !raw.complete;

/**
 * Routes of this scope are given the body as a stream, unread, whatever its type. A rest that nobody has read when the
 * answer is out is thrown away as it comes, until the server's `requestTimeout`: a browser reads no refusal before it has
 * sent everything.
 */
export function leaveBodiesUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
}
