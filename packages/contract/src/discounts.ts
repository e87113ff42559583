import { z } from 'zod';
import { call } from './call.ts';
import { Moment } from './fields.ts';
import { discountTexts } from './texts.ts';

/** Who may be told a code: every visitor, or those who are signed in to the store. */
export const discountAudiences = ['everyone', 'customers'] as const;

/** An amount in the shop's currency, as the store writes it. */
const Amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, discountTexts.amount);

/** A code may be told to so many shoppers at most. */
export const mostShoppers = 1_000_000;

/** Whether the assistant names a code to a visitor who asks, and to whom. */
export const DiscountRule = z.object({
  isNamed: z.boolean(),
  audience: z.enum(discountAudiences).default('everyone'),
  /** Only who has this much in the cart is told; null: whatever is in it. */
  minCart: Amount.nullable().default(null),
  /** From then on it is not named any more; null: as long as the store takes it. */
  until: Moment.nullable().default(null),
  /** To so many shoppers it is named; who was told it before is told it again. Null: to as many as ask. */
  budget: z
    .number(discountTexts.shoppers(mostShoppers))
    .int(discountTexts.shoppers(mostShoppers))
    .min(1, discountTexts.shoppers(mostShoppers))
    .max(mostShoppers, discountTexts.shoppers(mostShoppers))
    .nullable()
    .default(null),
  /** Each shopper is told a code of their own, which the store takes once, in place of the shop’s. */
  perShopper: z.boolean().default(false),
});
export type DiscountRule = z.infer<typeof DiscountRule>;

/** Why no shopper is told a code any more, although it is switched on: its time is over, or its budget spent. */
export const whyUnnamed = ['over', 'spent'] as const;

/** A discount code of the store, with what the assistant does with it. Its id is the store's. */
export const AssistantDiscount = z.object({
  id: z.string(),
  code: z.string(),
  /** What it gives, in the store's words. */
  summary: z.string(),
  endsAt: Moment.nullable(),
  rule: DiscountRule,
  /** How many shoppers were told it. */
  shoppers: z.number().int(),
  unnamed: z.enum(whyUnnamed).nullable(),
  /** Whether codes for single shoppers can be made of it: those that take something off all goods. */
  canBePerShopper: z.boolean(),
  /** Why the last code for a shopper could not be made, and when; null where it could. */
  failure: z.object({ reason: z.string(), at: Moment }).nullable(),
});
export type AssistantDiscount = z.infer<typeof AssistantDiscount>;

/** What becomes of codes that nobody has decided about. */
export const DiscountPolicy = z.object({ areNewNamed: z.boolean() });
export type DiscountPolicy = z.infer<typeof DiscountPolicy>;

const StoreId = z.object({ id: z.string().min(1).max(200) });

export const discounts = {
  'GET /ai_assistant/discounts': call({
    by: ['admin', 'member'],
    data: DiscountPolicy.extend({
      discounts: z.array(AssistantDiscount),
      /** The shop's, in which carts are counted. */
      currency: z.string(),
      /** Whether the store lets us make codes. */
      mayMakeCodes: z.boolean(),
    }),
    perMinute: 60,
    summary: 'The store’s discount codes, newest first, and to whom the assistant names each',
  }),
  'PUT /ai_assistant/discounts/:id': call({
    by: ['admin'],
    params: StoreId,
    body: DiscountRule,
    data: AssistantDiscount,
    perMinute: 120,
    summary: 'Say whether the assistant names a code, and to whom',
  }),
  'PUT /ai_assistant/discounts': call({
    by: ['admin'],
    body: DiscountPolicy,
    data: DiscountPolicy,
    summary: 'Say whether the assistant names codes that nobody has decided about',
  }),
};

/** Written to the event log with the change itself. */
export const discountEvents = {
  'discount.ruled': z.object({ id: z.string(), rule: DiscountRule }),
  'discount.policy': DiscountPolicy,
  /** A code for a shopper could not be made, or can again. */
  'discount.failure': z.object({ id: z.string() }),
};
