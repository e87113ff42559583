import { z } from 'zod';
import { Email, Moment } from './fields.ts';
import { PlanId } from './plan-id.ts';

/** A banner may be put away this often, each time for a day; after that it stays away. Source: section 4 and 9. */
export const bannerDismissals = 3;
export const bannerHiddenMs = 24 * 60 * 60_000;

/** The guide that sets up the assistant; who closes it once all is done has dismissed it for the shop. */
export const aiGuideBanner = 'ai-setup-guide';

/** What a browser remembers of a banner that was put away there; the names are the specification's. */
export const BannerDismissal = z.object({
  disableCount: z.number().int().min(1).max(bannerDismissals),
  /** When it was put away last. */
  currentDate: Moment,
});
export type BannerDismissal = z.infer<typeof BannerDismissal>;

export const PaidPlanId = PlanId.exclude(['free']);
export type PaidPlanId = z.infer<typeof PaidPlanId>;

/** A discount that was claimed: for which plan, and by whom. */
export const SaleRecord = z.object({ plan: PaidPlanId, email: Email });
export type SaleRecord = z.infer<typeof SaleRecord>;

/** A sale of yearly plans that a banner tells of. The next one is a change of this data. */
export const SaleCampaign = z.object({
  /** Names its banner; a dismissal is kept under it. */
  id: z.string(),
  discountCode: z.string(),
  percentOff: z.number(),
  /** The first day on which it is no longer shown, in the visitor's own time zone. */
  endsOn: z.iso.date(),
  /** Dollars for the first year. */
  yearlyPrices: z.record(PaidPlanId, z.number()),
});
export type SaleCampaign = z.infer<typeof SaleCampaign>;

/** Source: the specification's section 9. */
export const saleCampaign: SaleCampaign = {
  id: 'bfcm-2025',
  discountCode: 'BFCM-YEARLY50',
  percentOff: 50,
  endsOn: '2025-11-03',
  yearlyPrices: { basic: 102, pro: 246, plus: 1020 },
};
