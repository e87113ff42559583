import type { Cart, Contact, VisitorPlace } from '@chatty/contract/contacts';
import type { Selectable } from 'kysely';
import { texts } from '#texts/conversations.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx } from '../../ctx.ts';

/** A contact of some shop. */
export interface ContactKey {
  shopId: string;
  contactId: string;
}

export type ContactRow = Selectable<Tables['contacts']>;

export const toContact = (row: ContactRow): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailFrom: row.email === null ? null : (row.email_from ?? 'visitor'),
  phone: row.phone,
  customerId: row.customer_id,
  locale: row.locale,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  blockedAt: row.blocked_at?.toISOString() ?? null,
  blockedReason: row.blocked_reason,
  subscribedAt: row.subscribed_at?.toISOString() ?? null,
  tagIds: row.tag_ids,
  fieldValues: row.field_values,
  orderCount: row.order_count,
  spent: row.spent === null || row.spent_currency === null ? null : { amount: row.spent, currency: row.spent_currency },
});

/** What is known of the purchases of who is no customer yet. */
export const nothingBought = { order_count: null, spent: null, spent_currency: null };

/** A contact as it is written: JSON as text. */
export const toInsert = (row: ContactRow) => ({ ...row, field_values: JSON.stringify(row.field_values) });

/** Throws `not_found`. */
export async function findContact(ctx: Ctx, id: string): Promise<ContactRow> {
  const row = await ctx.db
    .selectFrom('contacts')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(texts.contact);
  return row;
}

/** What a visitor looks at right now, as their open page last told. */
export interface Whereabouts {
  place: VisitorPlace | null;
  cart: Cart | null;
}

/** The contact as one who reads the store in this language now. */
export async function readsIn(ctx: Ctx, contact: ContactRow, locale: string): Promise<ContactRow> {
  if (contact.locale === locale) return contact;
  await ctx.db
    .updateTable('contacts')
    .set({ locale })
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', contact.id)
    .execute();
  return { ...contact, locale };
}
