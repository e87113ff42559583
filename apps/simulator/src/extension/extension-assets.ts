import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the files of the theme app extension; a file asked for with its mark (`?v=`) may be kept for ever. */
export function extensionAssets(app: FastifyInstance, world: World): void {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/cdn/ext/:file', (request, reply) => {
    const file = basename(request.params.file);
    const content = readOrUndefined(join(world.options.extensionDir, 'assets', file));
    if (content === undefined) return reply.callNotFound();
    const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
    reply
      .type(types[extname(file)] ?? 'application/octet-stream')
      .header('etag', etag)
      .header('access-control-allow-origin', '*')
      .header(
        'cache-control',
        request.query.v ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(content);
  });
}

function readOrUndefined(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
