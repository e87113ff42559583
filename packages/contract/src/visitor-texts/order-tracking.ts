/** Orders as they stand in a conversation. */
export const orderCard = {
  orderTrackingOrder: 'Order {name}',
  orderTrackingPlaced: 'Placed {when}',
  orderTrackingArrives: 'Expected {when}',
  orderTrackingDeliveredOn: 'Delivered {when}',
  orderTrackingTrack: 'Track package',
  orderTrackingTotal: 'Total',
  orderTrackingRefundedTotal: 'Refunded',
} as const;

/** How an order stands. */
export const orderStates = {
  orderTrackingNotShipped: 'Not shipped yet',
  orderTrackingOrdered: 'Ordered',
  orderTrackingConfirmed: 'Confirmed',
  orderTrackingPacked: 'Packed',
  orderTrackingPartlyShipped: 'Partially shipped',
  orderTrackingShipped: 'Shipped',
  orderTrackingOutForDelivery: 'Out for delivery',
  orderTrackingReadyForPickup: 'Ready for pickup',
  orderTrackingAttempted: 'Delivery attempted',
  orderTrackingDelayed: 'Delayed',
  orderTrackingPartlyDelivered: 'Partially delivered',
  orderTrackingDelivered: 'Delivered',
  orderTrackingCanceled: 'Canceled',
  orderTrackingPartlyRefunded: 'Partially refunded',
  orderTrackingRefunded: 'Refunded',
} as const;

/** Finding an order by its number, and the code that is mailed before it is shown. */
export const orderSearch = {
  orderTrackingNumber: 'Order number',
  orderTrackingNumberHint: 'It’s in your confirmation email, such as #1001',
  orderTrackingEmail: 'Email of the order',
  orderTrackingPhone: 'Phone number of the order',
  orderTrackingEmailOrPhone: 'Email or phone number of the order',
  orderTrackingNumberMissing: 'Enter the order number, such as #1001',
  orderTrackingEmailMissing: 'Enter the email that you ordered with',
  orderTrackingPhoneMissing: 'Enter the phone number that you ordered with',
  orderTrackingAddressMissing: 'Enter the email or phone number that you ordered with',
  orderTrackingFind: 'Find my order',
  orderTrackingFinding: 'Looking…',
  orderTrackingYours: 'Your latest orders',
  orderTrackingOther: 'Another order',
  orderTrackingPieces: { one: '1 item', other: '{count} items' },
  orderTrackingNone:
    'We couldn’t find an order with these details. Check the number and what you ordered with, or talk to a person.',

  orderTrackingCodeTitle: 'Check your email',
  orderTrackingCodeSent:
    'If order {name} belongs to {address}, we’ve emailed a code to the address of the order. It works for {count} minutes.',
  orderTrackingCode: '6-digit code',
  orderTrackingCodeMissing: 'Enter all 6 digits of the code',
  orderTrackingCodeShow: 'Show my order',
  orderTrackingCodeWrong: {
    one: 'That’s not the code. You have 1 more try.',
    other: 'That’s not the code. You have {count} more tries.',
  },
  orderTrackingCodeEnded: 'This code no longer works. Ask for a new one.',
  orderTrackingCodeAgain: 'Send a new code',
  orderTrackingCodeAgainIn: { one: 'Send a new code in 1 second', other: 'Send a new code in {count} seconds' },
  orderTrackingCodeResent: 'We’ve sent another code, if there is such an order.',
  orderTrackingCodeNever:
    'No email? Look in your spam folder and check what you entered. If the order has no email, a person can help.',
  orderTrackingChange: 'Change what you entered',

  orderTrackingOffline: 'No connection. Check it and try again. What you entered is still here.',
  orderTrackingAway: 'The store doesn’t answer right now. Try again in a moment.',
  orderTrackingTooMany: {
    one: 'Too many tries. Try again in 1 minute, or talk to a person.',
    other: 'Too many tries. Try again in {count} minutes, or talk to a person.',
  },
  orderTrackingNoMail: 'We can’t send emails right now. A person can help you instead.',
  orderTrackingOff: 'Orders can’t be tracked here right now. A person can help you instead.',
  orderTrackingFailed: 'That didn’t work. Try again, or talk to a person.',
} as const;

/** An order that its owner looks at. */
export const orderDetails = {
  orderTrackingSteps: 'How it goes',
  orderTrackingNext: 'Still to come',
  orderTrackingParcels: 'Packages',
  orderTrackingParcel: 'Package {number}',
  orderTrackingNoParcels: 'Nothing has been sent yet. You’ll find the package here as soon as it’s on its way.',
  orderTrackingUpdates: 'Updates from the carrier',
  orderTrackingItems: 'Items',
  orderTrackingTimes: '× {count}',
  orderTrackingShipTo: 'Goes to',
  orderTrackingAsOf: 'As of {time}',
  orderTrackingNotUpdated: 'As of {time}. We couldn’t look again: check your connection.',
  orderTrackingAsk: 'Ask about this order',
  orderTrackingQuestion: 'Your question',
  orderTrackingSend: 'Send',
  orderTrackingAskAgain: 'Look up this order again to ask about it. Your question stays here.',
} as const;

/** What the merchant may write otherwise: the card on the home screen, and what stands above the form. */
export const orderTrackingSettings = {
  orderTrackingTitle: 'Track your order',
  orderTrackingDescription: 'See where it is and when it arrives.',
} as const;

/** The mail that brings the code. The server writes it. */
export const orderCodeMail = {
  orderTrackingMailSubject: '{code} is your code for order {name}',
  orderTrackingMailPreview: 'Use it within {count} minutes.',
  orderTrackingMailTitle: 'See your order {name}',
  orderTrackingMailText: 'Enter this code in the chat of {shop} to see your order:',
  orderTrackingMailNote:
    'The code works once and expires in {count} minutes. Never share it: nobody at {shop} will ask you for it. If you didn’t ask for it, you can ignore this email.',
  orderTrackingMailWhy: 'You’re getting this email because of your order {name} at {shop}.',
} as const;
