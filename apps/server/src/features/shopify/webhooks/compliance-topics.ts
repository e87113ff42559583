import { z } from 'zod';
import { askForDeletion, askForExport, redactCustomer } from '../../privacy/index.ts';
import type { TxCtx } from '../../../platform/db/transaction.ts';

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

interface Delivered {
  webhookId: string;
  receivedAt: Date;
  body: unknown;
}

/** What Shopify asks of every app about the data of customers and shops, each with a receipt. */
export const complianceTopics: Readonly<Record<string, (tx: TxCtx, it: Delivered) => Promise<void>>> = {
  'customers/data_request': (tx, { body, receivedAt }) => {
    const it = DataRequest.parse(body);
    return askForExport(tx, named(it), { request: it.data_request.id, at: receivedAt });
  },
  'customers/redact': (tx, { body, webhookId, receivedAt }) =>
    redactCustomer(tx, named(CustomerOf.parse(body)), { request: webhookId, at: receivedAt }),
  'shop/redact': (tx, { webhookId, receivedAt }) => askForDeletion(tx, { request: webhookId, at: receivedAt }),
};
