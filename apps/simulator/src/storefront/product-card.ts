import { html, type Html } from '../html.ts';
import { price } from '../shop/money.ts';
import type { Product } from '../shop/records.ts';

export function isSoldOut(product: Product): boolean {
  return product.variants.every((variant) => variant.inventoryQuantity <= 0);
}

/** The cheapest variant that can be bought, or the cheapest of all. */
export function leadVariant(product: Product): Product['variants'][number] {
  const byPrice = product.variants.toSorted((a, b) => a.priceCents - b.priceCents);
  const lead = byPrice.find((variant) => variant.inventoryQuantity > 0) ?? byPrice[0];
  if (!lead) throw new Error(`${product.title} has no variants`);
  return lead;
}

/** Products as a grid of cards; the first `eager` pictures load at once. */
export function productGrid(products: readonly Product[], eager = 0): Html {
  return html`<ul class="grid">${products.map((product, index) => html`<li>${card(product, index < eager)}</li>`)}</ul>`;
}

function card(product: Product, eager: boolean): Html {
  const lead = leadVariant(product);
  const varies = product.variants.some((variant) => variant.priceCents !== lead.priceCents);
  return html`<a class="card" href="/products/${product.handle}">
<span class="frame"><img src="/cdn/products/${product.handle}.svg" alt="" width="400" height="400" loading="${eager ? 'eager' : 'lazy'}">
${isSoldOut(product) ? html`<span class="badge">Sold out</span>` : lead.compareAtCents ? html`<span class="badge sale">Sale</span>` : null}</span>
<span class="name">${product.title}</span>
<span class="price">${varies ? 'From ' : null}${price(lead.priceCents)}${lead.compareAtCents ? html` <s>${price(lead.compareAtCents)}</s>` : null}</span></a>`;
}
