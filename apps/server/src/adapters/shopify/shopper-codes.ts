import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused, Unreachable } from '../../platform/problem.ts';
import type { DiscountTerms, ShopperCode } from '../../ports/commerce.ts';
import { type AdminApi, refuseUserErrors } from './wire/graphql-client.ts';

const UserErrors = z.array(
  z.object({ field: z.array(z.string()).nullish(), code: z.string().nullish(), message: z.string() }),
);
const Found = z.object({
  codeDiscountNodeByCode: z
    .object({ id: z.string(), codeDiscount: z.object({ title: z.string().nullish() }) })
    .nullish(),
});
const Created = z.object({
  discountCodeBasicCreate: z
    .object({ codeDiscountNode: z.object({ id: z.string() }).nullish(), userErrors: UserErrors })
    .nullish(),
});
const Added = z.object({ discountRedeemCodeBulkAdd: z.object({ userErrors: UserErrors }).nullish() });

/** Shopify adds codes to a discount in its own time: mostly at once. */
const looks = 6;
const lookAgainMs = 400;

interface Asking {
  api: AdminApi;
  shopId: string;
  wanted: ShopperCode;
  now: () => Date;
  pause: (ms: number) => Promise<unknown>;
}

/** The same discount has ids of two kinds, with one number. */
const numberOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);

/** The discount that a code is of: ours, another one, or none. */
async function holderOf({ api, shopId, wanted }: Asking): Promise<{ id: string; isOurs: boolean } | null> {
  const { codeDiscountNodeByCode: found } = await api(shopId, 'discount-by-code', Found, { code: wanted.code });
  if (!found) return null;
  const { discountId, title } = wanted;
  const isKnown = discountId !== null && numberOf(found.id) === numberOf(discountId);
  // An answer that was lost: it was made, and nobody here knows its id.
  return { id: found.id, isOurs: isKnown || found.codeDiscount.title === title };
}

const valueOf = ({ value }: DiscountTerms) =>
  'percentage' in value
    ? { percentage: value.percentage }
    : { discountAmount: { amount: value.amount, appliesOnEachItem: false } };

async function create(asking: Asking): Promise<{ discountId: string } | 'taken'> {
  const { api, shopId, wanted, now } = asking;
  const { terms, title, code, endsAt } = wanted;
  const { discountCodeBasicCreate: made } = await api(shopId, 'discount-create', Created, {
    input: {
      title,
      code,
      startsAt: now().toISOString(),
      endsAt,
      usageLimit: 1,
      appliesOncePerCustomer: true,
      context: { all: 'ALL' },
      customerGets: { items: { all: true }, value: valueOf(terms) },
      ...(terms.minSubtotal === null
        ? {}
        : { minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: terms.minSubtotal } } }),
    },
  });
  const problems = made?.userErrors ?? [];
  if (problems.some((it) => it.code === 'TAKEN')) {
    const holder = await holderOf(asking);
    return holder?.isOurs ? { discountId: holder.id } : 'taken';
  }
  refuseUserErrors(problems);
  if (!made?.codeDiscountNode) throw new Refused(texts.says('discountCodeBasicCreate'));
  return { discountId: made.codeDiscountNode.id };
}

/** Null where the store no longer has the discount that the codes were of. */
async function addTo(asking: Asking, discountId: string): Promise<{ discountId: string } | 'taken' | null> {
  const { api, shopId, wanted, pause } = asking;
  const codes = [{ code: wanted.code }];
  const { discountRedeemCodeBulkAdd: added } = await api(shopId, 'discount-codes-add', Added, { discountId, codes });
  const problems = added?.userErrors ?? [];
  if (problems.some((it) => it.field?.includes('discountId'))) return null;
  refuseUserErrors(problems);
  for (let look = 0; look < looks; look += 1) {
    const holder = await holderOf(asking);
    if (holder) return holder.isOurs ? { discountId: holder.id } : 'taken';
    await pause(lookAgainMs);
  }
  throw new Unreachable(texts.codeNotYet);
}

/**
 * Makes a code that the store takes once, and answers once it is there with the discount that it is of; `taken` where
 * another discount has it. Asked again it makes no second one: the store is asked for the code first.
 */
export async function addShopperCode(asking: Asking): Promise<{ discountId: string } | 'taken'> {
  const holder = await holderOf(asking);
  if (holder) return holder.isOurs ? { discountId: holder.id } : 'taken';
  const { discountId } = asking.wanted;
  const added = discountId === null ? null : await addTo(asking, discountId);
  return added ?? create(asking);
}
