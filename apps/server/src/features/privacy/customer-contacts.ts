import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';

/** A customer as the platform names them in a request. */
export interface Customer {
  customerId: string;
  email: string | null;
  phone: string | null;
}

/** Shorter ones are no whole phone numbers: they would match strangers. */
const fewestDigits = 7;

/** All contacts that are this customer: signed in as them, or reached at their e-mail or phone. */
export async function contactsOfCustomer(ctx: Ctx, { customerId, email, phone }: Customer): Promise<string[]> {
  const digits = phone?.replace(/\D/g, '') ?? '';
  const rows = await ctx.db
    .selectFrom('contacts')
    .select('id')
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
  return rows.map((it) => it.id);
}
