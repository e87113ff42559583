import type { ShopChoice } from '@chatty/contract/shops';

/** Without accents and case, so that "creme" finds "Crème". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was searched for stands in the shop's name or domain. */
export function matches({ name, shopifyDomain }: Pick<ShopChoice, 'name' | 'shopifyDomain'>, search: string): boolean {
  const text = plain(`${name} ${shopifyDomain}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
