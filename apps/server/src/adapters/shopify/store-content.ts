import { z } from 'zod';
import type { DiscountTerms, StoreDiscount, StorePage } from '../../ports/commerce.ts';
import { pathOf } from './products/product-shape.ts';
import type { AdminApi } from './wire/graphql-client.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });
const Page = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  isPublished: z.boolean(),
});
const Pages = z.object({ pages: z.object({ pageInfo: PageInfo, nodes: z.array(Page) }) });
const Articles = z.object({
  articles: z.object({ pageInfo: PageInfo, nodes: z.array(Page.extend({ blog: z.object({ handle: z.string() }) })) }),
});
const Policies = z.object({
  shop: z.object({
    shopPolicies: z.array(
      z.object({ id: z.string(), type: z.string(), title: z.string(), body: z.string(), url: z.string() }),
    ),
  }),
});
const Money = z.object({ amount: z.string() });
const Code = z.object({
  title: z.string(),
  status: z.string(),
  summary: z.string().nullish(),
  startsAt: z.string().nullish(),
  endsAt: z.string().nullish(),
  codes: z.object({ nodes: z.array(z.object({ code: z.string() })) }),
  /** Only of those that take a share or an amount off. */
  customerGets: z
    .object({
      items: z.object({ allItems: z.boolean().nullish() }),
      value: z.object({
        percentage: z.number().nullish(),
        amount: Money.nullish(),
        appliesOnEachItem: z.boolean().nullish(),
      }),
    })
    .nullish(),
  minimumRequirement: z
    .object({
      greaterThanOrEqualToSubtotal: Money.nullish(),
      greaterThanOrEqualToQuantity: z.coerce.string().nullish(),
    })
    .nullish(),
});
type Code = z.infer<typeof Code>;
const Discounts = z.object({
  discountNodes: z.object({
    pageInfo: PageInfo,
    // Kinds of discount that Shopify adds later come without our fields.
    nodes: z.array(z.object({ id: z.string(), discount: z.union([Code, z.object({ codes: z.undefined() })]) })),
  }),
});

/** All rows of a paged query, in order. */
async function allPages<Row>(
  read: (after: string | null) => Promise<{ pageInfo: z.infer<typeof PageInfo>; nodes: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = null; ; ) {
    const { pageInfo, nodes } = await read(after);
    rows.push(...nodes);
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return rows;
    after = pageInfo.endCursor;
  }
}

/** Published pages and articles, and all policies that the shop has written. */
export async function readPages(api: AdminApi, shopId: string): Promise<StorePage[]> {
  const pages = await allPages(async (after) => (await api(shopId, 'store-pages', Pages, { after })).pages);
  const articles = await allPages(async (after) => (await api(shopId, 'store-articles', Articles, { after })).articles);
  const { shop } = await api(shopId, 'store-policies', Policies);
  return [
    ...pages
      .filter((it) => it.isPublished)
      .map(({ id, title, body, handle }) => ({ id, kind: 'page' as const, title, body, url: `/pages/${handle}` })),
    ...articles
      .filter((it) => it.isPublished)
      .map(({ id, title, body, handle, blog }) => ({
        id,
        kind: 'article' as const,
        title,
        body,
        url: `/blogs/${blog.handle}/${handle}`,
      })),
    ...shop.shopPolicies
      .filter((it) => it.body.trim() !== '')
      .map(({ id, type, title, body, url }) => ({
        ...{ id, kind: 'policy' as const, title, body, url: pathOf(url) },
        isAboutReturns: type === 'REFUND_POLICY',
      })),
  ];
}

/** What a discount gives, where it is the same for all goods. */
function termsOf({ customerGets, minimumRequirement }: Code): DiscountTerms | null {
  const { items, value } = customerGets ?? {};
  if (!items?.allItems || !value || value.appliesOnEachItem || minimumRequirement?.greaterThanOrEqualToQuantity)
    return null;
  const minSubtotal = minimumRequirement?.greaterThanOrEqualToSubtotal?.amount ?? null;
  if (value.percentage != null) return { value: { percentage: value.percentage }, minSubtotal };
  return value.amount ? { value: { amount: value.amount.amount }, minSubtotal } : null;
}

/** Active discounts that a shopper can type in, newest first. */
export async function readDiscounts(api: AdminApi, shopId: string): Promise<StoreDiscount[]> {
  const nodes = await allPages(
    async (after) => (await api(shopId, 'discounts-page', Discounts, { after })).discountNodes,
  );
  return nodes.flatMap(({ id, discount }) => {
    const code = discount.codes?.nodes[0]?.code;
    if (!discount.codes || !code) return [];
    return {
      id,
      code,
      title: discount.title,
      summary: discount.summary ?? '',
      status: discount.status,
      startsAt: discount.startsAt ?? null,
      endsAt: discount.endsAt ?? null,
      terms: termsOf(discount),
    };
  });
}
