import type { FastifyInstance } from 'fastify';
import { texts } from '#texts/files.ts';
import { isSameText } from '../../../platform/auth/secrets/same-text.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Services } from '../../../ctx.ts';
import { byteRangeOf } from './byte-range.ts';
import { findFile } from '../save-file.ts';
import { fileKey } from '../upload.store.ts';

const uuid = /^[0-9a-f-]{36}$/i;

/** Serves `/files/{shop}/{file}/{secret}`: pictures and videos in place, everything else as a download. */
export function mountFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { shopId: string; id: string; secret: string } }>(
    '/files/:shopId/:id/:secret',
    async (request, reply) => {
      const { shopId, id, secret } = request.params;
      const row = uuid.test(shopId) && uuid.test(id) ? await findFile({ db: services.db, shopId }, id) : undefined;
      const over = row?.expires_at && row.expires_at <= services.clock.now();
      if (!row || over || !isSameText(row.secret, secret)) throw notFound(texts.thisFile);
      const range = byteRangeOf(request.headers.range, row.bytes);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${row.bytes}`).send();
      }
      // Who asks for the headers alone is not read a file to.
      const part = request.method === 'HEAD' ? { start: 0, end: 0 } : (range ?? undefined);
      const bytes = await services.files.open(fileKey(row), part);
      if (!bytes) throw notFound(texts.thisFile);
      const shown = /^(image|video)\//.test(row.type);
      // Safari plays no video from a server that sends no ranges.
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${row.bytes}`);
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
        .header('content-length', range ? range.end - range.start + 1 : row.bytes)
        .send(bytes);
    },
  );
}
