export { discountsFor } from './name-discounts.ts';
export { workingDiscounts } from './working-discounts.ts';
export { setDiscountPolicy } from './rule-discounts.ts';
