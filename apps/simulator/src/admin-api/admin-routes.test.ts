import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForTest, type GraphqlAnswer, type TestSimulator } from '../start-for-test.ts';

interface ProductPage {
  products: { pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { id: string }[] };
}

let world: TestSimulator;
beforeAll(async () => {
  world = await startForTest({ bucket: { size: 100_000, restoreRate: 1000 } });
});
afterAll(() => world.simulator.close());

const folder = new URL('../../schema/documents/', import.meta.url);
const documents = readdirSync(folder).filter(
  (name) => name !== 'extra.graphql' && name !== 'bulk-inner-products.graphql',
);

function variablesFor(name: string): object {
  const { state, products } = world.simulator.store.firstShop;
  const installation = `gid://shopify/AppInstallation/${state.installation.id}`;
  const known: Record<string, object> = {
    'app-metafields-set.graphql': {
      metafields: [
        { ownerId: installation, namespace: 'chat', key: 'config', type: 'json', value: '{"enabled":true}' },
      ],
    },
    'app-subscription-create.graphql': {
      name: 'Pro',
      returnUrl: 'https://app.example/',
      lineItems: [{ plan: { appRecurringPricingDetails: { price: { amount: '79.99', currencyCode: 'USD' } } } }],
    },
    'app-subscription-cancel.graphql': { id: 'gid://shopify/AppSubscription/1' },
    'app-subscription-cap.graphql': {
      lineItemId: 'gid://shopify/AppSubscriptionLineItem/1?v=1&index=1',
      cap: { amount: 20, currencyCode: 'USD' },
    },
    'app-usage-record-create.graphql': {
      lineItemId: 'gid://shopify/AppSubscriptionLineItem/1?v=1&index=1',
      price: { amount: 1, currencyCode: 'USD' },
      description: 'replies',
    },
    'attributed-orders.graphql': { id: `gid://shopify/Order/${state.orders[20]?.id}` },
    'bulk-cancel.graphql': { id: 'gid://shopify/BulkOperation/1' },
    'bulk-poll.graphql': { id: 'gid://shopify/BulkOperation/1' },
    'bulk-start.graphql': { query: '{ products { edges { node { id } } } }' },
    'customer-lookup.graphql': { identifier: { emailAddress: 'maya.okafor@example.com' } },
    'customer-upsert.graphql': {
      identifier: { email: 'new.person@example.com' },
      input: { email: 'new.person@example.com', tags: ['chat'] },
    },
    'discount-code-create.graphql': {
      input: {
        title: 'Chat',
        code: 'CHAT-1',
        startsAt: '2026-01-01T00:00:00Z',
        context: { all: 'ALL' },
        customerGets: { items: { all: true }, value: { percentage: 0.1 } },
      },
    },
    'discount-redeem-codes.graphql': {
      discountId: `gid://shopify/DiscountNode/${state.discounts[0]?.id}`,
      codes: [{ code: 'ONLY-YOU' }],
    },
    'order-lookup.graphql': { q: `name:"#1010" AND email:"${state.orders[9]?.email}"` },
    'product-by-id.graphql': { id: `gid://shopify/Product/${products[0]?.id}` },
    'whole-order.graphql': { id: `gid://shopify/Order/${state.orders[9]?.id}` },
    'webhook-subscription-create.graphql': {
      topic: 'PRODUCTS_UPDATE',
      sub: { uri: 'https://elsewhere.example/hooks' },
    },
  };
  return known[name] ?? {};
}

describe('Admin GraphQL', () => {
  test.each(documents)('%s is answered without errors', async (name) => {
    const answer = await world.graphql(readFileSync(new URL(name, folder), 'utf8'), variablesFor(name));
    expect(answer.errors).toBeUndefined();
    expect(JSON.stringify(answer.data)).not.toContain('"userErrors":[{"field":["m');
    expect(answer.extensions?.cost.requestedQueryCost).toBeLessThan(1000);
  });

  test('an order is found by number and email together, and by nothing less', async () => {
    const query = readFileSync(new URL('order-lookup.graphql', folder), 'utf8');
    const order = world.simulator.store.firstShop.state.orders[9];
    const right = await world.graphql(query, { q: `name:"#1010" AND email:"${order?.email}"` });
    expect(right.data).toMatchObject({ orders: { nodes: [{ name: '#1010', email: order?.email }] } });
    const wrong = await world.graphql(query, { q: 'name:"#1010" AND email:"somebody.else@example.com"' });
    expect(wrong.data).toMatchObject({ orders: { nodes: [] } });
  });

  test('pages of products cover the catalogue once', async () => {
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const query =
        'query($after: String) { products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } } }';
      const answer: GraphqlAnswer<ProductPage> = await world.graphql<ProductPage>(query, { after });
      const page = answer.data?.products;
      for (const node of page?.nodes ?? []) seen.add(node.id);
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen.size).toBe(world.simulator.store.firstShop.products.length);
    expect(seen.size).toBeGreaterThanOrEqual(500);
  });

  test('a field that Shopify does not have is refused by name', async () => {
    const answer = await world.graphql('{ shop { favouriteColour } }');
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]).toMatchObject({
      message: "Field 'favouriteColour' doesn't exist on type 'Shop'",
      extensions: { code: 'undefinedField' },
    });
  });

  test('a token that was never given out is refused with 401', async () => {
    const response = await world.ask('/admin/api/2026-07/graphql.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': 'made-up' },
      body: '{"query":"{ shop { id } }"}',
    });
    expect(response.status).toBe(401);
  });

  test('an empty bucket throttles with HTTP 200 and says what is left', async () => {
    const small = await startForTest({ bucket: { size: 25, restoreRate: 0.001 } });
    try {
      const query = '{ products(first: 100) { nodes { id } } }';
      expect((await small.graphql(query)).errors).toBeUndefined();
      await small.graphql(query);
      const third = await small.graphql(query);
      expect(third.errors?.[0]).toMatchObject({ message: 'Throttled', extensions: { code: 'THROTTLED' } });
      expect(third.extensions?.cost.actualQueryCost).toBeNull();
      expect(third.extensions?.cost.throttleStatus.currentlyAvailable).toBeLessThan(12);
    } finally {
      await small.simulator.close();
    }
  });
});
