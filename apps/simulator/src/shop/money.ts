/** Cents as the decimal text of Shopify's APIs: 1295 -> "12.95". */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents as a shopper reads them: 1295 -> "$12.95". */
export function price(cents: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
