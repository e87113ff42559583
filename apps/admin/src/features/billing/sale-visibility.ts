import type { SaleCampaign, SaleRecord } from '@chatty/contract/banners';
import type { Shop } from '@chatty/contract/shops';
import type { SaleBanner } from './sale-banner.ts';

export interface SaleSurroundings {
  campaign: SaleCampaign;
  /** The page's path, without a base. */
  path: string;
  /** Today where the visitor is, such as 2025-10-31. */
  today: string;
  shop: Pick<Shop, 'plan' | 'planInterval' | 'dismissedBanners'>;
  /** A discount that was claimed before. */
  record: SaleRecord | null;
  at: SaleBanner['at'];
  /** It was put away in this browser for the day. */
  isHidden: boolean;
}

/** Inbox, AI assistant and auth pages: there somebody is at work, or nobody is signed in. */
const elsewhere =
  /^\/(inbox|my-inbox|to-inbox|website\/[^/]+\/inbox|assistant|ai_assistant|login|verify|verify-otp|set-new-password|reset-password|verify-topic-email|email-subscribe)(\/|$)/;

/** The interval that a shop begins with. */
const initialInterval = 'monthly';

/**
 * Whether the sale's banner shows (specification, section 4): to who pays nothing or by the month and has claimed
 * nothing yet, until the sale is over; and to who has just come back with the discount.
 */
export function isSaleShown({ campaign, path, today, shop, record, at, isHidden }: SaleSurroundings): boolean {
  if (elsewhere.test(path) || isHidden || shop.dismissedBanners.includes(campaign.id)) return false;
  if (today >= campaign.endsOn) return false;
  const isPaid = shop.plan !== 'free';
  const isInitial = shop.planInterval === null || shop.planInterval === initialInterval;
  return at === 'completed' || (record === null && (isInitial || !isPaid));
}

/** The day of the calendar on the wall where the visitor is. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
