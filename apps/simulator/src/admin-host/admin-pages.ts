import { html, type Html } from '../html.ts';
import { REQUIRED_SCOPES, type Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';

/** The first page of the admin. */
export function homeMain(world: World, shop: Shop): Html {
  const { installed } = shop.state.installation;
  return html`<div class="page"><h1>Home</h1>
<section class="card"><h2>${shop.name}</h2><p>${shop.domain}</p><dl><div><dt>Products</dt><dd>${shop.products.length}</dd></div><div><dt>Orders</dt><dd>${shop.state.orders.length}</dd></div><div><dt>Customers</dt><dd>${shop.state.customers.length}</dd></div></dl></section>
<section class="card"><h2>${shop.appName}</h2><p>${installed ? 'Installed.' : 'Not installed.'} The app answers at ${world.options.appUrl}.</p>
<p><a class="button" href="/store/${shop.handle}/apps${installed ? `/${shop.appHandle}` : ''}">${installed ? 'Open the app' : 'Install the app'}</a></p></section></div>`;
}

/** The apps of the shop: where an app is installed and taken off, and where a declined charge leads. */
export function appsMain(shop: Shop): Html {
  const apps = `/store/${shop.handle}/apps`;
  if (!shop.state.installation.installed) {
    return html`<div class="page"><h1>Apps</h1><section class="card"><h2>Install ${shop.appName}?</h2><p>It will be able to use:</p><ul class="scopes">${REQUIRED_SCOPES.map((one) => html`<li>${one}</li>`)}</ul>
<form method="post" action="${apps}/install"><button class="primary">Install</button></form></section></div>`;
  }
  return html`<div class="page"><h1>Apps</h1><section class="card row"><h2><a href="${apps}/${shop.appHandle}">${shop.appName}</a></h2>
<form method="post" action="${apps}/uninstall"><button class="critical">Uninstall</button></form></section></div>`;
}
