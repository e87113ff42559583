import { fileURLToPath } from 'node:url';
import type { Calls } from '@chatty/contract/call';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';
import { openApiOf } from './open-api.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chatty API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#page', deepLinking: true });`;

/** The reference of every call at `/api/docs`, made from the contract at start. */
export function mountApiReference(app: FastifyInstance, calls: Calls): void {
  const document = openApiOf(calls);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', async (_, reply) => reply.type('text/javascript').send(start));
  app.register(staticFiles, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: '/api/docs/files/',
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
}
