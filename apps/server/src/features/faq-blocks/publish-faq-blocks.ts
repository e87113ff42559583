import type { FaqBlock, FaqBlockDraft } from '@chatty/contract/faq-blocks';
import type { Ctx } from '../../ctx.ts';
import { Refused } from '../../platform/problem.ts';
import type { PlacedBlock } from '../../ports/commerce.ts';
import { type InStore, publishedFaqs } from '../faqs/index.ts';
import { findShop } from '../shops/index.ts';
import { sayTo, wordsFor } from '../wording/index.ts';
import { chooseFaqs } from './choose-faqs.ts';
import { listFaqBlocks } from './faq-block.store.ts';
import { blockStyle } from './render/block-style.ts';
import { drawBlock, fitFaqBlock } from './render/render-faq-block.ts';

/** What a block says by itself is said in the shop's primary language, as its FAQs are. */
async function inStore(ctx: Ctx): Promise<InStore> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const { own } = await wordsFor(ctx, shop, shop.primary_locale);
  return { origin: new URL(ctx.services.config.APP_URL).origin, say: sayTo(shop.primary_locale, own) };
}

/** The closer a block is to the page, the further up it stands there. */
const order = ['manual', 'products', 'pages', 'collections', 'allProducts'] as const;

/** As it is written and as browsers write it: the theme compares small letters alone. */
const writings = (path: string): string[] => [...new Set([path.toLowerCase(), encodeURI(path).toLowerCase()])];

/** Where the theme shows a block, so that it has no more to do than compare. */
export function placeOf({
  id,
  place,
  productIds,
  collectionHandles,
  pagePaths,
}: FaqBlock): Omit<PlacedBlock, 'content'> {
  const [open, exact] = [pagePaths.filter((it) => it.endsWith('*')), pagePaths.filter((it) => !it.endsWith('*'))];
  return {
    id,
    place,
    productIds: place === 'products' ? productIds : [],
    collectionHandles: place === 'collections' ? collectionHandles : [],
    paths: place === 'pages' ? exact.flatMap((it) => writings(it.replace(/\/$/, ''))) : [],
    beginnings: place === 'pages' ? open.flatMap((it) => writings(it.slice(0, -1))) : [],
  };
}

/**
 * Tells the store what its active blocks show, and where. A block without any FAQ is not told. A store that refuses, such as one
 * that is not connected, is told once it is connected again.
 */
export async function publishFaqBlocks(ctx: Ctx): Promise<void> {
  const { services, shopId } = ctx;
  const [blocks, published, store] = await Promise.all([listFaqBlocks(ctx), publishedFaqs(ctx), inStore(ctx)]);
  const placed = blocks
    .filter((it) => it.isActive)
    .toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
    .flatMap((block) => {
      const { content, shown } = fitFaqBlock(block, chooseFaqs(block, published), store);
      return shown === 0 ? [] : [{ ...placeOf(block), content }];
    });
  try {
    await services.commerce.publishFaqBlocks(shopId, { style: blockStyle, blocks: placed });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    ctx.log.info({ err: error }, 'the store was not told of its FAQ blocks');
  }
}

/** What a block that is being written would show in the store. */
export async function previewFaqBlock(ctx: Ctx, block: FaqBlockDraft) {
  const [published, store] = await Promise.all([publishedFaqs(ctx), inStore(ctx)]);
  const found = chooseFaqs(block, published);
  const { content, shown, isCut } = fitFaqBlock(block, found, store);
  return { html: drawBlock(content), found: found.length, shown, isCut };
}
