import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problem.ts';
import type { World } from '../../world.ts';
import { byteRangeOf } from './byte-range.ts';
import { fileKey, findFile } from './save-file.ts';

const matches = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const uuid = /^[0-9a-f-]{36}$/i;

/** Serves `/files/{shop}/{file}/{secret}`: pictures and videos in place, everything else as a download. */
export function mountFiles(app: FastifyInstance, world: World): void {
  app.get<{ Params: { shopId: string; id: string; secret: string } }>(
    '/files/:shopId/:id/:secret',
    async (request, reply) => {
      const { shopId, id, secret } = request.params;
      const row = uuid.test(shopId) && uuid.test(id) ? await findFile({ db: world.db, shopId }, id) : undefined;
      const over = row?.expires_at && row.expires_at <= world.clock.now();
      if (!row || over || !matches(row.secret, secret)) throw notFound('This file');
      const bytes = await world.files.get(fileKey(row));
      if (!bytes) throw notFound('This file');
      const shown = /^(image|video)\//.test(row.type);
      const range = byteRangeOf(request.headers.range, bytes.byteLength);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${bytes.byteLength}`).send();
      }
      // Safari plays no video from a server that sends no ranges.
      if (range) {
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
      }
      return reply
        .header('accept-ranges', 'bytes')
        .header('content-type', row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type)
        .header(
          'content-disposition',
          `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
        )
        .header('cache-control', row.expires_at ? 'no-store' : 'private, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(Buffer.from(range ? bytes.subarray(range.start, range.end + 1) : bytes));
    },
  );
}
