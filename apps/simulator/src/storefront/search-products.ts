import type { Product } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';

/** Products in which every word of the query occurs, those with the words in their title first. */
export function searchProducts(shop: Shop, query: string): Product[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  return shop.products
    .filter((product) => product.status === 'ACTIVE')
    .map((product) => ({ product, score: scoreOf(product, words) }))
    .filter((found) => found.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((found) => found.product);
}

function scoreOf(product: Product, words: readonly string[]): number {
  const title = product.title.toLowerCase();
  const near =
    `${product.productType} ${product.tags.join(' ')} ${product.vendor} ${product.options.flatMap((option) => option.values).join(' ')}`.toLowerCase();
  const text = product.descriptionHtml.toLowerCase();
  let score = 0;
  for (const word of words) {
    const stem = word.length > 3 ? word.replace(/(es|s)$/, '') : word;
    const points = title.includes(stem) ? 10 : near.includes(stem) ? 4 : text.includes(stem) ? 1 : 0;
    if (points === 0) return 0;
    score += points;
  }
  return score;
}
