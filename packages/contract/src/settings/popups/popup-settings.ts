import { z } from 'zod';
import { texts } from '../../texts.ts';
import { popupSettings as said } from '../../visitor-texts/popups.ts';
import { Between, Day, Line, Picture } from '../fields.ts';
import { displayDevices, displayPageTypes, weekdays } from '../options.ts';
import {
  amountSlot,
  cartAmounts,
  cartItems,
  mostPercent,
  mostPopupProducts,
  popupDisplayTypes,
  type PopupField,
  popupProductSources,
  popupSettings,
  popupTriggers,
  shownSeconds,
  timesDays,
  timesShown,
  triggerValues,
} from './popup-rules.ts';

/** When, where and how often a popup shows. `triggerValue` is in seconds or percent, as `trigger` says. */
const timing = (triggerValue: number) => ({
  active: z.boolean().default(false),
  trigger: z.enum(popupTriggers).default('after_time'),
  triggerValue: Between(triggerValues).default(triggerValue),
  displayType: z.enum(popupDisplayTypes).default('always'),
  timesShown: Between(timesShown).default(1),
  timesDays: Between(timesDays).default(7),
  displayPages: z
    .object({ type: z.enum(displayPageTypes), values: z.array(Line(200).min(1)).max(50) })
    .default({ type: 'all', values: [] }),
  displayDevices: z.enum(displayDevices).default('all'),
  // Days of the shop's own calendar (`timeZone`); an empty one leaves that end open.
  dateStart: z.union([z.literal(''), Day]).default(''),
  dateEnd: z.union([z.literal(''), Day]).default(''),
  weekdays: z
    .array(z.enum(weekdays))
    .min(1, texts.required)
    .max(weekdays.length)
    .default([...weekdays]),
});

/** Minds a last day that comes before the first: the popup would never show. */
export const daysProblem = ({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }): string | null =>
  dateStart !== '' && dateEnd !== '' && dateEnd < dateStart ? texts.lastDayBefore : null;

const words = (title: string, message: string, button: string) => ({
  title: Line(80).min(1, texts.required).default(title),
  message: Line(300).default(message),
  button: Line(40).min(1, texts.required).default(button),
});

const Products = z
  .array(z.string().min(1).max(100))
  .max(mostPopupProducts, texts.maxItems(mostPopupProducts))
  .default([]);

/** A greeting; the chat opens with it as its first line, and nothing begins before the visitor writes. */
export const WelcomePopup = z.object({
  ...timing(5),
  ...words(said.popupsWelcomeTitle, said.popupsWelcomeMessage, said.popupsWelcomeButton),
  picture: Picture.default(''),
  /** Seconds after which it goes by itself; 0 leaves it until it is closed. */
  shownFor: Between(shownSeconds).default(8),
});
export type WelcomePopup = z.infer<typeof WelcomePopup>;

/** Asks for an e-mail address. */
export const NewsletterPopup = z.object({
  ...timing(20),
  ...words(said.popupsNewsletterTitle, said.popupsNewsletterMessage, said.popupsNewsletterButton),
  /** What the visitor agrees to; kept with each subscription. */
  consentText: Line(300).min(1, texts.required).default(said.popupsNewsletterConsent),
  successText: Line(200).min(1, texts.required).default(said.popupsNewsletterSuccess),
  /** One that the store has; said to who subscribes. */
  discountCode: Line(60).regex(/^\S*$/, texts.invalid).default(''),
  picture: Picture.default(''),
});
export type NewsletterPopup = z.infer<typeof NewsletterPopup>;

/** Shows products with price and a way into the cart. */
export const ProductPopup = z.object({
  ...timing(15),
  ...words(said.popupsProductTitle, '', said.popupsProductButton),
  productSource: z.enum(popupProductSources).default('picked'),
  /** Of the store's catalogue, in their order. */
  productIds: Products,
});
export type ProductPopup = z.infer<typeof ProductPopup>;

/** Reminds of a cart, and says what is missing for free shipping. */
export const CartBoosterPopup = z.object({
  ...timing(30),
  ...words(said.popupsCartTitle, said.popupsCartMessage, said.popupsCartButton),
  /** It shows for carts of so many pieces, … */
  minItems: Between(cartItems).default(1),
  /** … that are worth so much. */
  minAmount: Between(cartAmounts).default(0),
  /** From this amount on the store ships for free; 0 says nothing about it. */
  freeShippingFrom: Between(cartAmounts).default(0),
  /** With a place for the amount that is missing. */
  freeShippingText: Line(120)
    .refine((it) => it.includes(amountSlot), texts.amountMissing(amountSlot))
    .default(said.popupsFreeShippingText),
  freeShippingReached: Line(120).default(said.popupsFreeShippingReached),
  /** Suggested beside it. */
  productIds: Products,
});
export type CartBoosterPopup = z.infer<typeof CartBoosterPopup>;

/** Minds more than all of the page that a popup waits for to be scrolled. */
const scrollProblem = ({ trigger, triggerValue }: Pick<WelcomePopup, 'trigger' | 'triggerValue'>): string | null =>
  trigger === 'after_scroll' && triggerValue > mostPercent ? texts.atMost(mostPercent) : null;

/** What is wrong with the moment and the days of the popups that are named, each by its path. */
export const popupProblems = (
  settings: Record<PopupField, Pick<WelcomePopup, 'dateStart' | 'dateEnd' | 'trigger' | 'triggerValue'>>,
  changed: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.values(popupSettings)
      .filter((field) => changed.includes(field))
      .flatMap((field): [string, string | null][] => [
        [`${field}.dateEnd`, daysProblem(settings[field])],
        [`${field}.triggerValue`, scrollProblem(settings[field])],
      ])
      .flatMap(([path, wrong]): [string, string][] => (wrong === null ? [] : [[path, wrong]])),
  );

/** All popups, under the names of the specification. */
export const popupFields = {
  welcomePopupSetting: WelcomePopup.prefault({}).describe(
    'A greeting in the store that opens the chat, with when, where, and how often it shows',
  ),
  newsletterPopupSettings: NewsletterPopup.prefault({}).describe(
    'Asks visitors for their email address, with consent; they become contacts and customers of the store',
  ),
  productPopupSettings: ProductPopup.prefault({}).describe('Shows products that can be put into the cart'),
  cartBoosterPopupSettings: CartBoosterPopup.prefault({}).describe(
    'Reminds visitors of their cart, and of what is missing for free shipping',
  ),
};
