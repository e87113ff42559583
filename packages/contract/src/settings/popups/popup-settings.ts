import { z } from 'zod';
import { texts } from '../../texts.ts';
import { popupSettings as said } from '../../visitor-texts/popups.ts';
import { Between, Day, DisplayPages, Line, Picture } from '../fields.ts';
import { displayDevices, weekdays } from '../options.ts';
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
  active: z.boolean().default(false).describe('The popup shows in the store'),
  trigger: z
    .enum(popupTriggers)
    .default('after_time')
    .describe('Whether it waits for time on the page, or for scrolling'),
  triggerValue: Between(triggerValues)
    .default(triggerValue)
    .describe('After how many seconds it shows, or how many percent of the page (at most 100)'),
  displayType: z
    .enum(popupDisplayTypes)
    .default('always')
    .describe('Whether it shows once in every visit, or so many times in so many days'),
  timesShown: Between(timesShown).default(1).describe('How many times a visitor sees it in those days'),
  timesDays: Between(timesDays).default(7).describe('In how many days'),
  displayPages: DisplayPages.default({ type: 'all', values: [] }),
  displayDevices: z.enum(displayDevices).default('all').describe('The devices on which it shows'),
  dateStart: z
    .union([z.literal(''), Day])
    .default('')
    .describe('The first day on which it shows, of the shop’s own calendar; empty: no first day'),
  dateEnd: z
    .union([z.literal(''), Day])
    .default('')
    .describe('The last day on which it shows; empty: no last day'),
  weekdays: z
    .array(z.enum(weekdays))
    .min(1, texts.required)
    .max(weekdays.length)
    .default([...weekdays])
    .describe('The days of the week on which it shows'),
});

/** Minds a last day that comes before the first: the popup would never show. */
export const daysProblem = ({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }): string | null =>
  dateStart !== '' && dateEnd !== '' && dateEnd < dateStart ? texts.lastDayBefore : null;

const words = (title: string, message: string, button: string) => ({
  title: Line(80).min(1, texts.required).default(title).describe('Its heading'),
  message: Line(300).default(message).describe('What it says under the heading'),
  button: Line(40).min(1, texts.required).default(button).describe('The words of its button'),
});

const PopupPicture = Picture.default('').describe('A picture above the words');

const Products = z
  .array(z.string().min(1).max(100))
  .max(mostPopupProducts, texts.maxItems(mostPopupProducts))
  .default([]);

/** A greeting; the chat opens with it as its first line, and nothing begins before the visitor writes. */
export const WelcomePopup = z.object({
  ...timing(5),
  ...words(said.popupsWelcomeTitle, said.popupsWelcomeMessage, said.popupsWelcomeButton),
  picture: PopupPicture,
  shownFor: Between(shownSeconds)
    .default(8)
    .describe('Seconds after which it goes by itself; 0 leaves it until it is closed'),
});
export type WelcomePopup = z.infer<typeof WelcomePopup>;

/** Asks for an e-mail address. */
export const NewsletterPopup = z.object({
  ...timing(20),
  ...words(said.popupsNewsletterTitle, said.popupsNewsletterMessage, said.popupsNewsletterButton),
  consentText: Line(300)
    .min(1, texts.required)
    .default(said.popupsNewsletterConsent)
    .describe('What the visitor agrees to; kept with each subscription'),
  successText: Line(200)
    .min(1, texts.required)
    .default(said.popupsNewsletterSuccess)
    .describe('What who has subscribed is told'),
  discountCode: Line(60)
    .regex(/^\S*$/, texts.invalid)
    .default('')
    .describe('A code that the store has; said to who subscribes'),
  picture: PopupPicture,
});
export type NewsletterPopup = z.infer<typeof NewsletterPopup>;

/** Shows products with price and a way into the cart. */
export const ProductPopup = z.object({
  ...timing(15),
  ...words(said.popupsProductTitle, '', said.popupsProductButton),
  productSource: z
    .enum(popupProductSources)
    .default('picked')
    .describe('Whether it shows picked products, the newest, or the one whose page is open'),
  productIds: Products.describe('The products that were picked, in their order'),
});
export type ProductPopup = z.infer<typeof ProductPopup>;

/** Reminds of a cart, and says what is missing for free shipping. */
export const CartBoosterPopup = z.object({
  ...timing(30),
  ...words(said.popupsCartTitle, said.popupsCartMessage, said.popupsCartButton),
  minItems: Between(cartItems).default(1).describe('It shows for carts of so many pieces'),
  minAmount: Between(cartAmounts).default(0).describe('It shows for carts that are worth so much'),
  freeShippingFrom: Between(cartAmounts)
    .default(0)
    .describe('From this amount on the store ships for free; 0 says nothing about it'),
  freeShippingText: Line(120)
    .refine((it) => it.includes(amountSlot), texts.amountMissing(amountSlot))
    .default(said.popupsFreeShippingText)
    .describe(`What it says while something is missing for free shipping; ${amountSlot} becomes what is missing`),
  freeShippingReached: Line(120)
    .default(said.popupsFreeShippingReached)
    .describe('What it says once nothing is missing'),
  productIds: Products.describe('Products that it suggests'),
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
