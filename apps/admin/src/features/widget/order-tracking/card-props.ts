import type { OrderTrackingSettings } from '@chatty/contract/settings/orders/order-tracking';
import type { Problems } from '../../../ui/form/problems.ts';

/** What a card of the page works with. */
export interface CardProps {
  draft: OrderTrackingSettings;
  problems: Problems<OrderTrackingSettings>;
  set(part: Partial<OrderTrackingSettings>): void;
}
