import type { Money } from '@chatty/contract/fields';
import { texts } from '#texts/ui.ts';

/** An amount as people write it; in the contract's own words where the currency is unknown to the browser. */
export function money({ amount, currency }: Money): string {
  try {
    const value = Number(amount);
    // What one answer costs is a fraction of a cent, and “$0.00” would tell nothing.
    const tiny = value !== 0 && Math.abs(value) < 0.01;
    const digits = tiny ? { maximumSignificantDigits: 2 } : {};
    return new Intl.NumberFormat(texts.locale, { style: 'currency', currency, ...digits }).format(value);
  } catch {
    return `${amount} ${currency}`;
  }
}
