import { createHmac } from 'node:crypto';
import { texts } from '#texts/faqs.ts';
import { systemCtx } from '../../../ctx.ts';
import { mustBeWithin } from '../../../platform/caps/caps.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { notFound } from '../../../platform/problem.ts';
import { findShopByDomain } from '../../shops/index.ts';
import { faqsOf } from '../faq.store.ts';
import { faqVotesCap } from '../faqs.caps.ts';

interface Vote {
  shop: string;
  voter: string;
  isHelpful: boolean;
}

/**
 * Counts what a visitor thinks of an answer; the same browser's later vote replaces the one before. What is kept of the
 * browser is a mark of it and this FAQ alone. Throws `not_found` for what visitors do not see, and `too_many`.
 */
export async function voteOnFaq({ services, address }: OpenCtx, faqId: string, vote: Vote): Promise<void> {
  const { id: shopId } = await findShopByDomain(services.db, vote.shop);
  await mustBeWithin(services, faqVotesCap, { shopId, address });
  const ctx = systemCtx(services, shopId);
  const faq = await faqsOf(ctx).select('id').where('id', '=', faqId).where('published', '=', true).executeTakeFirst();
  if (!faq) throw notFound(texts.thisFaq);
  const voter = createHmac('sha256', services.config.APP_SECRET)
    .update(`faq-vote:${shopId}:${faqId}:${vote.voter.toLowerCase()}`)
    .digest('base64url');
  const said = { is_helpful: vote.isHelpful, voted_at: services.clock.now() };
  await ctx.db
    .insertInto('faq_votes')
    .values({ shop_id: shopId, faq_id: faqId, voter, ...said })
    .onConflict((on) => on.columns(['shop_id', 'faq_id', 'voter']).doUpdateSet(said))
    .execute();
}
