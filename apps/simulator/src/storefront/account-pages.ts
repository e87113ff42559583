import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import { price } from '../shop/money.ts';
import type { World } from '../world.ts';
import { page } from './catalogue-pages.ts';
import { renderPage } from './layout.ts';
import { openVisit, signIn, signOut } from './visit.ts';

const dateText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const words = {
  UNFULFILLED: 'Being packed',
  PARTIALLY_FULFILLED: 'Partly on its way',
  FULFILLED: 'On its way',
} as const;

/** The demo sign-in (pick a customer, no password) and the account with its orders. */
export function accountPages(app: FastifyInstance, world: World): void {
  app.get('/account/login', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const main = html`<section class="wrap narrow"><h1>Demo sign-in</h1><p>Choose who you are. There are no passwords in this shop.</p>
<form method="post" class="bar"><input type="email" name="email" list="people" placeholder="Email" aria-label="Email" required><button>Sign in</button><datalist id="people">${visit.shop.state.customers.map((one) => html`<option value="${one.email}">`)}</datalist></form>
<ul class="people">${visit.shop.state.customers.slice(0, 24).map((one) => html`<li><form method="post"><button class="quiet" name="email" value="${one.email}"><strong>${one.firstName} ${one.lastName}</strong><span class="small">${one.email}</span></button></form></li>`)}</ul></section>`;
    return page(reply, await renderPage(visit, { title: 'Sign in', template: 'customers/login', main }));
  });

  app.post<{ Body: { email?: string } }>('/account/login', (request, reply) => {
    const visit = openVisit(world, request, reply);
    const customer = visit.shop.customerByEmail(request.body.email ?? '');
    if (!customer) return reply.redirect('/account/login', 303);
    signIn(reply, customer);
    return reply.redirect('/account', 303);
  });

  app.get('/account', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const { customer, shop } = visit;
    if (!customer) return reply.redirect('/account/login');
    const orders = shop.ordersOf(customer).toReversed();
    const main = html`<section class="wrap narrow"><h1>Hello, ${customer.firstName}</h1><p class="small">${customer.email} · <a href="/account/logout">Sign out</a></p><h2>Your orders</h2>
${
  orders.length === 0
    ? html`<p>No orders yet.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Order</th><th>Date</th><th>Status</th><th>Total</th></tr></thead><tbody>${orders.map(
        (
          order,
        ) => html`<tr><td><a href="/orders/${order.confirmationNumber}">${order.name}</a></td><td>${dateText.format(new Date(order.createdAt))}</td>
<td>${order.cancelledAt ? 'Canceled' : order.financialStatus === 'REFUNDED' ? 'Refunded' : order.fulfillments.at(-1)?.deliveredAt ? 'Delivered' : words[order.fulfillmentStatus]}</td><td>${price(order.totalCents)}</td></tr>`,
      )}</tbody></table></div>`
}</section>`;
    return page(reply, await renderPage(visit, { title: 'Your account', template: 'customers/account', main }));
  });

  app.get('/account/register', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const main = html`<section class="wrap narrow"><h1>Create an account</h1><p>Everybody who may sign in here is known already. <a href="/account/login">Sign in</a></p></section>`;
    return page(reply, await renderPage(visit, { title: 'Create an account', template: 'customers/register', main }));
  });

  app.get('/account/addresses', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const { customer } = visit;
    if (!customer) return reply.redirect('/account/login');
    const main = html`<section class="wrap narrow"><h1>Addresses</h1><p>${customer.firstName} ${customer.lastName}</p></section>`;
    return page(reply, await renderPage(visit, { title: 'Addresses', template: 'customers/addresses', main }));
  });

  app.get('/account/logout', (_, reply) => {
    signOut(reply);
    return reply.redirect('/');
  });
}
