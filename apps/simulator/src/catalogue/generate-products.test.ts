import { expect, test } from 'vitest';
import { writeCustomers } from '../content/customers.ts';
import { writeOrders } from '../content/orders.ts';
import { drawProduct } from './draw-product.ts';
import { generateProducts } from './generate-products.ts';

const now = new Date('2026-05-01T12:00:00Z');
const products = generateProducts('demo-store', now);

test('the same seed gives the same catalogue, another seed another one', () => {
  expect(generateProducts('demo-store', now)).toEqual(products);
  expect(generateProducts('second', now)[0]?.title).not.toBe(products[0]?.title);
});

test('there are at least 500 products, and no title, handle, id or sku occurs twice', () => {
  const variants = products.flatMap((product) => product.variants);
  expect(products.length).toBeGreaterThanOrEqual(500);
  const ids = [...products, ...variants].map((one) => String(one.id));
  for (const values of [
    products.map((one) => one.title),
    products.map((one) => one.handle),
    ids,
    variants.map((one) => one.sku),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

test('every product can be shown: filled texts, sane prices, a picture', () => {
  for (const product of products) {
    expect(product.descriptionHtml).not.toMatch(/[{}]|undefined|NaN/);
    expect(product.metafields.map((field) => field.key)).toEqual(
      expect.arrayContaining(['material', 'care', 'weight']),
    );
    expect(drawProduct(product.handle, product.picture.silhouette, product.picture.colour)).toContain('<svg');
    for (const variant of product.variants) {
      expect(variant.priceCents).toBeGreaterThan(500);
      if (variant.compareAtCents !== null) expect(variant.compareAtCents).toBeGreaterThan(variant.priceCents);
      expect(variant.options).toHaveLength(product.options.length);
    }
  }
  const soldOut = products.filter((product) => product.variants.every((variant) => variant.inventoryQuantity === 0));
  expect(soldOut.length).toBeGreaterThan(5);
});

test('orders come in every state, add up, and nothing in them happens in the future or out of order', () => {
  const orders = writeOrders('demo-store', now, products, writeCustomers('demo-store', now));
  expect(orders.length).toBeGreaterThanOrEqual(60);
  expect(orders[0]?.name).toBe('#1001');
  const shipments = orders.flatMap((order) => order.fulfillments);
  expect(new Set(shipments.map((one) => one.displayStatus))).toEqual(
    new Set(['LABEL_PRINTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']),
  );
  expect(orders.some((order) => order.cancelledAt)).toBe(true);
  expect(orders.some((order) => order.financialStatus === 'REFUNDED' && !order.cancelledAt)).toBe(true);
  for (const order of orders) {
    expect(order.totalCents).toBe(order.subtotalCents - order.discountCents + order.shippingCents);
    for (const shipment of order.fulfillments) {
      const times = [order.createdAt, ...shipment.events.map((event) => event.happenedAt)].map(Date.parse);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
    }
  }
});
