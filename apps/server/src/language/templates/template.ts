/** A question, and what may be answered to it. */
type Asked = readonly [question: string, example: string];

/** Quick answers to begin with: what may be answered to what a new shop suggests, and further questions with it. */
export interface Templates {
  'delivery-time': string;
  'return-policy': string;
  'payment-methods': Asked;
  'change-order': Asked;
  'international-shipping': Asked;
  contact: Asked;
  'business-hours': Asked;
  sizes: Asked;
}
