import { z } from 'zod';
import { widgetTexts } from '../../default-texts.ts';
import { orderTexts } from '../../texts.ts';
import { Line } from '../fields.ts';
import { defaultTrackingLink, isTrackingLink, lookUpWays } from '../options.ts';

/** What visitors read of an order that is in this state; empty for the product's own words in their language. */
const words = () => Line(80).default('');

/** How visitors see where their order is. Its texts stand at its top, each under a name of its own. */
export const OrderTrackingSettings = z.object({
  isEnabled: z.boolean().default(true),
  /** On the card of the home screen, and above the form. */
  title: Line(60).min(1).default(widgetTexts.orderTrackingTitle),
  /** Below the title; may be empty. */
  description: Line(160).default(widgetTexts.orderTrackingDescription),
  /** What visitors name beside the order's number. */
  lookUpBy: z.enum(lookUpWays).default('emailOrPhone'),
  /** An order is shown to who has the code that was mailed to the order's own address. */
  isCodeRequired: z.boolean().default(true),
  /** Where a parcel is followed of which the store knows no address. */
  trackingLink: z.string().trim().max(300).refine(isTrackingLink, orderTexts.trackingLink).default(defaultTrackingLink),
  textOrdered: words(),
  textConfirmed: words(),
  textPacked: words(),
  textPartlyShipped: words(),
  textShipped: words(),
  textOutForDelivery: words(),
  textReadyForPickup: words(),
  textAttempted: words(),
  textDelayed: words(),
  textPartlyDelivered: words(),
  textDelivered: words(),
  textCanceled: words(),
  textPartlyRefunded: words(),
  textRefunded: words(),
});
export type OrderTrackingSettings = z.infer<typeof OrderTrackingSettings>;

/** What visitors may see of it. */
export const ShownOrderTracking = OrderTrackingSettings.omit({ trackingLink: true, isCodeRequired: true });
export type ShownOrderTracking = z.infer<typeof ShownOrderTracking>;
