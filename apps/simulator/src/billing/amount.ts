/** Money in whole millionths, so that prices such as $0.038 add up exactly. */
export type Micros = number;

const MILLION = 1_000_000;

/** Reads a decimal as Shopify takes it, text or number; undefined when it is none or below zero. */
export function readAmount(value: unknown): Micros | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,9}(\.\d+)?$/.test(text)) return undefined;
  return Math.round(Number(text) * MILLION);
}

/** As Shopify writes it: at least one decimal, no more than needed. */
export function writeAmount(micros: Micros): string {
  const text = (micros / MILLION).toFixed(6).replace(/0+$/, '');
  return text.endsWith('.') ? `${text}0` : text;
}

export function money(micros: Micros, currencyCode: string): { amount: string; currencyCode: string } {
  return { amount: writeAmount(micros), currencyCode };
}

/** As a merchant reads it. */
export function readable(micros: Micros, currency: string): string {
  const style = { style: 'currency', currency, maximumFractionDigits: 4 } as const;
  return new Intl.NumberFormat('en-US', style).format(micros / MILLION);
}
