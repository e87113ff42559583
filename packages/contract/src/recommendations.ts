import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, Money, Required } from './fields.ts';
import { mostPairs, mostRecommended, mostRuleNames, mostRuleProducts, mostRuleWords } from './limits.ts';
import { recommendationTexts, texts } from './texts.ts';

const NamedProduct = z.object({ id: z.string().min(1).max(200), title: z.string().max(300) });
export type NamedProduct = z.infer<typeof NamedProduct>;

const Names = z.array(Required(200)).max(mostRuleNames, texts.maxItems(mostRuleNames));
const Products = z.array(NamedProduct).max(mostRuleProducts, texts.maxItems(mostRuleProducts));

/** Some of the store's products: those that are named, and those of these types, vendors or tags. */
export const SomeProducts = z.object({ products: Products, types: Names, vendors: Names, tags: Names });
export type SomeProducts = z.infer<typeof SomeProducts>;

/** Whether nothing is named: where a rule waits for a product, any will do then. */
export const isAnyProduct = ({ products, types, vendors, tags }: SomeProducts): boolean =>
  products.length + types.length + vendors.length + tags.length === 0;

/**
 * What a rule waits for: the visitor asks what the shop would recommend, or what to give; asks while they speak of or look
 * at one of some products; or asks while one of these is in the cart.
 */
export const recommendedWhen = ['asked', 'gift', 'product', 'cart'] as const;
export type RecommendedWhen = (typeof recommendedWhen)[number];

/** For whom a rule is: everyone, who is not signed in to the store, who is, or who came back after a day. */
export const ruleAudiences = ['everyone', 'guests', 'customers', 'returning'] as const;
export type RuleAudience = (typeof ruleAudiences)[number];

/** An amount in the shop's currency, as the store writes it. */
const Amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, recommendationTexts.amount);

/** A product, and what goes with it. */
export const ProductPair = z.object({
  product: NamedProduct,
  goesWith: z
    .array(NamedProduct)
    .min(1, recommendationTexts.noPartner)
    .max(mostRecommended, texts.maxItems(mostRecommended)),
});
export type ProductPair = z.infer<typeof ProductPair>;

/** What a rule recommends. `alike`: what is nearest to the product that is spoken of; it belongs to a beta feature. */
export const RecommendedWhat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chosen'), from: SomeProducts }),
  z.object({
    kind: z.literal('pairs'),
    pairs: z.array(ProductPair).min(1, recommendationTexts.noPair).max(mostPairs, texts.maxItems(mostPairs)),
  }),
  z.object({ kind: z.literal('alike') }),
]);
export type RecommendedWhat = z.infer<typeof RecommendedWhat>;

/** An amount of money in words: it would be told long after the price has changed. */
const moneyInWords = /[$€£¥]\s?\d|\d\s?(?:[$€£¥%]|(?:usd|eur|gbp|dollars?|euros?|pounds?|percent)\b)/i;

/** What a rule is, beside whether it is on and where it stands. */
export const RecommendationText = z
  .object({
    /** For the team alone. */
    name: Required(100),
    when: z.enum(recommendedWhen),
    /** Which products it waits for, with `product` and `cart`; none: any. */
    of: SomeProducts,
    /** One of these must be said; none: nothing special. */
    words: z.array(Required(60)).max(mostRuleWords, texts.maxItems(mostRuleWords)),
    audience: z.enum(ruleAudiences),
    /** Only for who has this much in the cart; null: whatever is in it. */
    minCart: Amount.nullable(),
    /** Only for who writes one of these languages; none: any. */
    languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(40),
    what: RecommendedWhat,
    /** So many are shown at most. */
    most: z.number().int().min(1).max(mostRecommended),
    inStockOnly: z.boolean(),
    /** Neither what they look at is shown, nor what is in their cart. */
    onlyNew: z.boolean(),
    /** Said before the products, word for word; empty: the assistant's own words. */
    sentence: z
      .string()
      .trim()
      .max(300)
      .refine((it) => !moneyInWords.test(it), recommendationTexts.money),
  })
  .superRefine(({ when, what }, ctx) => {
    const problem = (message: string) => ctx.addIssue({ code: 'custom', path: ['what'], message });
    if (what.kind === 'chosen' && isAnyProduct(what.from)) problem(recommendationTexts.noProducts);
    if (what.kind !== 'chosen' && when !== 'product' && when !== 'cart') problem(recommendationTexts.needsProduct);
  });
export type RecommendationText = z.infer<typeof RecommendationText>;

export const Recommendation = z.object({
  id: Id,
  ...RecommendationText.shape,
  on: z.boolean(),
  updatedAt: Moment,
});
export type Recommendation = z.infer<typeof Recommendation>;

/** Why a product that a rule names is not shown. `unused`: the assistant may not use it. */
export const leftOutFor = ['gone', 'unused', 'sold_out', 'known', 'beyond_most'] as const;
export type LeftOutFor = (typeof leftOutFor)[number];

/** Why a rule does not act for who is imagined; its words and what is asked are left aside. */
export const restsFor = ['product', 'cart', 'audience', 'min_cart', 'language', 'beta', 'empty'] as const;
export type RestsFor = (typeof restsFor)[number];

/** What a rule would show now. */
export const RecommendationPreview = z.object({
  rests: z.enum(restsFor).nullable(),
  shown: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      imageUrl: z.string().nullable(),
      price: Money,
      inStock: z.boolean(),
    }),
  ),
  leftOut: z.array(z.object({ id: z.string(), title: z.string(), why: z.enum(leftOutFor) })),
  /** How many more are left out. */
  more: z.number().int(),
});
export type RecommendationPreview = z.infer<typeof RecommendationPreview>;

/** Whom a preview is for: where they are, and what they have. */
export const ImaginedVisitor = z.object({
  audience: z.enum(['guests', 'customers', 'returning']),
  productId: z.string().max(200).nullable(),
  cart: z.array(z.string().max(200)).max(20),
});
export type ImaginedVisitor = z.infer<typeof ImaginedVisitor>;

const admin = ['admin'] as const;
const read = ['admin', 'member'] as const;

export const recommendations = {
  'GET /ai_assistant/recommendations': call({
    by: read,
    data: z.array(Recommendation),
    summary: 'List the recommendation rules in their order',
  }),
  'GET /ai_assistant/recommendations/:id': call({
    by: read,
    data: Recommendation,
    summary: 'Read a recommendation rule',
  }),
  'POST /ai_assistant/recommendations': call({
    by: admin,
    body: RecommendationText.safeExtend({ id: Id, on: z.boolean() }),
    data: Recommendation,
    summary: 'Add a recommendation rule',
  }),
  'PUT /ai_assistant/recommendations/:id': call({
    by: admin,
    body: RecommendationText.safeExtend({ on: z.boolean() }),
    data: Recommendation,
    summary: 'Change a recommendation rule',
  }),
  'PUT /ai_assistant/recommendations/:id/on': call({
    by: admin,
    body: z.object({ on: z.boolean() }),
    data: Recommendation,
    summary: 'Switch a recommendation rule on or off',
  }),
  'POST /ai_assistant/recommendations/reorder': call({
    by: admin,
    /** Null puts it last. */
    body: z.object({ id: Id, before: Id.nullable() }),
    data: Done,
    summary: 'Move a recommendation rule: the first that fits is used',
  }),
  'DELETE /ai_assistant/recommendations/:id': call({
    by: admin,
    data: Done,
    summary: 'Delete a recommendation rule; it can be restored for a day',
  }),
  'POST /ai_assistant/recommendations/:id/restore': call({
    by: admin,
    data: Recommendation,
    summary: 'Restore a deleted recommendation rule',
  }),
  'POST /ai_assistant/recommendations/preview': call({
    by: read,
    body: z.object({ rule: RecommendationText, visitor: ImaginedVisitor }),
    data: RecommendationPreview,
    perMinute: 120,
    summary: 'What a rule would show now, and what not, with the reason',
  }),
};

/** What the assistant did by a rule. */
export const recommendationUses = {
  'GET /ai_assistant/recommendations/:id/uses': call({
    by: read,
    data: z.object({ answers: z.number().int(), lastAt: Moment.nullable() }),
    summary: 'How many answers of the last 30 days used a recommendation rule',
  }),
};

/** Written to the event log with the change itself. */
export const recommendationEvents = {
  'recommendation.changed': Recommendation,
  'recommendation.deleted': z.object({ id: Id }),
  'recommendations.reordered': z.object({ id: Id, before: Id.nullable() }),
};
