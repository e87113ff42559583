import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problem.ts';
import type { World } from '../../world.ts';
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
      if (!row || !matches(row.secret, secret)) throw notFound('This file');
      const bytes = await world.files.get(fileKey(row));
      if (!bytes) throw notFound('This file');
      const shown = /^(image|video)\//.test(row.type);
      return reply
        .header('content-type', row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type)
        .header(
          'content-disposition',
          `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
        )
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(Buffer.from(bytes));
    },
  );
}
