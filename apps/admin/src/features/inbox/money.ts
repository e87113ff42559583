import type { Money } from '@chatty/contract/fields';

/** An amount as people write it; in the contract's own words where the currency is unknown to the browser. */
export function money({ amount, currency }: Money): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(amount));
  } catch {
    return `${amount} ${currency}`;
  }
}
