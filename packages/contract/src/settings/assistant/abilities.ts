import { z } from 'zod';

/** What the assistant does for visitors. What is off it neither uses nor speaks of. */
export const abilityFields = {
  enabledFaqs: z
    .boolean()
    .default(true)
    .describe('Whether it answers from the shop’s FAQs; its custom answers, pages, and policies count in any case'),
  enabledProducts: z
    .boolean()
    .default(true)
    .describe('Whether it looks for products and answers what they cost, hold, and are made of'),
  isShowProductAIAssistant: z
    .boolean()
    .default(true)
    .describe('Whether cards of the products stand beside what it says of them'),
  // They are the store's own: nothing is converted by a rate of ours.
  enableMultiCurrency: z
    .boolean()
    .default(false)
    .describe('Whether prices name their currency where the store shows the visitor another one'),
  enableOrderTracking: z
    .boolean()
    .default(true)
    .describe('Whether it looks up orders for those who prove that they are theirs'),
  enableAfterSalesSupport: z
    .boolean()
    .default(true)
    .describe('Whether it answers what comes after buying: returns, exchanges, refunds, warranty; off, a person does'),
  enableHumanAgentRequest: z
    .boolean()
    .default(true)
    .describe('Whether it passes on who asks for a person, and offers one; off, only where it fails'),
};
