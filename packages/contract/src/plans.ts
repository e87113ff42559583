export const planIds = ['free', 'basic', 'pro', 'plus'] as const;
export type PlanId = (typeof planIds)[number];

/** What a plan holds; null is without limit. Prices are in US dollars. Source: the specification's section 9. */
export interface Plan {
  id: PlanId;
  name: string;
  price: number;
  /** Per month when paid by the year; null where there is no yearly price. */
  priceAnnuallyPerMonth: number | null;
  trialDays: number;
  seat: number | null;
  aiReplyLimit: number;
  productSyncLimit: number;
  URLFileLimit: number;
  customAnswerLimit: number;
  chatHistoryDays: number | null;
  /** What a reply over the limit costs, up to `cappedAmount`; null where none can be bought. */
  pricePerReply: number | null;
  cappedAmount: number | null;
  mostPopular: boolean;
}

/** In order: a later plan holds all that an earlier one does. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    priceAnnuallyPerMonth: null,
    trialDays: 0,
    seat: 1,
    aiReplyLimit: 100,
    productSyncLimit: 100,
    URLFileLimit: 20,
    customAnswerLimit: 100,
    chatHistoryDays: 90,
    pricePerReply: null,
    cappedAmount: null,
    mostPopular: false,
  },
  {
    id: 'basic',
    name: 'Basic',
    price: 19.99,
    priceAnnuallyPerMonth: 16.99,
    trialDays: 7,
    seat: 3,
    aiReplyLimit: 1_000,
    productSyncLimit: 500,
    URLFileLimit: 50,
    customAnswerLimit: 1_000,
    chatHistoryDays: 360,
    pricePerReply: 0.04,
    cappedAmount: 1_000,
    mostPopular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 49.99,
    priceAnnuallyPerMonth: 40.99,
    trialDays: 7,
    seat: 10,
    aiReplyLimit: 5_000,
    productSyncLimit: 5_000,
    URLFileLimit: 500,
    customAnswerLimit: 100_000,
    chatHistoryDays: null,
    pricePerReply: 0.038,
    cappedAmount: 1_000,
    mostPopular: true,
  },
  {
    id: 'plus',
    name: 'Plus',
    price: 199,
    priceAnnuallyPerMonth: 169.99,
    trialDays: 7,
    seat: null,
    aiReplyLimit: 10_000,
    productSyncLimit: 10_000,
    URLFileLimit: 700,
    customAnswerLimit: 100_000,
    chatHistoryDays: null,
    pricePerReply: 0.025,
    cappedAmount: 1_000,
    mostPopular: false,
  },
];

/** The catalogue's entry. */
export function planOf(id: PlanId): Plan {
  const plan = plans.find((it) => it.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

/** What decides how much a shop may use. */
export interface Entitled {
  plan: PlanId;
  /** The provider lifted every limit for this shop. */
  noLimit: boolean;
  /** Seats bought beside the plan's. */
  teamMemberAdditionalSeats: number;
}

/** Whether the chatbox may go without the line that names Chatty: with every plan that is paid for. */
export const mayRemoveBranding = ({ plan, noLimit }: Pick<Entitled, 'plan' | 'noLimit'>): boolean =>
  noLimit || plan !== 'free';

/** How many FAQs a shop may have; null is without limit. */
export const mostFaqsOf = ({ plan, noLimit }: Pick<Entitled, 'plan' | 'noLimit'>): number | null =>
  noLimit ? null : planOf(plan).customAnswerLimit;

/**
 * How many members may be active; null is without limit. A shop without limits has at least the basic plan's seats
 * (specification, section 6).
 */
export function seatsOf({ plan, noLimit, teamMemberAdditionalSeats }: Entitled): number | null {
  const own = planOf(plan).seat;
  if (own === null) return null;
  const least = noLimit ? (planOf('basic').seat ?? 0) : 0;
  return Math.max(own, least) + teamMemberAdditionalSeats;
}
