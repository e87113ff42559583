import { z } from 'zod';
import type { OnTopic } from '../../../hooks/vendor.ts';
import { askForDeletion, askForExport, redactCustomer } from '../../privacy/index.ts';

/** Shopify's numbers are larger than what some of its libraries write as numbers. */
const PlatformId = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String);
const CustomerOf = z.object({
  customer: z.object({ id: PlatformId, email: z.string().nullish(), phone: z.string().nullish() }),
});
const DataRequest = CustomerOf.extend({ data_request: z.object({ id: PlatformId }) });

const named = ({ customer }: z.infer<typeof CustomerOf>) => ({
  customerId: customer.id,
  email: customer.email || null,
  phone: customer.phone || null,
});

/** What Shopify asks of every app about the data of customers and shops, each with a receipt. */
export const complianceTopics: Readonly<Record<string, OnTopic>> = {
  'customers/data_request':
    async (_, { body, receivedAt }) =>
    (tx) => {
      const asked = DataRequest.parse(body);
      return askForExport(tx, named(asked), { request: asked.data_request.id, at: receivedAt });
    },
  'customers/redact':
    async (_, { id, body, receivedAt }) =>
    (tx) =>
      redactCustomer(tx, named(CustomerOf.parse(body)), { request: id, at: receivedAt }),
  'shop/redact':
    async (_, { id, receivedAt }) =>
    (tx) =>
      askForDeletion(tx, { request: id, at: receivedAt }),
};
