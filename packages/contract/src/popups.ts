import { z } from 'zod';
import { call } from './call.ts';
import { Done, Email, Id, Moment, Money } from './fields.ts';
import { reasonMaxChars } from './limits.ts';
import { ProductCard } from './messages.ts';
import { mostPopupProducts, popupKinds } from './settings/popups/popup-rules.ts';
import { CartBoosterPopup, NewsletterPopup, WelcomePopup } from './settings/popups/popup-settings.ts';

/** What somebody agreed to when they subscribed to the newsletter, when, and on which page of the store. */
export const NewsletterConsent = z.object({
  id: Id,
  email: z.string(),
  consentedAt: Moment,
  /** Empty where a file told that they agreed, as is the page. */
  consentText: z.string(),
  page: z.string(),
  /** When it was taken back, by which member, and why; null as long as it holds. */
  withdrawn: z.object({ at: Moment, by: z.string(), reason: z.string() }).nullable(),
  /** Whether the store knows how it stands now: not yet, yes, it doesn't let us tell, or it said no. */
  inStore: z.enum(['waiting', 'yes', 'no_scope', 'refused']),
});
export type NewsletterConsent = z.infer<typeof NewsletterConsent>;

export const PopupKind = z.enum(popupKinds);

const words = { title: z.string(), message: z.string(), button: z.string() };

/** What a popup says and shows. A discount code is said to who subscribed, and to nobody before. */
export const PopupContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome'), ...words, picture: WelcomePopup.shape.picture, shownFor: z.number() }),
  z.object({
    kind: z.literal('newsletter'),
    ...words,
    picture: NewsletterPopup.shape.picture,
    consentText: z.string(),
    successText: z.string(),
  }),
  z.object({ kind: z.literal('product'), ...words, products: z.array(ProductCard) }),
  z.object({
    kind: z.literal('cartBooster'),
    ...words,
    minItems: CartBoosterPopup.shape.minItems,
    minAmount: CartBoosterPopup.shape.minAmount,
    freeShippingFrom: CartBoosterPopup.shape.freeShippingFrom,
    freeShippingText: z.string(),
    freeShippingReached: z.string(),
    /** What the amounts are in: the store's own currency. */
    currency: z.string(),
    products: z.array(ProductCard),
  }),
]);
export type PopupContent = z.infer<typeof PopupContent>;

/** What is counted of a popup: each time, and of nobody. `subscribed` is counted by the server itself. */
export const PopupAct = z.enum(['shown', 'dismissed', 'clicked']);
export type PopupAct = z.infer<typeof PopupAct>;

/** At most so many acts come at a time: more than one page can bring. */
const mostActs = 20;

export const openPopups = {
  'GET /client/api/popups': call({
    by: ['anyone'],
    query: z.object({
      /** The shop’s permanent domain, as the theme embed tells it. */
      shop: z.string().max(200),
      kind: PopupKind,
      locale: z.string().max(20).default('en'),
      /** The product whose page is open, by the number that the storefront names it by. */
      product: z.string().max(100).optional(),
    }),
    data: z.object({
      popup: PopupContent.nullable(),
      /** What the popups themselves say in this language (`visitor-texts/popups`); nothing in English. */
      texts: z.record(z.string(), z.string()),
    }),
    // By address, and many shoppers share one.
    perMinute: 600,
    summary:
      'What a popup of the store says; null where it is switched off, does not show today, or has nothing to show',
  }),
  'POST /client/api/popups/acts': call({
    by: ['anyone'],
    body: z.object({
      shop: z.string().max(200),
      acts: z
        .array(z.object({ kind: PopupKind, act: PopupAct }))
        .min(1)
        .max(mostActs),
    }),
    data: Done,
    perMinute: 600,
    summary: 'Count that popups were shown, dismissed, or clicked; nothing says by whom',
  }),
};

export const visitorNewsletter = {
  'POST /client/api/newsletter': call({
    by: ['visitor'],
    body: z.object({
      email: Email,
      /** The box was ticked. */
      consent: z.literal(true),
      /** What stood beside it, as the visitor read it: the shop's own words in the language of the page, and no others. */
      consentText: z.string().trim().min(1).max(300),
      /** Of the page; empty: the visitor's own. */
      locale: z.string().max(20).default(''),
      /** The path of the page on which they agreed. */
      page: z.string().max(500),
      /** A field that people don’t see. What fills it in is a program, and is told the same. */
      website: z.string().max(500).default(''),
    }),
    /** The same for everybody, known or not. */
    data: z.object({ successText: z.string(), discountCode: z.string() }),
    perMinute: 10,
    summary: 'Subscribe to the store’s newsletter; again changes nothing',
  }),
};

const Counts = z.object({
  shown: z.number().int(),
  dismissed: z.number().int(),
  clicked: z.number().int(),
  subscribed: z.number().int(),
});
export type PopupCounts = z.infer<typeof Counts>;

export const PopupReport = z.object({
  /** The days that are counted, today included. */
  days: z.number().int(),
  counts: z.record(PopupKind, Counts),
  subscribers: z.object({
    total: z.number().int(),
    /** Not among the store’s customers yet. */
    waiting: z.number().int(),
  }),
  /** The store lets us write its customers. */
  mayWriteCustomers: z.boolean(),
});
export type PopupReport = z.infer<typeof PopupReport>;

/** A product to pick. */
export const ProductChoice = z.object({
  id: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  price: Money,
  available: z.boolean(),
});
export type ProductChoice = z.infer<typeof ProductChoice>;

export const popups = {
  'GET /contacts/:id/newsletter': call({
    by: ['admin', 'member'],
    data: z.array(NewsletterConsent),
    summary: 'A contact’s subscriptions to the newsletter, with what they agreed to',
  }),
  'POST /contacts/:id/newsletter/withdraw': call({
    by: ['admin'],
    body: z.object({ reason: z.string().trim().max(reasonMaxChars).default('') }),
    data: z.array(NewsletterConsent),
    perMinute: 60,
    summary: 'Take back what a contact agreed to, at their request; again tells the store again where it doesn’t know',
  }),
  'GET /popups/report': call({
    by: ['admin'],
    data: PopupReport,
    summary: 'How often each popup was shown, dismissed, clicked, and led to a subscription in the last 30 days',
  }),
  'GET /popups/products': call({
    by: ['admin'],
    query: z.object({
      search: z.string().trim().max(100).optional(),
      /** Ids, one after the other with commas between: these, in this order, whatever is searched for. */
      ids: z
        .string()
        .max(mostPopupProducts * 101)
        .optional(),
    }),
    data: z.array(ProductChoice),
    summary: 'Products of the store’s catalogue to pick for a popup',
  }),
};

/** Written to the event log with the change itself. */
export const popupEvents = {
  /** A consent was given or taken back, or the store knows of it now: whoever shows consents reads them again. */
  'contact.newsletter': z.object({ id: Id }),
};
