import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused } from '../../platform/problem.ts';
import type { StoreSubscriber, StoreUnsubscriber } from '../../ports/commerce.ts';
import { type AdminApi, refuseUserErrors, UserErrors } from './wire/graphql-client.ts';

const Upserted = z.object({
  customerSet: z.object({ customer: z.object({ id: z.string() }).nullish(), userErrors: UserErrors }).nullish(),
});
const Found = z.object({ customerByIdentifier: z.object({ id: z.string() }).nullish() });
const Written = z.object({
  customerEmailMarketingConsentUpdate: z.object({ userErrors: UserErrors }).nullish(),
});

/**
 * Makes a subscriber a customer who agreed to the store's mails. Of one who is a customer already nothing else is changed;
 * again changes nothing.
 */
export async function subscribeCustomer(api: AdminApi, shopId: string, it: StoreSubscriber): Promise<void> {
  const { customerSet } = await api(shopId, 'customer-upsert', Upserted, {
    identifier: { email: it.email },
    input: { email: it.email },
  });
  refuseUserErrors(customerSet?.userErrors ?? []);
  const customerId = customerSet?.customer?.id;
  if (!customerId) throw new Refused(texts.says('customerSet'));
  await writeConsent(api, shopId, customerId, {
    marketingState: 'SUBSCRIBED',
    marketingOptInLevel: 'SINGLE_OPT_IN',
    consentUpdatedAt: it.consentedAt.toISOString(),
  });
}

/** Writes down of a customer that they took their consent back. Who is no customer is not made one for it. */
export async function unsubscribeCustomer(api: AdminApi, shopId: string, it: StoreUnsubscriber): Promise<void> {
  const { customerByIdentifier } = await api(shopId, 'customer-by-email', Found, { email: it.email });
  if (!customerByIdentifier) return;
  await writeConsent(api, shopId, customerByIdentifier.id, {
    marketingState: 'UNSUBSCRIBED',
    consentUpdatedAt: it.withdrawnAt.toISOString(),
  });
}

interface Consent {
  marketingState: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  marketingOptInLevel?: 'SINGLE_OPT_IN';
  consentUpdatedAt: string;
}

async function writeConsent(api: AdminApi, shopId: string, customerId: string, emailMarketingConsent: Consent) {
  const written = await api(shopId, 'customer-consent', Written, { input: { customerId, emailMarketingConsent } });
  refuseUserErrors(written.customerEmailMarketingConsentUpdate?.userErrors ?? []);
}
