import type { PaidPlanId, SaleCampaign, SaleRecord } from '@chatty/contract/banners';
import { texts } from '#texts/shell.ts';
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
export const canClaim = (it: SaleBanner): boolean =>
  it.at === 'submit' && it.plan !== null && it.email.trim() !== '' && !it.claiming;

const stay = (it: SaleBanner): SaleStep => ({ next: it, effect: null });
const go = (it: SaleBanner, at: SaleBanner['at']): SaleStep => stay({ ...it, at, problem: null });

function claim(it: SaleBanner, { discountCode }: SaleCampaign): SaleStep {
  const { plan } = it;
  if (!canClaim(it) || plan === null) return stay(it);
  const email = it.email.trim();
  const problem = emailRule(email);
  if (problem !== null) return stay({ ...it, problem });
  const record = { plan, email };
  return {
    next: { ...it, claiming: true, problem: null },
    effect: { type: 'subscribe', planId: plan, interval: 'annual', discountCode, record },
  };
}

function close(it: SaleBanner): SaleStep {
  switch (it.at) {
    case 'select':
    case 'submit':
      // What was claimed is on its way; there is nothing left to wait for.
      return it.claiming ? stay(it) : go(it, 'wait');
    case 'wait':
      return go(it, 'collapsed');
    case 'default':
    case 'collapsed':
    case 'completed':
      return { next: it, effect: { type: 'dismiss' } };
  }
}

/** What becomes of the banner, and what is to be done. Pure; an event that means nothing where it is changes nothing. */
export function saleStep(it: SaleBanner, event: SaleEvent, campaign: SaleCampaign): SaleStep {
  switch (event.type) {
    case 'deal':
      return ['default', 'wait', 'collapsed'].includes(it.at) ? go(it, 'select') : stay(it);
    case 'chosen':
      return it.at === 'select' ? go({ ...it, plan: event.plan }, 'submit') : stay(it);
    case 'typed':
      return it.at === 'submit' && !it.claiming ? stay({ ...it, email: event.email, problem: null }) : stay(it);
    case 'claim':
      return claim(it, campaign);
    case 'claim-failed':
      return stay({ ...it, claiming: false });
    case 'close':
      return close(it);
    case 'later':
      return it.at === 'wait' ? go(it, 'collapsed') : stay(it);
    case 'returned':
      if (!event.success || !event.record) return stay(it);
      return go({ ...it, ...event.record, claiming: false }, 'completed');
  }
}
