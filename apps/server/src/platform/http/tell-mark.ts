import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What names these very bytes. */
export const markOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 24);

/** Names the bytes of an answer by their mark, for whoever keeps them; true where the caller has these very bytes. */
export function tellMark(request: FastifyRequest, reply: FastifyReply, mark: string): boolean {
  const etag = `"${mark}"`;
  void reply.header('etag', etag);
  // A proxy that compresses what it passes on makes the mark a weak one.
  const known = (request.headers['if-none-match'] ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  return known.includes(etag);
}
