/** An amount as the locale writes it; the amount itself where the currency is not known. */
export function moneyText(money: { amount: string; currency: string }, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency }).format(Number(money.amount));
  } catch {
    return `${money.amount} ${money.currency}`;
  }
}
