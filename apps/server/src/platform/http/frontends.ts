import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../problem.ts';

const year = 'public, max-age=31536000, immutable';

/** Built files carry a hash in their name and never change; the others are asked for anew each time. */
const cacheFor = (path: string) => (/-[\w-]{8,}\.\w+$/.test(path) ? year : 'no-cache');

/** Serves the built admin at `/` (every page of it is the same document) and the chatbox at `/chatbox/`. */
export async function mountFrontends(app: FastifyInstance, apps: string): Promise<void> {
  const admin = join(apps, 'admin/dist');
  const chatbox = join(apps, 'chatbox/dist');
  if (existsSync(chatbox)) {
    await app.register(staticFiles, {
      root: chatbox,
      prefix: '/chatbox/',
      decorateReply: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        reply.header('cache-control', cacheFor(path));
        // A storefront loads it as a module, from its own origin.
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  const page = existsSync(join(admin, 'index.html')) ? await readFile(join(admin, 'index.html')) : null;
  if (page) {
    await app.register(staticFiles, {
      root: join(admin, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|client|hooks|files|chatbox|assets|proxy)\//.test(request.url);
    if (!page || !isPage) throw notFound('This address');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
