import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { peer } from './peers.ts';

const page = (begin: string) =>
  `<!doctype html><meta name="viewport" content="width=device-width"><title>Floor</title><button class="launcher">Chat</button>
<script>document.querySelector('button').onclick = () => ${begin};</script>`;

/** The least that a chat can be: Preact itself and one component that takes what the visitor writes. */
function panel(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('preact')), 'utf8').replace(
    /\/\/# sourceMappingURL.*$/m,
    '',
  );
  const exported = /export\s*\{([^}]*)\}/.exec(source)?.[1] ?? '';
  const local = (name: string) =>
    new RegExp(`(\\S+) as ${name}(?![\\w$])`).exec(exported.replaceAll(',', ' '))?.[1] ?? name;
  return `${source}
${local('render')}(${local('h')}('div', { role: 'dialog' }, ${local('h')}('textarea', { placeholder: 'Write a message…' })), document.body);`;
}

/**
 * Serves a bare launcher and, on its click, a bare Preact panel: what every chat must pay on this machine. Behind the same
 * launcher, a peer.
 */
export async function serveFloor(): Promise<{ url: string; peerUrl: string; close(): void }> {
  const scripts: Record<string, Buffer> = { '/panel.js': gzipSync(panel()), '/peer.js': gzipSync(peer.script) };
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? ''];
    if (script) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    } else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page(request.url === '/peer' ? peer.begin : "import('/panel.js')"));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/`;
  return { url, peerUrl: `${url}peer`, close: () => server.close() };
}
