import { texts } from '#texts/caps.ts';
import { day, tenMinutes, type Capped } from '../../platform/caps/caps.ts';
import type { CappedCalls } from '../../platform/caps/visitor-calls.ts';

/** What is counted of popups. Nobody says who they are, so that only addresses and shops can be told apart. */
export const popupActs: Capped = {
  name: 'popup-act',
  said: texts.requests,
  address: [tenMinutes(600), day(10_000)],
  shop: [tenMinutes(60_000)],
};

/** Subscriptions: each may lead to mail for somebody. */
const subscriptions: Capped = {
  name: 'subscription',
  said: texts.subscriptions,
  contact: [tenMinutes(5), day(10)],
  address: [tenMinutes(30), day(200)],
  shop: [tenMinutes(1_000)],
};

export const cappedNewsletterCalls: CappedCalls = { 'POST /client/api/newsletter': { kind: subscriptions } };
