import type { orderStates } from '@chatty/contract/settings/options';

type OrderState = (typeof orderStates)[number];

/** How visitors see where their order is, and the list of integrations in which that stands. */
export const texts = {
  integrations: {
    title: 'Integrations',
    subtitle: 'What the chatbox shows beside the chat',
    settingsPlace: { title: 'Integrations', text: 'Order tracking in the chatbox' },
    back: 'Settings',
    list: 'Integrations',
    on: 'On',
    off: 'Off',
    orderTracking: { title: 'Order tracking', text: 'Visitors see where their order is, without asking anyone' },
  },
  title: 'Order tracking',
  subtitle: 'Visitors see where their order is, without asking anyone',
  back: 'Integrations',
  settings: 'Order tracking',

  card: 'On the home screen',
  isEnabled: 'Visitors can track their orders',
  isEnabledHint: 'A card on the home screen of the chatbox. The assistant tells the state of orders either way.',
  cardTitle: 'Title',
  description: 'Description',
  descriptionHint: 'Below the title. May be empty.',

  access: 'Who sees an order',
  accessHint: 'Customers who are signed in to your store see their own orders right away.',
  lookUpBy: 'Others name the order number and',
  lookUpWays: {
    email: 'the order’s email',
    phone: 'the order’s phone number',
    emailOrPhone: 'either its email or its phone number',
  },
  isCodeRequired: 'Email a code before details are shown',
  isCodeRequiredHint:
    'The code goes to the email of the order. Without it, anyone who knows the number and the email of an order sees its details.',
  codeOff: 'Anyone who has seen a bill can look at its order. Keep the code on unless your customers can’t get email.',

  tracking: 'Parcels',
  trackingLink: 'Tracking page',
  trackingLinkHint:
    'Used for parcels of which your store has no tracking link. {number} stands for the tracking number.',
  tryLink: 'Try it with a sample number',
  reset: 'Use the default',

  states: 'What it says of each state',
  statesHint: 'Leave a field empty to use our words, in each visitor’s language.',
  stateNames: {
    ordered: 'Ordered',
    confirmed: 'Confirmed',
    packed: 'Packed',
    partlyShipped: 'Partly shipped',
    shipped: 'Shipped',
    outForDelivery: 'Out for delivery',
    readyForPickup: 'Ready for pickup',
    attempted: 'Delivery attempted',
    delayed: 'Delayed',
    partlyDelivered: 'Partly delivered',
    delivered: 'Delivered',
    canceled: 'Canceled',
    partlyRefunded: 'Partly refunded',
    refunded: 'Refunded',
  } satisfies Record<OrderState, string>,
};
