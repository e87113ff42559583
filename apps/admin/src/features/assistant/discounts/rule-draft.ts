import type { DiscountRule } from '@chatty/contract/discounts';

/** A rule as it is typed. */
export interface RuleDraft {
  audience: string;
  minCart: string;
  /** The last day, as a date field holds it. */
  until: string;
  budget: string;
  perShopper: boolean;
}

const two = (n: number) => String(n).padStart(2, '0');

/** The day before a moment at which something ends, here where the browser is. */
function lastDayBefore(moment: string): string {
  const last = new Date(new Date(moment).getTime() - 1);
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}

/** When a day ends, here where the browser is. */
function endOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

export const draftOf = ({ audience, minCart, until, budget, perShopper }: DiscountRule): RuleDraft => ({
  audience,
  minCart: minCart ?? '',
  until: until === null ? '' : lastDayBefore(until),
  budget: budget === null ? '' : String(budget),
  perShopper,
});

/** What is typed, as it is sent: what is no number is told apart by the server's rules. */
export const ruleOf = (draft: RuleDraft, isNamed: boolean): DiscountRule => ({
  isNamed,
  audience: draft.audience === 'customers' ? 'customers' : 'everyone',
  minCart: draft.minCart.trim() === '' ? null : draft.minCart.trim(),
  until: draft.until === '' ? null : endOf(draft.until),
  budget: draft.budget.trim() === '' ? null : Number(draft.budget),
  perShopper: draft.perShopper,
});
