import type { Handlers } from '@chatty/contract/call';
import type { faqBlocks } from '@chatty/contract/faq-blocks';
import type { MemberCtx } from '../../ctx.ts';
import { listProductChoices } from '../catalog/index.ts';
import { findShop, toShop } from '../shops/index.ts';
import { findFaqBlock, listFaqBlocks } from './faq-block.store.ts';
import { previewFaqBlock } from './publish-faq-blocks.ts';
import { addFaqBlock, changeFaqBlock, deleteFaqBlock } from './save-faq-block.ts';

const done = { done: true as const };

/** Where Shopify's theme editor adds our block to a template; it asks the merchant to save. */
async function themeEditorOf(ctx: MemberCtx): Promise<string | null> {
  const clientId = ctx.services.config.SHOPIFY_CLIENT_ID;
  if (!clientId) return null;
  const { shopAdminUrl } = toShop(ctx.services.config, await findShop(ctx.services.db, ctx.shopId));
  const query = new URLSearchParams({
    template: 'product',
    addAppBlockId: `${clientId}/chatty-faqs`,
    target: 'newAppsSection',
  });
  return `${shopAdminUrl}/themes/current/editor?${query}`;
}

export const faqBlockCalls = {
  'GET /faq-blocks': async (ctx) => ({
    blocks: (await listFaqBlocks(ctx)).toSorted((a, b) => a.name.localeCompare(b.name)),
    themeEditor: await themeEditorOf(ctx),
  }),
  'GET /faq-blocks/:id': (ctx, { params }) => findFaqBlock(ctx, params.id),
  'POST /faq-blocks': (ctx, { body }) => addFaqBlock(ctx, body),
  'PUT /faq-blocks/:id': (ctx, { params, body }) => changeFaqBlock(ctx, params.id, body),
  'DELETE /faq-blocks/:id': (ctx, { params }) => deleteFaqBlock(ctx, params.id).then(() => done),
  'POST /faq-blocks/preview': (ctx, { body }) => previewFaqBlock(ctx, body),
  'GET /faq-blocks/products': (ctx, { query }) =>
    listProductChoices(ctx, { search: query.search ?? '', ids: query.ids?.split(',') }),
  'GET /faq-blocks/collections': (ctx, { query }) =>
    ctx.services.commerce.findCollections(
      ctx.shopId,
      query.handles ? { handles: query.handles.split(',') } : { search: query.search ?? '' },
    ),
} satisfies Handlers<typeof faqBlocks, MemberCtx>;
