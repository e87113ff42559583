import { z } from 'zod';
import { widgetTexts } from '../../default-texts.ts';
import { orderTexts } from '../../texts.ts';
import { Line } from '../fields.ts';
import { defaultTrackingLink, isTrackingLink, lookUpWays } from '../options.ts';

/** What visitors read of an order that is in this state; empty for the product's own words in their language. */
const words = (state: string) =>
  Line(80).default('').describe(`What visitors read of an order that ${state}; empty: the product’s own words`);

/** How visitors see where their order is. Its texts stand at its top, each under a name of its own. */
export const OrderTrackingSettings = z.object({
  isEnabled: z.boolean().default(true).describe('Visitors can track their orders in the chatbox'),
  title: Line(60)
    .min(1)
    .default(widgetTexts.orderTrackingTitle)
    .describe('The title of the card on the home screen, and of the form'),
  description: Line(160).default(widgetTexts.orderTrackingDescription).describe('The line under that title'),
  lookUpBy: z.enum(lookUpWays).default('emailOrPhone').describe('What visitors name beside the order’s number'),
  isCodeRequired: z
    .boolean()
    .default(true)
    .describe('An order is shown to who has the code that was mailed to the order’s own address'),
  trackingLink: z
    .string()
    .trim()
    .max(300)
    .refine(isTrackingLink, orderTexts.trackingLink)
    .default(defaultTrackingLink)
    .describe('Where a parcel is followed of which the store knows no address'),
  textOrdered: words('was placed'),
  textConfirmed: words('was confirmed'),
  textPacked: words('is packed'),
  textPartlyShipped: words('has left in part'),
  textShipped: words('is on its way'),
  textOutForDelivery: words('is out for delivery'),
  textReadyForPickup: words('can be picked up'),
  textAttempted: words('could not be handed over'),
  textDelayed: words('is delayed'),
  textPartlyDelivered: words('has arrived in part'),
  textDelivered: words('has arrived'),
  textCanceled: words('was canceled'),
  textPartlyRefunded: words('was refunded in part'),
  textRefunded: words('was refunded'),
});
export type OrderTrackingSettings = z.infer<typeof OrderTrackingSettings>;

/** What visitors may see of it. */
export const ShownOrderTracking = OrderTrackingSettings.omit({ trackingLink: true, isCodeRequired: true });
export type ShownOrderTracking = z.infer<typeof ShownOrderTracking>;
