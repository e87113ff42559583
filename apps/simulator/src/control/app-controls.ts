import type { FastifyInstance } from 'fastify';
import { readable } from '../billing/amount.ts';
import { expirePending, freeze, subscriptionsOf } from '../billing/charge-shop.ts';
import { currentOf, type Subscription, usedBy } from '../billing/subscription.ts';
import { html, type Html } from '../html.ts';
import { revokeAccess } from '../oauth/tokens.ts';
import { grantScopes, install, revokeScopes, scopesOf, uninstall } from '../shop/installation.ts';
import type { Shop } from '../shop/shop.ts';
import { sendCustomerRequest, sendDueRedactions, sendShopRedact } from '../webhooks/compliance.ts';
import type { World } from '../world.ts';

type Form = Record<string, string | undefined>;
const HOUR_MS = 3_600_000;
const SHOWN_CUSTOMERS = 40;

/**
 * Controls over what happens between Shopify and the app: installation, scopes, charges, the calendar, requests about
 * data. A form may name another shop than the first one by `shop`.
 */
export function appControls(app: FastifyInstance, world: World): void {
  const act = (path: string, change: (shop: Shop, form: Form) => void): void => {
    app.post<{ Body: Form | null }>(`/simulator/${path}`, (request, reply) => {
      const form = request.body ?? {};
      const shop = form.shop ? world.store.shops.get(form.shop) : world.store.firstShop;
      if (!shop) return reply.callNotFound();
      change(shop, form);
      return reply.redirect('/simulator', 303);
    });
  };
  act('install', (shop) => install(shop));
  act('uninstall', (shop) => uninstall(world, shop));
  act('scopes', (shop, { scope = '', granted }) => {
    if (granted === 'on') grantScopes(world, shop, [scope]);
    else revokeScopes(world, shop, [scope]);
  });
  act('end-access', (shop) => revokeAccess(world.store, shop.domain));
  act('expire-charges', (shop) => expirePending(world, shop));
  act('freeze', (shop, { frozen }) => freeze(world, shop, frozen === 'on'));
  act('calendar', (_, { hours }) => {
    world.store.calendar.skip((Number(hours) || 0) * HOUR_MS);
    for (const shop of world.store.shops.values()) subscriptionsOf(world, shop);
    sendDueRedactions(world);
  });
  act('customer-data', (shop, { customer, topic }) => {
    const found = shop.customer(Number(customer));
    if (found)
      sendCustomerRequest(world, shop, found, topic === 'redact' ? 'customers/redact' : 'customers/data_request');
  });
  act('shop-redact', (shop) => sendShopRedact(world, shop));
  app.get('/simulator/calendar.json', () => ({ now: world.store.calendar.now().toISOString() }));
}

/** The part of the control page about the app. */
export function appControlsMain(world: World, shop: Shop): Html {
  const { installed, redactAt } = shop.state.installation;
  const button = (path: string, label: string, ...fields: Html[]): Html =>
    html`<form method="post" action="/simulator/${path}">${fields}<button>${label}</button></form>`;
  const field = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`;
  const subscriptions = subscriptionsOf(world, shop);
  const current = currentOf(subscriptions);
  return html`<section><h2>Installation</h2><p class="small">${installed ? html`Installed. <a href="/store/${shop.handle}/apps/${shop.appHandle}">Open it in the simulated admin</a>.` : 'Not installed.'}${redactAt ? ` shop/redact follows at ${redactAt}.` : ''}</p>
${installed ? button('uninstall', 'Uninstall the app') : button('install', 'Install the app')}${button('end-access', 'End all access tokens')}
<table><thead><tr><th>Optional scope</th><th>Granted</th></tr></thead><tbody>${scopesOf(shop).optional.map((scope) => {
    const granted = scopesOf(shop).granted.includes(scope);
    return html`<tr><td>${scope}</td><td>${button('scopes', granted ? 'Revoke' : 'Grant', field('scope', scope), field('granted', granted ? 'off' : 'on'))}</td></tr>`;
  })}</tbody></table></section>
<section><h2>Calendar and charges</h2><p class="small">Charges, trials, and shop/redact follow the simulated calendar: ${world.store.calendar.now().toISOString()}.</p>
<form method="post" action="/simulator/calendar"><label>Hours<input name="hours" type="number" min="1" value="48"></label><button>Advance the calendar</button></form>
${button('expire-charges', 'Expire unapproved charges')}${current ? button('freeze', current.status === 'FROZEN' ? 'Resume the shop’s payments' : 'Stop the shop’s payments', field('frozen', current.status === 'FROZEN' ? 'off' : 'on')) : null}
<div class="scroll"><table><thead><tr><th>Subscription</th><th>State</th><th>Until</th><th>Used</th></tr></thead><tbody>${subscriptions.toReversed().map(subscriptionRow)}</tbody></table></div></section>
<section><h2>Data requests</h2><form method="post" action="/simulator/customer-data"><label>Customer<select name="customer">${shop.state.customers.slice(-SHOWN_CUSTOMERS).map((one) => html`<option value="${one.id}">${one.email}</option>`)}</select></label>
<button name="topic" value="request">Send customers/data_request</button><button name="topic" value="redact">Send customers/redact</button></form>${button('shop-redact', 'Send shop/redact now')}</section>`;
}

function subscriptionRow(one: Subscription): Html {
  const used = one.usage ? `${readable(usedBy(one), one.currency)} of ${readable(one.usage.cap, one.currency)}` : '';
  return html`<tr><td>${one.name}${one.test ? ' (test)' : ''}</td><td>${one.status}</td><td>${one.period?.end ?? ''}</td><td>${used}</td></tr>`;
}
