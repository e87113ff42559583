import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const folder = new URL('../../theme/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const files = [
  {
    name: 'theme.css',
    type: 'text/css; charset=utf-8',
    content: ['frame.css', 'catalogue.css', 'purchase.css', 'narrow.css'].map(read).join('\n'),
  },
  { name: 'storefront.js', type: 'text/javascript; charset=utf-8', content: read('storefront.js') },
];

/** Changes whenever a file of the theme does, so that browsers can keep the files for ever. */
export const themeVersion = createHash('sha256')
  .update(files.map((file) => file.content).join(''))
  .digest('hex')
  .slice(0, 10);

export function themeRoutes(app: FastifyInstance): void {
  for (const { name, type, content } of files) {
    app.get(`/theme/${name}`, (_, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content),
    );
  }
  app.get('/favicon.svg', (_, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#f3eee3"/><path d="M16 4 22 13h-3l5 8h-3l4 7H7l4-7H8l5-8h-3Z" fill="#2f5141"/></svg>',
      ),
  );
}
