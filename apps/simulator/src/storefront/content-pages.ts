import type { FastifyInstance } from 'fastify';
import { html, trusted } from '../html.ts';
import { shopOfRequest, type World } from '../world.ts';
import { page } from './catalogue-pages.ts';
import { renderPage } from './layout.ts';
import { openVisit } from './visit.ts';

const dateText = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** Pages, policies, the journal, and the carrier's tracking page. */
export function contentPages(app: FastifyInstance, world: World): void {
  app.get<{ Params: { handle: string } }>('/pages/:handle', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const found = visit.shop.pages.find((one) => one.handle === request.params.handle);
    if (!found) return reply.callNotFound();
    const main = html`<article class="wrap narrow prose"><h1>${found.title}</h1>${trusted(found.body)}</article>`;
    return page(reply, await renderPage(visit, { title: found.title, template: 'page', main }));
  });

  app.get<{ Params: { handle: string } }>('/policies/:handle', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const found = visit.shop.policies.find((one) => one.handle === request.params.handle);
    if (!found) return reply.callNotFound();
    const main = html`<article class="wrap narrow prose"><h1>${found.title}</h1>${trusted(found.body)}</article>`;
    return page(reply, await renderPage(visit, { title: found.title, template: 'policy', main }));
  });

  app.get<{ Params: { blog: string } }>('/blogs/:blog', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const blog = visit.shop.blogs.find((one) => one.handle === request.params.blog);
    if (!blog) return reply.callNotFound();
    const main = html`<section class="wrap narrow prose"><h1>${blog.title}</h1>${blog.articles.map((article) => html`<h2><a href="/blogs/${blog.handle}/${article.handle}">${article.title}</a></h2><p>${article.summary}</p>`)}</section>`;
    return page(reply, await renderPage(visit, { title: blog.title, template: 'blog', main }));
  });

  app.get<{ Params: { blog: string; handle: string } }>('/blogs/:blog/:handle', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const blog = visit.shop.blogs.find((one) => one.handle === request.params.blog);
    const article = blog?.articles.find((one) => one.handle === request.params.handle);
    if (!article) return reply.callNotFound();
    const main = html`<article class="wrap narrow prose"><h1>${article.title}</h1><p class="small">${article.summary}</p>${trusted(article.body)}</article>`;
    return page(
      reply,
      await renderPage(visit, { title: article.title, description: article.summary, template: 'article', main }),
    );
  });

  app.get<{ Params: { number: string } }>('/tracking/:number', (request, reply) => {
    const shipment = shopOfRequest(world, request)
      ?.state.orders.flatMap((order) => order.fulfillments)
      .find((one) => one.tracking.number === request.params.number);
    if (!shipment) return reply.callNotFound();
    return page(
      reply,
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${shipment.tracking.number}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;color:#1e2a33}h1{font-size:1.300rem}li{margin:.6rem 0}small{color:#55636e;display:block}</style></head>
<body><h1>${shipment.tracking.company}: ${shipment.tracking.number}</h1><p>${shipment.deliveredAt ? `Delivered ${dateText.format(new Date(shipment.deliveredAt))} ET` : shipment.estimatedDeliveryAt ? `Expected by ${dateText.format(new Date(shipment.estimatedDeliveryAt))} ET` : 'On its way'}</p>
<ol reversed>${shipment.events.toReversed().map((event) => html`<li>${event.message}<small>${dateText.format(new Date(event.happenedAt))} ET</small></li>`)}</ol></body></html>`
        .text,
    );
  });
}
