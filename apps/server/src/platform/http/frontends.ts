import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { texts } from '#texts/problems.ts';
import type { Config } from '../../config.ts';
import { notFound } from '../problem.ts';
import { framePage, type PageFrame, standAlone } from './page-headers.ts';

const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

/** Built files carry a hash in their name and never change; the others are asked for anew each time. */
const cacheFor = (path: string) => (/-[\w-]{8,64}\.\w{1,8}$/.test(path) ? year : 'no-cache');

/** How a document of the admin is opened; passed in, because the platform knows no vendor. */
export type OpenDocument = (
  url: string,
  agent: string,
) => Promise<{ frame: PageFrame; head: string } | { redirect: string } | 'gone'>;

/** What belongs to the installed app stands at the root: a service worker looks after addresses below its own. */
const rootFiles = {
  'service-worker.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'offline.html': 'text/html; charset=utf-8',
};

/** What the loader asks for again, under another address each time, is the same file. */
export const asFirstAsked = (url: string): string => url.replace(/^\/chatbox\/again-\d{1,3}\//, '/chatbox/');

/**
 * Serves the files that stand below these folders now, the first folder's before the next one's. What may be asked for is
 * looked up by its name: the library would list the folder of each file anew for every request, to know how it is spelled.
 */
async function serveFiles(
  app: FastifyInstance,
  prefix: string,
  folders: readonly string[],
  writeHeaders: (reply: FastifyReply, name: string) => unknown,
): Promise<void> {
  const folderOf = new Map<string, string>();
  for (const folder of folders.toReversed().filter((it) => existsSync(it))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((it) => it.isFile()))
      folderOf.set(relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'), folder);
  }
  app.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
    const name = request.params['*'];
    const folder = folderOf.get(name);
    if (folder === undefined) return reply.callNotFound();
    writeHeaders(reply, name);
    return reply.sendFile(name, folder);
  });
}

/** Serves the built admin at `/` (every page of it is the same document) and the chatbox at `/chatbox/`. */
export async function mountFrontends(
  app: FastifyInstance,
  config: Config,
  apps: string,
  openDocument: OpenDocument = async () => ({ frame: standAlone, head: '' }),
): Promise<void> {
  const admin = join(apps, 'admin/dist');
  const chatbox = join(apps, 'chatbox/dist');
  await app.register(staticFiles, { root: apps, serve: false, cacheControl: false, preCompressed: true });
  if (existsSync(chatbox)) {
    // The loader is the theme extension's; our own pages take it from here.
    await serveFiles(app, '/chatbox/', [chatbox, join(apps, '../extensions/chatbox/assets')], (reply, name) =>
      reply
        .header('cache-control', cacheFor(name))
        // A storefront loads it as a module, from its own origin.
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin'),
    );
  }
  const page = existsSync(join(admin, 'index.html')) ? await readFile(join(admin, 'index.html'), 'utf8') : null;
  if (page) {
    for (const [name, type] of Object.entries(rootFiles)) {
      const content = await readFile(join(admin, name));
      app.get(`/${name}`, (_, reply) => reply.type(type).header('cache-control', 'no-cache').send(content));
    }
    await serveFiles(app, '/icons/', [join(admin, 'icons')], (reply) => reply.header('cache-control', day));
    await serveFiles(app, '/assets/', [join(admin, 'assets')], (reply, name) =>
      reply.header('cache-control', cacheFor(name)),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    const asked = request.method === 'GET' || request.method === 'HEAD';
    const isPage = asked && !/^\/(api|client|hooks|files|chatbox|assets|icons|proxy)\//.test(request.url);
    if (!page || !isPage) throw notFound(texts.thisAddress);
    const opening = await openDocument(request.url, request.headers['user-agent'] ?? '');
    if (opening === 'gone') return reply.code(410).send();
    if ('redirect' in opening) return reply.header('cache-control', 'no-store').redirect(opening.redirect, 302);
    return framePage(reply, config, opening.frame)
      .type('text/html; charset=utf-8')
      .header('cache-control', opening.head ? 'no-store' : 'no-cache')
      .send(page.replace('<head>', () => `<head>${opening.head}`));
  });
}
