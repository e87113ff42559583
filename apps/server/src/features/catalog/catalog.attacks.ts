import { attacksOf, canary } from '../../test-kit/attacks.ts';

const productId = 'gid://shopify/Product/7001';

export const attacks = attacksOf<{ product: string }>({
  fill: async ({ shop }) => {
    const row = { id: productId, handle: 'canary', title: canary, description: canary, url: '/products/canary' };
    await shop.ctx.db
      .insertInto('products')
      .values({ shop_id: shop.id, ...row, variants: '[]', content_hash: canary })
      .execute();
    return { product: encodeURIComponent(productId) };
  },
  calls: {
    'GET /ai_assistant/products/count': {},
    'POST /assistant/sync-products': {},
    'GET /assistant/sync-products': {},
    'GET /ai_assistant/products': { query: `search=${canary}` },
    'GET /ai_assistant/products/:id': { id: (v) => v.product },
    'PUT /ai_assistant/products/:id/use': { id: (v) => v.product, body: () => ({ used: false }) },
  },
});
