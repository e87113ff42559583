import type { FaqBlock, FaqBlockDraft } from '@chatty/contract/faq-blocks';
import type { Ctx } from '../../ctx.ts';
import { Refused } from '../../platform/problem.ts';
import type { PlacedBlock } from '../../ports/commerce.ts';
import { type PublishedFaq, publishedFaqs } from '../faqs/index.ts';
import { findShop } from '../shops/index.ts';
import { chooseFaqs } from './choose-faqs.ts';
import { listFaqBlocks } from './faq-block.store.ts';
import { blockStyle } from './render/block-style.ts';
import { drawBlock, fitFaqBlock } from './render/render-faq-block.ts';
import { primaryReading, type Reading, readingsOf } from './read-in-locale.ts';

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
}: FaqBlock): Omit<PlacedBlock, 'content' | 'translations'> {
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

/** A block in other languages, where it says something else there; in one into which none of its answers fits it is not told. */
function translationsOf(
  block: FaqBlock,
  faqs: readonly PublishedFaq[],
  { content, others }: { content: object; others: readonly Reading[] },
): PlacedBlock['translations'] {
  const primary = JSON.stringify(content);
  return Object.fromEntries(
    others.flatMap(({ locale, blockIn, faqsIn, store }) => {
      const fitted = fitFaqBlock(blockIn(block), faqsIn(faqs), store);
      const isSame = fitted.shown === 0 || JSON.stringify(fitted.content) === primary;
      return isSame ? [] : [[locale, fitted.content]];
    }),
  );
}

/**
 * Tells the store what its active blocks show, where, and in which language. A block without any FAQ is not told. A store
 * that refuses, such as one that is not connected, is told once it is connected again.
 */
export async function publishFaqBlocks(ctx: Ctx): Promise<void> {
  const { services, shopId } = ctx;
  const [all, published, shop] = await Promise.all([listFaqBlocks(ctx), publishedFaqs(ctx), findShop(ctx.db, shopId)]);
  const blocks = all
    .filter((it) => it.isActive)
    .toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
    .map((block) => ({ block, faqs: chooseFaqs(block, published) }));
  const [primary, ...others] = await readingsOf(ctx, shop, blocks);
  const placed = blocks.flatMap(({ block, faqs }) => {
    const { content, shown } = fitFaqBlock(block, faqs, primary.store);
    if (shown === 0) return [];
    return [{ ...placeOf(block), content, translations: translationsOf(block, faqs, { content, others }) }];
  });
  try {
    await services.commerce.publishFaqBlocks(shopId, { style: blockStyle, blocks: placed });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    ctx.log.info({ err: error }, 'the store was not told of its FAQ blocks');
  }
}

/** What a block that is being written would show in the store, in its primary language. */
export async function previewFaqBlock(ctx: Ctx, block: FaqBlockDraft) {
  const [published, shop] = await Promise.all([publishedFaqs(ctx), findShop(ctx.db, ctx.shopId)]);
  const { store } = await primaryReading(ctx, shop);
  const found = chooseFaqs(block, published);
  const { content, shown, isCut } = fitFaqBlock(block, found, store);
  return { html: drawBlock(content), found: found.length, shown, isCut };
}
