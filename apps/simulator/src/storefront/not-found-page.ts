import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import { shopOfRequest, type World } from '../world.ts';
import { page } from './catalogue-pages.ts';
import { renderPage } from './layout.ts';
import { openVisit } from './visit.ts';

/** What is no address of the store's: the theme's own page says so, with all that stands on every page. */
export function notFoundPage(app: FastifyInstance, world: World): void {
  app.setNotFoundHandler(async (request, reply) => {
    void reply.code(404);
    if (request.method !== 'GET' || !shopOfRequest(world, request)) {
      return reply.type('text/plain').send('There is nothing at this address.');
    }
    const main = html`<section class="wrap narrow"><h1>Not found</h1><p>There is nothing at this address. <a href="/">Back to the shop</a></p></section>`;
    return page(
      reply,
      await renderPage(openVisit(world, request, reply), { title: 'Not found', template: '404', main }),
    );
  });
}
