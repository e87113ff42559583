import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused } from '../../platform/problem.ts';
import type { StoreSubscriber } from '../../ports/commerce.ts';
import { type AdminApi, refuseUserErrors, UserErrors } from './wire/graphql-client.ts';

const Upserted = z.object({
  customerSet: z.object({ customer: z.object({ id: z.string() }).nullish(), userErrors: UserErrors }).nullish(),
});
const Agreed = z.object({
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
  const agreed = await api(shopId, 'customer-consent', Agreed, {
    input: {
      customerId,
      emailMarketingConsent: {
        marketingState: 'SUBSCRIBED',
        marketingOptInLevel: 'SINGLE_OPT_IN',
        consentUpdatedAt: it.consentedAt.toISOString(),
      },
    },
  });
  refuseUserErrors(agreed.customerEmailMarketingConsentUpdate?.userErrors ?? []);
}
