import { createHash } from 'node:crypto';
import type { DiscountRule } from '@chatty/contract/discounts';
import { texts } from '#texts/discounts.ts';
import type { Ctx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Refused, Unreachable } from '../../platform/problem.ts';
import type { StoreDiscount } from '../../ports/commerce.ts';
import { findShop, mayWriteDiscounts } from '../shops/index.ts';
import { codeOf, giveBackPlace, holderFor, keepCode, keepFailure } from './shopper-code.store.ts';

/** Neither vowels, which make words, nor what is read as something else. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789';
const ownLetters = 8;
/** So many codes are tried where another discount has one already. */
const mostTries = 3;
/** What stands in a code that is only tried. */
const sample = 'X'.repeat(ownLetters);

const titleOf = ({ code, id }: StoreDiscount, endsAt: string | null) =>
  texts.perShopper(code, nameOf(`${id} ${endsAt}`).slice(0, 4));

function nameOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  return Array.from(bytes.subarray(0, ownLetters), (it) => letters[it % letters.length]).join('');
}

/**
 * The code of a shopper, always the same: who tries again finds what was made before. Nobody guesses it who does not know the
 * ids.
 */
const codeFor = ({ shopId }: Ctx, contactId: string, { id, code }: StoreDiscount, attempt: number) =>
  `${code}-${nameOf(JSON.stringify([shopId, contactId, id, attempt]))}`;

/** The earlier of two ends; null is none. */
const earlier = (a: string | null, b: string | null): string | null =>
  [a, b]
    .filter((it) => it !== null)
    .sort((x, y) => Date.parse(x) - Date.parse(y))
    .at(0) ?? null;

async function make(ctx: Ctx, contactId: string, discount: StoreDiscount, rule: DiscountRule): Promise<StoreDiscount> {
  const { terms } = discount;
  if (terms === null) throw new Refused(texts.notPerShopper);
  if (!mayWriteDiscounts(await findShop(ctx.db, ctx.shopId))) throw new Refused(texts.noScope);
  const endsAt = earlier(rule.until, discount.endsAt);
  const discountId = await holderFor(ctx, discount.id, { terms, endsAt });
  const title = titleOf(discount, endsAt);
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const code = codeFor(ctx, contactId, discount, attempt);
    const added = await ctx.services.commerce.addShopperCode(ctx.shopId, { code, discountId, title, terms, endsAt });
    if (added === 'taken') continue;
    const made = { contactId, discountId: discount.id, code, terms, endsAt, storeId: added.discountId };
    await transaction(ctx, (tx) => keepCode(tx, made));
    return { ...discount, code, endsAt };
  }
  throw new Refused(texts.codesTaken);
}

interface Asked {
  discount: StoreDiscount;
  rule: DiscountRule;
  /** Nobody, where a member tries it: no code is made for them. */
  contactId: string | null;
  /** When the shopper was counted. */
  since: Date;
}

/**
 * A discount with the code that is this shopper's alone, once the store has it: always the same one. Null where it could not
 * be made; why is kept for the team, and the shopper no longer counts. Not inside a transaction.
 */
export async function withShopperCode(
  ctx: Ctx,
  { discount, rule, contactId, since }: Asked,
): Promise<StoreDiscount | null> {
  if (contactId === null) return { ...discount, code: `${discount.code}-${sample}` };
  const { code, code_ends_at: endsAt = null } = (await codeOf(ctx, contactId, discount.id)) ?? {};
  if (code && (endsAt === null || endsAt > ctx.services.clock.now()))
    return { ...discount, code, endsAt: endsAt && endsAt.toISOString() };
  try {
    return await make(ctx, contactId, discount, rule);
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
    ctx.log.warn({ err: error, discountId: discount.id }, 'no code was made for a shopper');
    const reason = error.message;
    await transaction(ctx, async (tx) => {
      await giveBackPlace(tx, contactId, discount.id, since);
      await keepFailure(tx, discount.id, reason);
    });
    return null;
  }
}
