import type { Policy, PolicyType } from '../shop/records.ts';

interface PolicyText {
  type: PolicyType;
  handle: string;
  title: string;
  body: string;
}

/** What the shop promises; the storefront, the checkout and the orders keep to these very figures. */
export const terms = {
  standardShippingCents: 695,
  expressShippingCents: 1495,
  freeShippingFromCents: 7500,
  returnDays: 30,
} as const;

const texts: readonly PolicyText[] = [
  {
    type: 'REFUND_POLICY',
    handle: 'refund-policy',
    title: 'Refund policy',
    body: `<p>You can return anything within <strong>30 days</strong> of delivery, for any reason, as long as it is unused, clean and has its tags.</p>
<h2>How to return</h2>
<p>Write to returns@juniperandtarn.example with your order number. We answer within one business day with a prepaid label. Returns from the United States cost $4.95, which we take off the refund; exchanges for another size are free. Returns from other countries are paid by the customer.</p>
<h2>When the money comes back</h2>
<p>We check returns within 3 business days of arrival and refund to the original payment method. Banks take another 5 to 10 business days to show it. The original shipping fee is refunded only when the item is faulty or the mistake was ours.</p>
<h2>What cannot be returned</h2>
<p>Candles that have been lit, cast iron that has been used, gift cards, and items marked final sale. Underwear and socks must be unopened.</p>
<h2>Faulty or damaged items</h2>
<p>Send a photo within 14 days of delivery and we replace the item or refund it in full, including shipping. After that our warranty applies, see the Warranty page.</p>
<h2>Late and sale items</h2>
<p>Sale items can be returned like all others. Gifts bought between November 1 and December 24 can be returned until January 31.</p>`,
  },
  {
    type: 'SHIPPING_POLICY',
    handle: 'shipping-policy',
    title: 'Shipping policy',
    body: `<p>Orders placed before 2 pm Eastern Time on a business day leave our warehouse in Portland, Maine the same day.</p>
<h2>United States</h2>
<table><thead><tr><th>Method</th><th>Time</th><th>Price</th></tr></thead><tbody>
<tr><td>Standard</td><td>3 to 5 business days</td><td>$6.95, free on orders over $75</td></tr>
<tr><td>Express</td><td>1 to 2 business days</td><td>$14.95</td></tr></tbody></table>
<p>Alaska, Hawaii and US territories: 6 to 9 business days at the standard price; express is not available.</p>
<h2>International</h2>
<p>We ship to Canada, the United Kingdom, the European Union, Australia, New Zealand and Japan. Canada costs $14.95 and takes 5 to 8 business days; all other countries cost $24.95 and take 7 to 14 business days. Orders over $200 ship free to Canada. Duties and import taxes are not included: the carrier collects them on delivery. Stoves and gas are not shipped abroad.</p>
<h2>Tracking</h2>
<p>You get an email with a tracking link as soon as the parcel is handed over, usually on the evening of the same business day. The first scan can take 24 hours to appear.</p>
<h2>Lost parcels and address changes</h2>
<p>We can change the address until the order is packed, normally two hours after you placed it. A parcel without a scan for 7 business days counts as lost, and we send it again or refund it, as you prefer. We do not ship to freight forwarders.</p>`,
  },
  {
    type: 'PRIVACY_POLICY',
    handle: 'privacy-policy',
    title: 'Privacy policy',
    body: `<p>This policy says what we know about you, why, and how to make us forget it.</p>
<h2>What we collect</h2>
<p>Your name, address, email and phone number when you order; the pages you look at, if you allow it; and what you write to us. Card numbers go to the payment provider and never reach us.</p>
<h2>What we use it for</h2>
<p>To deliver orders, to answer questions, to meet tax law and, only when you agreed, to send our monthly letter. We do not sell personal data.</p>
<h2>How long we keep it</h2>
<p>Orders for 7 years, as the law demands. Messages for 2 years. Browsing data for 90 days.</p>
<h2>Your rights</h2>
<p>Write to privacy@juniperandtarn.example to see, correct, export or delete your data. We answer within 30 days. If you live in California, the European Economic Area or the United Kingdom, you also have the right to complain to your authority.</p>`,
  },
  {
    type: 'TERMS_OF_SERVICE',
    handle: 'terms-of-service',
    title: 'Terms of service',
    body: `<p>These terms apply to every purchase from Juniper &amp; Tarn, 18 Wharf Lane, Portland, Maine 04101, USA.</p>
<h2>Orders and prices</h2>
<p>Prices are in US dollars and do not include sales tax, which the checkout adds for states where we must collect it. An order is accepted when we send the shipping confirmation. If a price is plainly wrong we tell you and you may cancel.</p>
<h2>Payment</h2>
<p>We take Visa, Mastercard, American Express, Discover, Apple Pay, Google Pay and PayPal. We charge when the order is placed.</p>
<h2>Cancelling</h2>
<p>You can cancel free of charge until the order is packed, normally within two hours. After that, return it under the refund policy.</p>
<h2>Discount codes</h2>
<p>One code per order. Codes cannot be combined with each other and have no cash value.</p>
<h2>Law</h2>
<p>The law of the State of Maine applies.</p>`,
  },
];

/** The four legal texts of the shop, last changed `updatedAt`. */
export function writePolicies(updatedAt: string): Policy[] {
  return texts.map((text, index) => ({ id: 28_460_100_001 + index, updatedAt, ...text }));
}
