import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hostPage } from '../admin-host/host-page.ts';
import { html, type Html } from '../html.ts';
import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';
import { type Micros, readable } from './amount.ts';
import { approve, decideCap, decline, subscriptionsOf } from './charge-shop.ts';
import { discounted, type Subscription } from './subscription.ts';

type Matter = 'subscription' | 'cap';
const pageNames: Record<Matter, string> = {
  subscription: 'confirm_recurring_application_charge',
  cap: 'confirm_update_capped_amount',
};
const APP_ID = 41_220_077_001;

/** Where the merchant approves or declines; signed, so that no other page can be made up. */
export function confirmationUrl(world: World, one: Subscription, matter: Matter): string {
  const path = `/admin/charges/${APP_ID}/${one.id}/RecurringApplicationCharge/${pageNames[matter]}`;
  return `${world.origin}${path}?signature=${signature(world, one, matter)}`;
}

/** The pages of Shopify's admin on which a merchant approves charges. */
export function chargePages(app: FastifyInstance, world: World): void {
  for (const matter of ['subscription', 'cap'] as const) {
    const url = `/admin/charges/:app/:charge/RecurringApplicationCharge/${pageNames[matter]}`;
    type Asked = { Params: { charge: string }; Querystring: { signature?: string } };

    app.get<Asked>(url, (request, reply) => {
      const found = chargeOf(world, Number(request.params.charge));
      if (!found || request.query.signature !== signature(world, found.one, matter)) return reply.callNotFound();
      const { shop, one } = found;
      const isOpen = matter === 'cap' ? Boolean(one.usage?.proposedCap) : one.status === 'PENDING';
      const main = isOpen ? askMain(shop, one, matter) : closedMain(shop);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(hostPage({ title: 'Approve charges', shop, who: shop.owner, here: 'none', main }));
    });

    app.post<Asked & { Body: { answer?: string } | null }>(url, (request, reply) => {
      const found = chargeOf(world, Number(request.params.charge));
      if (!found || request.query.signature !== signature(world, found.one, matter)) return reply.callNotFound();
      const { shop, one } = found;
      const apps = `/store/${shop.handle}/apps`;
      const isApproved = request.body?.answer === 'approve';
      if (matter === 'cap') decideCap(world, shop, one, isApproved);
      else if (!isApproved) decline(world, shop, one);
      else if (!approve(world, shop, one)) return reply.redirect(apps, 303);
      if (!isApproved) return reply.redirect(apps, 303);
      const target = new URL(atSimulator(world, one.returnUrl));
      target.searchParams.set('charge_id', String(one.id));
      return reply.redirect(target.href, 303);
    });
  }
}

/** An address of Shopify's admin as a browser at the desk can open it. */
function atSimulator(world: World, address: string): string {
  const url = new URL(address);
  const path = url.pathname + url.search;
  if (url.hostname === 'admin.shopify.com') return `${world.origin}${path}`;
  const shop = world.store.shops.get(url.hostname);
  return shop && path.startsWith('/admin') ? `${world.origin}/store/${shop.handle}${path.slice(6)}` : address;
}

function chargeOf(world: World, id: number): { shop: Shop; one: Subscription } | undefined {
  for (const shop of world.store.shops.values()) {
    const one = subscriptionsOf(world, shop).find((other) => other.id === id);
    if (one && shop.state.installation.installed) return { shop, one };
  }
  return undefined;
}

function signature(world: World, one: Subscription, matter: Matter): string {
  return createHmac('sha256', `charges of ${world.options.clientSecret}`).update(`${matter} ${one.id}`).digest('hex');
}

function askMain(shop: Shop, one: Subscription, matter: Matter): Html {
  const { recurring, usage, currency } = one;
  const line = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const amount = (micros: Micros): string => readable(micros, currency);
  const per = recurring?.interval === 'ANNUAL' ? 'every year' : 'every 30 days';
  const cap = matter === 'cap' ? usage?.proposedCap : usage?.cap;
  return html`<div class="page"><h1>${matter === 'cap' ? 'Approve a new spending limit' : 'Approve subscription'}</h1><section class="card"><h2>${shop.appName}: ${one.name}</h2>
${one.test ? html`<p>This is a test: nothing will be charged.</p>` : null}<dl class="charge">
${recurring && matter === 'subscription' ? line('Price', `${amount(recurring.price)} ${per}`) : null}
${recurring?.discount && matter === 'subscription' ? line('After the discount', `${amount(discounted(recurring))} ${per}`) : null}
${usage ? line('Usage', usage.terms) : null}${usage && cap ? line('Spending limit', `${amount(cap)} every 30 days`) : null}
${one.trialDays > 0 && matter === 'subscription' ? line('Free trial', `${one.trialDays} days`) : null}</dl>
<form method="post" class="choice"><button name="answer" value="decline">Cancel</button><button class="primary" name="answer" value="approve">Approve</button></form></section></div>`;
}

function closedMain(shop: Shop): Html {
  return html`<div class="page"><h1>Nothing to approve</h1><section class="card"><p>This charge was already approved or declined, or it expired.</p><p><a class="button" href="/store/${shop.handle}/apps">Apps</a></p></section></div>`;
}
