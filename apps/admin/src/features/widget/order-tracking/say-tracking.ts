import type { OrderTrackingSettings } from '@chatty/contract/settings/orders/order-tracking';
import { texts } from '#texts/order-tracking.ts';

/** The settings as a person compares them with somebody else's: whether it is on, its title, and who sees an order. */
export function sayTracking(_: 'orderTrackingSettings', value: unknown): string {
  const { isEnabled, title, lookUpBy, isCodeRequired } = value as OrderTrackingSettings;
  const { on, off } = texts.integrations;
  return [
    isEnabled ? on : off,
    title,
    texts.lookUpWays[lookUpBy],
    ...(isCodeRequired ? [texts.isCodeRequired] : []),
  ].join(' · ');
}
