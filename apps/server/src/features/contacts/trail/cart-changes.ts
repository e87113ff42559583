import type { Cart } from '@chatty/contract/contacts';
import type { CartChange } from '@chatty/contract/trail';

/** What of a line is remembered. */
export type CartLineThen = Pick<Cart['lines'][number], 'variantId' | 'title' | 'quantity'>;

/** Nobody buys more of a thing; what a page claims beyond it would be no number any more once it is added up. */
const mostOfOne = 1_000_000;

/** One line for each variant: a store lists one twice that was put in with different wishes. */
function byVariant(lines: readonly CartLineThen[]): Map<string, CartLineThen> {
  const all = new Map<string, CartLineThen>();
  for (const { variantId, title, quantity } of lines) {
    const sum = Math.min(mostOfOne, (all.get(variantId)?.quantity ?? 0) + quantity);
    if (sum > 0) all.set(variantId, { variantId, title, quantity: sum });
  }
  return all;
}

/** A cart as it is remembered, to be compared with the next. */
export const cartThen = (lines: readonly CartLineThen[]): CartLineThen[] => [...byVariant(lines).values()];

/** What was put into a cart, taken out, or is there more or less often than before. */
export function cartChanges(before: readonly CartLineThen[], now: readonly CartLineThen[]): CartChange[] {
  const [was, is] = [byVariant(before), byVariant(now)];
  const all = new Map([...was, ...is]);
  return [...all].flatMap(([variantId, { title }]) => {
    const [from, to] = [was.get(variantId)?.quantity ?? 0, is.get(variantId)?.quantity ?? 0];
    return from === to ? [] : [{ title, from, to }];
  });
}
