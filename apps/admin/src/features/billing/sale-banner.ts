import type { PaidPlanId, SaleCampaign, SaleRecord } from '@chatty/contract/banners';
import { texts } from '#texts/billing.ts';
import { email as emailRule } from '../../ui/form/rules.ts';

/** The sale's banner, from the first glance to the discount; source: the specification's section 4. */
export interface SaleBanner {
  at: 'default' | 'select' | 'submit' | 'wait' | 'collapsed' | 'completed';
  /** What has been chosen and typed; kept through every closing and reopening. */
  plan: PaidPlanId | null;
  email: string;
  /** What is wrong with the email, once it was to be used. */
  problem: string | null;
  /** The answer to a claim is awaited. */
  claiming: boolean;
}

export type SaleEvent =
  /** `deal` of its words. */
  | { type: 'deal' }
  | { type: 'chosen'; plan: PaidPlanId }
  | { type: 'typed'; email: string }
  /** `claim` of its words. */
  | { type: 'claim' }
  | { type: 'claim-failed' }
  | { type: 'close' }
  /** `later` of its words. */
  | { type: 'later' }
  /** Back from the commerce platform: whether the address says `success=true`, and the record of a claim. */
  | { type: 'returned'; success: boolean; record: SaleRecord | null };

/** What is to be done outside: begin the subscription that was claimed, or put the banner away (`dismissals.ts`). */
export type SaleEffect =
  | { type: 'subscribe'; planId: PaidPlanId; interval: 'annual'; discountCode: string; record: SaleRecord }
  | { type: 'dismiss' };

export interface SaleStep {
  next: SaleBanner;
  effect: SaleEffect | null;
}

export const closedSale: SaleBanner = { at: 'default', plan: null, email: '', problem: null, claiming: false };

/** What the banner says. */
export const saleWords = ({ percentOff }: Pick<SaleCampaign, 'percentOff'>) => ({
  deal: texts.saleDeal,
  claim: texts.saleClaim,
  wait: texts.saleWait(percentOff),
  later: texts.saleLater,
});

/** The claim button is disabled while the email is empty, and while a claim is under way. */
export const canClaim = (banner: SaleBanner): boolean =>
  banner.at === 'submit' && banner.plan !== null && banner.email.trim() !== '' && !banner.claiming;

const stay = (banner: SaleBanner): SaleStep => ({ next: banner, effect: null });
const go = (banner: SaleBanner, at: SaleBanner['at']): SaleStep => stay({ ...banner, at, problem: null });

function claim(banner: SaleBanner, { discountCode }: SaleCampaign): SaleStep {
  const { plan } = banner;
  if (!canClaim(banner) || plan === null) return stay(banner);
  const email = banner.email.trim();
  const problem = emailRule(email);
  if (problem !== null) return stay({ ...banner, problem });
  const record = { plan, email };
  return {
    next: { ...banner, claiming: true, problem: null },
    effect: { type: 'subscribe', planId: plan, interval: 'annual', discountCode, record },
  };
}

function close(banner: SaleBanner): SaleStep {
  switch (banner.at) {
    case 'select':
    case 'submit':
      // What was claimed is on its way; there is nothing left to wait for.
      return banner.claiming ? stay(banner) : go(banner, 'wait');
    case 'wait':
      return go(banner, 'collapsed');
    case 'default':
    case 'collapsed':
    case 'completed':
      return { next: banner, effect: { type: 'dismiss' } };
  }
}

/** What becomes of the banner, and what is to be done. Pure; an event that means nothing where it is changes nothing. */
export function saleStep(banner: SaleBanner, event: SaleEvent, campaign: SaleCampaign): SaleStep {
  switch (event.type) {
    case 'deal':
      return ['default', 'wait', 'collapsed'].includes(banner.at) ? go(banner, 'select') : stay(banner);
    case 'chosen':
      return banner.at === 'select' ? go({ ...banner, plan: event.plan }, 'submit') : stay(banner);
    case 'typed':
      return banner.at === 'submit' && !banner.claiming
        ? stay({ ...banner, email: event.email, problem: null })
        : stay(banner);
    case 'claim':
      return claim(banner, campaign);
    case 'claim-failed':
      return stay({ ...banner, claiming: false });
    case 'close':
      return close(banner);
    case 'later':
      return banner.at === 'wait' ? go(banner, 'collapsed') : stay(banner);
    case 'returned':
      if (!event.success || !event.record) return stay(banner);
      return go({ ...banner, ...event.record, claiming: false }, 'completed');
  }
}
