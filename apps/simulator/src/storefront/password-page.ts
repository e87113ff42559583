import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../html.ts';
import { shopOfRequest, type World } from '../world.ts';
import { page } from './catalogue-pages.ts';
import { renderPage } from './layout.ts';
import { openVisit } from './visit.ts';

const COOKIE = 'storefront_digest';
/** What a store without a password shows to everybody; the rest of this host is Shopify's own, or the theme's files. */
const behind = /^\/(?:$|\?|(?:collections|products|pages|policies|blogs|search|cart|account|apps|checkout|orders)\b)/;

/** The page that stands before a store with a password, and keeps everything else of it from whoever does not know that. */
export function passwordPage(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async (request, reply) => {
    const password = shopOfRequest(world, request)?.state.theme.password;
    if (password === undefined || !behind.test(request.url)) return;
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined || request.unsignCookie(cookie).value !== password) return reply.redirect('/password');
  });

  app.get('/password', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    if (visit.shop.state.theme.password === undefined) return reply.redirect('/');
    const main = html`<section class="wrap narrow"><h1>${visit.shop.name} opens soon</h1>
<form method="post" class="bar"><input type="password" name="password" aria-label="Password" required><button>Enter</button></form></section>`;
    return page(reply, await renderPage(visit, { title: 'Opening soon', template: 'password', main, bare: true }));
  });

  app.post<{ Body: { password?: string } }>('/password', (request, reply): FastifyReply => {
    const { password } = openVisit(world, request, reply).shop.state.theme;
    if (password === undefined || request.body.password !== password) return reply.redirect('/password', 303);
    reply.setCookie(COOKIE, password, { path: '/', sameSite: 'lax', httpOnly: true, signed: true });
    return reply.redirect('/', 303);
  });
}
