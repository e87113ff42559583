import { GraphQLError } from 'graphql';
import { discountByCode, discountStatus, summarize } from '../../shop/discounts.ts';
import { decimal } from '../../shop/money.ts';
import type { Discount } from '../../shop/records.ts';
import { connection, numericId, sortedBy, type PageArguments } from '../connection.ts';
import type { RequestContext } from '../request-context.ts';
import { parseSearch } from '../search-syntax.ts';

interface DiscountInput {
  title?: string | null;
  code?: string | null;
  startsAt?: string | null;
  endsAt?: string | null;
  usageLimit?: number | null;
  appliesOncePerCustomer?: boolean | null;
  customerGets?: {
    value?: { percentage?: number | null; discountAmount?: { amount?: string | null } | null } | null;
  } | null;
  minimumRequirement?: { subtotal?: { greaterThanOrEqualToSubtotal?: string | null } | null } | null;
}

export const discountQueries = {
  discountNodes: (
    args: PageArguments & { query?: string | null; sortKey?: string | null },
    { shop, bulk }: RequestContext,
  ) => {
    const matches = parseSearch(args.query);
    const found = shop.state.discounts.filter((discount) =>
      matches({
        text: discount.title,
        title: discount.title,
        method: 'code',
        status: discountStatus(discount),
        code: discount.codes.map((entry) => entry.code),
      }),
    );
    const key =
      args.sortKey === 'TITLE'
        ? ('title' as const)
        : args.sortKey === 'CREATED_AT'
          ? ('createdAt' as const)
          : ('id' as const);
    return connection(
      sortedBy(found, (discount) => discount[key]),
      args,
      bulk,
      (discount) => ({
        id: `gid://shopify/DiscountNode/${discount.id}`,
        discount: discountNode(discount, shop.currency, bulk),
      }),
    );
  },
  codeDiscountNodeByCode: ({ code }: { code: string }, { shop, bulk }: RequestContext) => {
    const discount = discountByCode(shop, code);
    return discount ? codeNode(discount, shop.currency, bulk) : null;
  },
};

/** What the merchant has not allowed is refused as a whole, before anything is looked at. */
function checkScope({ state: { installation } }: RequestContext['shop'], field: string): void {
  if (installation.scopes.includes('write_discounts')) return;
  throw new GraphQLError(`Access denied for ${field} field. Required access: \`write_discounts\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED' },
  });
}

export const discountMutations = {
  discountCodeBasicCreate: (
    { basicCodeDiscount: input }: { basicCodeDiscount: DiscountInput },
    { shop, bulk }: RequestContext,
  ) => {
    checkScope(shop, 'discountCodeBasicCreate');
    const refuse = (field: string, code: string, message: string) => ({
      codeDiscountNode: null,
      userErrors: [{ field: ['basicCodeDiscount', field], code, message, extraInfo: null }],
    });
    if (!input.title) return refuse('title', 'BLANK', "Title can't be blank");
    if (!input.code) return refuse('code', 'BLANK', "Code can't be blank");
    if (discountByCode(shop, input.code))
      return refuse('code', 'TAKEN', 'Code must be unique. Please try a different code.');
    if (!input.startsAt) return refuse('startsAt', 'BLANK', "Starts at can't be blank");
    if (input.endsAt && Date.parse(input.endsAt) <= Date.parse(input.startsAt))
      return refuse('endsAt', 'INVALID', 'Ends at needs to be after starts_at');
    const fraction = input.customerGets?.value?.percentage;
    const amount = input.customerGets?.value?.discountAmount?.amount;
    if (typeof fraction === 'number' && (fraction <= 0 || fraction > 1))
      return refuse('customerGets', 'VALUE_OUTSIDE_RANGE', 'Value must be between 0.0 and 1.0');
    if (typeof fraction !== 'number' && !amount) return refuse('customerGets', 'BLANK', "Customer gets can't be blank");
    const discount: Discount = {
      id: shop.takeId(),
      title: input.title,
      codes: [{ id: shop.takeId(), code: input.code, used: 0 }],
      value:
        typeof fraction === 'number'
          ? { kind: 'percentage', fraction }
          : { kind: 'amount', cents: Math.round(Number(amount) * 100) },
      minimumCents: Math.round(Number(input.minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal ?? 0) * 100),
      usageLimit: input.usageLimit ?? null,
      appliesOncePerCustomer: input.appliesOncePerCustomer ?? false,
      startsAt: new Date(input.startsAt).toISOString(),
      endsAt: input.endsAt ? new Date(input.endsAt).toISOString() : null,
      createdAt: new Date().toISOString(),
    };
    shop.state.discounts.push(discount);
    shop.changed();
    return { codeDiscountNode: codeNode(discount, shop.currency, bulk), userErrors: [] };
  },
  discountRedeemCodeBulkAdd: (
    { discountId, codes }: { discountId: string; codes: { code: string }[] },
    { shop }: RequestContext,
  ) => {
    checkScope(shop, 'discountRedeemCodeBulkAdd');
    const discount = shop.state.discounts.find((one) => one.id === numericId(discountId));
    if (!discount)
      return {
        bulkCreation: null,
        userErrors: [
          { field: ['discountId'], code: 'INVALID', message: 'Code discount does not exist.', extraInfo: null },
        ],
      };
    if (codes.length > 250)
      return {
        bulkCreation: null,
        userErrors: [
          { field: ['codes'], code: 'MAX_APP_DISCOUNTS', message: 'At most 250 codes at once.', extraInfo: null },
        ],
      };
    const fresh = codes.filter(({ code }) => !discountByCode(shop, code));
    discount.codes.push(...fresh.map(({ code }) => ({ id: shop.takeId(), code, used: 0 })));
    shop.changed();
    return {
      bulkCreation: {
        id: `gid://shopify/DiscountRedeemCodeBulkCreation/${shop.takeId()}`,
        codesCount: codes.length,
        createdAt: new Date().toISOString(),
      },
      userErrors: [],
    };
  },
};

function codeNode(discount: Discount, currency: string, bulk: boolean) {
  const codeDiscount = discountNode(discount, currency, bulk);
  return { id: `gid://shopify/DiscountCodeNode/${discount.id}`, codeDiscount };
}

/** What only a discount of a percentage or an amount has. */
function basicTerms({ value, minimumCents, appliesOncePerCustomer = false }: Discount, currencyCode: string) {
  const moneyOf = (cents: number) => ({ amount: decimal(cents), currencyCode });
  if (value.kind === 'free-shipping') return {};
  return {
    appliesOncePerCustomer,
    customerGets: {
      items: { __typename: 'AllDiscountItems', allItems: true },
      value:
        value.kind === 'percentage'
          ? { __typename: 'DiscountPercentage', percentage: value.fraction }
          : { __typename: 'DiscountAmount', amount: moneyOf(value.cents), appliesOnEachItem: false },
    },
    minimumRequirement:
      minimumCents > 0
        ? { __typename: 'DiscountMinimumSubtotal', greaterThanOrEqualToSubtotal: moneyOf(minimumCents) }
        : null,
  };
}

function discountNode(discount: Discount, currency: string, bulk: boolean) {
  return {
    __typename: discount.value.kind === 'free-shipping' ? 'DiscountCodeFreeShipping' : 'DiscountCodeBasic',
    title: discount.title,
    status: discountStatus(discount),
    summary: summarize(discount, currency),
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
    usageLimit: discount.usageLimit,
    ...basicTerms(discount, currency),
    codes: (args: PageArguments) =>
      connection(discount.codes, args, bulk, (entry) => ({
        id: `gid://shopify/DiscountRedeemCode/${entry.id}`,
        code: entry.code,
        asyncUsageCount: entry.used,
      })),
  };
}
