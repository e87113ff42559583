import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import type { Ctx, Services } from '../../ctx.ts';
import { requestJob } from '../../platform/jobs/job.ts';
import { type ContactRow, nothingBought, toInsert } from './contact.store.ts';
import { readPurchasesJob } from './purchases/purchases.jobs.ts';

/** PostgreSQL's word for a key that is there already. */
const uniqueViolation = '23505';

/** A customer of the shop as the store knows them, by its number. */
interface KnownCustomer {
  customerId: string;
  name?: string | undefined;
  email?: string | undefined;
}

/** The contact who is a customer of the shop, by the store's number. */
export const findCustomer = (services: Services, shopId: string, customerId: string): Promise<ContactRow | undefined> =>
  services.db
    .selectFrom('contacts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

const readingOf = ({ shop_id, id }: ContactRow) => requestJob(readPurchasesJob, shop_id, { contactId: id });

/**
 * Waits until a contact is written, and has read what a customer has bought; where another tab of the same customer came
 * first, its contact is the one.
 */
async function kept<Written extends ContactRow | null>(
  services: Services,
  { shopId, customerId }: { shopId: string; customerId: string | undefined },
  writing: Promise<Written>,
): Promise<Written | ContactRow> {
  try {
    const row = await writing;
    if (row && row.customer_id !== null) await services.jobs.enqueue([readingOf(row)], services.db);
    return row;
  } catch (error) {
    const isTaken = (error as { code?: string } | null)?.code === uniqueViolation;
    const first = isTaken && customerId ? await findCustomer(services, shopId, customerId) : undefined;
    if (!first) throw error;
    return first;
  }
}

/** The store's word of a customer's e-mail address counts more than anybody else's, and is kept when it changes. */
async function withAccountEmail(services: Services, it: ContactRow, email: string): Promise<ContactRow> {
  if (it.email_from === 'account' && it.email === email) return it;
  const known = { email, email_from: 'account' as const };
  await services.db
    .updateTable('contacts')
    .set(known)
    .where('shop_id', '=', it.shop_id)
    .where('id', '=', it.id)
    .execute();
  return { ...it, ...known };
}

/**
 * A signed-in customer is one contact on all their devices. A nameless visitor who signs in becomes that customer; one
 * who was another customer begins anew, so that a shared computer does not mix two people.
 */
export async function asCustomer(
  services: Services,
  shopId: string,
  { customerId, name, email }: KnownCustomer,
  visitor: ContactRow | null,
): Promise<ContactRow | null> {
  const { db } = services;
  const existing = await findCustomer(services, shopId, customerId);
  if (existing) return email ? withAccountEmail(services, existing, email) : existing;
  if (!visitor || visitor.customer_id) return null;
  // What the store knows of its customer counts more than what a visitor typed.
  const known = {
    customer_id: customerId,
    name: name ?? visitor.name,
    ...(email ? { email, email_from: 'account' as const } : {}),
  };
  const become = async (): Promise<ContactRow | null> => {
    const became = await db
      .updateTable('contacts')
      .set(known)
      .where('shop_id', '=', shopId)
      .where('id', '=', visitor.id)
      .where('signed_in_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Whose browser has become a customer in another tab meanwhile is a guest no more: they are that one, or somebody new.
    return became ? { ...visitor, ...known } : ((await findCustomer(services, shopId, customerId)) ?? null);
  };
  return kept(services, { shopId, customerId }, become());
}

/** A contact of whom the shop knows nothing yet, but what their account tells. */
export function addContact(
  services: Services,
  shopId: string,
  { customer, locale }: { customer: KnownCustomer | null; locale: string },
): Promise<ContactRow> {
  const now = services.clock.now();
  const row: ContactRow = {
    shop_id: shopId,
    id: newId(),
    name: customer?.name ?? '',
    email: customer?.email ?? null,
    email_from: customer?.email ? 'account' : null,
    phone: null,
    customer_id: customer?.customerId ?? null,
    locale,
    created_at: now,
    last_seen_at: now,
    blocked_at: null,
    blocked_reason: '',
    subscribed_at: null,
    unsubscribed_at: null,
    tag_ids: [],
    field_values: {},
    merged_into: null,
    merged_at: null,
    merged_by: '',
    signed_in_at: null,
    ...nothingBought,
  };
  const add = async () => {
    await services.db.insertInto('contacts').values(toInsert(row)).execute();
    return row;
  };
  return kept(services, { shopId, customerId: customer?.customerId }, add());
}

/** A customer as the commerce platform names them in a request. */
export interface Customer {
  customerId: string;
  email: string | null;
  phone: string | null;
}

/** Shorter ones are no whole phone numbers: they would match strangers. */
const fewestDigits = 7;

/** All contacts, as the team sees them, that are this customer: signed in as them, or reached at their e-mail or phone. */
export async function contactsOfCustomer(ctx: Ctx, { customerId, email, phone }: Customer): Promise<string[]> {
  const digits = phone?.replace(/\D/g, '') ?? '';
  const rows = await ctx.db
    .selectFrom('contacts')
    .select(['id', 'merged_into'])
    .where('shop_id', '=', ctx.shopId)
    .where((q) =>
      q.or([
        q('customer_id', '=', customerId),
        ...(email ? [q(q.fn<string>('lower', ['email']), '=', email.toLowerCase())] : []),
        ...(digits.length >= fewestDigits ? [sql<boolean>`regexp_replace(phone, '\\D', '', 'g') = ${digits}`] : []),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return [...new Set(rows.map((it) => it.merged_into ?? it.id))];
}
