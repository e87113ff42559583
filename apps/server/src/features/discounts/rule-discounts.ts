import type { AssistantDiscount, DiscountPolicy, DiscountRule } from '@chatty/contract/discounts';
import { texts } from '#texts/discounts.ts';
import type { Ctx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { StoreDiscount } from '../../ports/commerce.ts';
import { findShop, mayWriteDiscounts } from '../shops/index.ts';
import { countTold, readDecided, ruleFor, writePolicy, writeRule } from './discount-rule.store.ts';
import { workingDiscounts } from './working-discounts.ts';

/** Why no shopper hears of a code any more; null where nothing stands against it. */
function whyUnnamed({ until, budget }: DiscountRule, { shoppers, now }: { shoppers: number; now: Date }) {
  if (until !== null && new Date(until) <= now) return 'over';
  return budget !== null && shoppers >= budget ? 'spent' : null;
}

function toAssistantDiscount(
  discount: StoreDiscount,
  rule: DiscountRule,
  { shoppers, failure, now }: { shoppers: number; failure: AssistantDiscount['failure']; now: Date },
): AssistantDiscount {
  const { id, code, title, summary, endsAt } = discount;
  return {
    id,
    code,
    summary: summary || (title === code ? '' : title),
    endsAt: endsAt && new Date(endsAt).toISOString(),
    rule,
    shoppers,
    unnamed: whyUnnamed(rule, { shoppers, now }),
    canBePerShopper: discount.terms !== null,
    failure,
  };
}

async function listRuled(ctx: Ctx, discounts: readonly StoreDiscount[]) {
  const decided = await readDecided(ctx);
  const told = await countTold(
    ctx,
    discounts.map((it) => it.id),
  );
  const now = ctx.services.clock.now();
  return {
    areNewNamed: decided.areNewNamed,
    discounts: discounts.map((it) =>
      toAssistantDiscount(it, ruleFor(decided, it.id), {
        shoppers: told.get(it.id) ?? 0,
        failure: decided.failures.get(it.id) ?? null,
        now,
      }),
    ),
  };
}

/** The store's codes that work now, with what the assistant does with each. Throws `Unreachable`, `Refused`. */
export async function listAssistantDiscounts(ctx: Ctx) {
  const discounts = await workingDiscounts(ctx);
  const shop = await findShop(ctx.db, ctx.shopId);
  const { currency } = shop;
  return { ...(await listRuled(ctx, discounts)), currency, mayMakeCodes: mayWriteDiscounts(shop) };
}

/**
 * Says to whom the assistant names a code: it counts from the next question on. Throws `not_found` for a code that
 * does not work in the store, `refused` for codes of single shoppers that cannot be made of it, `Unreachable`, `Refused`.
 */
export async function ruleDiscount(ctx: Ctx, id: string, rule: DiscountRule): Promise<AssistantDiscount> {
  const discount = (await workingDiscounts(ctx)).find((it) => it.id === id);
  if (!discount) throw notFound(texts.thisDiscount);
  if (rule.perShopper && discount.terms === null) throw new Problem('refused', texts.notPerShopper);
  return transaction(ctx, async (tx) => {
    await writeRule(tx, id, rule);
    tx.emit('discount.ruled', { id, rule }, { team: true, contactId: null });
    const { discounts } = await listRuled(tx, [discount]);
    const [ruled] = discounts;
    if (!ruled) throw new Error('A code that was read is told');
    return ruled;
  });
}

/** Says what becomes of codes that nobody has decided about. */
export const setDiscountPolicy = (ctx: Ctx, policy: DiscountPolicy): Promise<DiscountPolicy> =>
  transaction(ctx, async (tx) => {
    await writePolicy(tx, policy);
    tx.emit('discount.policy', policy, { team: true, contactId: null });
    return policy;
  });
