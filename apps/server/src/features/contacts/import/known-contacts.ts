import type { ImportedContact } from '@chatty/contract/contact-import-row';
import { sql } from 'kysely';
import type { TxCtx } from '../../../ctx.ts';
import type { ContactRow } from '../contact.store.ts';

/** Shorter ones are no whole phone numbers: they would match strangers. */
const fewestDigits = 7;

export const digitsOf = (phone: string | null | undefined): string | null => {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length >= fewestDigits ? digits : null;
};

/** Whom several contacts with one address most likely are: the store's customer, then whom somebody vouches for, then who was here last. */
const rank = sql`(customer_id is null), (coalesce(email_from, 'visitor') = 'visitor'), last_seen_at desc, id`;

/**
 * The shop's contacts, and those that a file has added so far, by whatever a row can name them: nobody else changes them
 * until the transaction ends.
 */
export class KnownContacts {
  private readonly byId = new Map<string, ContactRow>();
  private readonly byEmail = new Map<string, ContactRow>();
  private readonly byDigits = new Map<string, ContactRow>();

  static async among(tx: TxCtx, asked: readonly ImportedContact[]): Promise<KnownContacts> {
    const named = asked.flatMap((it) => it.id ?? []);
    const emails = asked.flatMap((it) => it.email ?? []);
    const digits = asked.flatMap((it) => digitsOf(it.phone) ?? []);
    const wanted = (key: string, of: readonly string[]) => sql<boolean>`
      ${sql.raw(key)} = any (select jsonb_array_elements_text(${JSON.stringify(of)}::jsonb))`;
    // Three ways by three indexes.
    const found = sql`
      select id from contacts where shop_id = ${tx.shopId} and id = any (
        select i::uuid from jsonb_array_elements_text(${JSON.stringify(named)}::jsonb) as i)
      union select id from contacts where shop_id = ${tx.shopId} and email is not null and ${wanted('lower(email)', emails)}
      union select id from contacts where shop_id = ${tx.shopId} and phone is not null
        and ${wanted(`regexp_replace(phone, '\\D', '', 'g')`, digits)}`;
    // Locked in one order, so that no two transactions wait for each other: of who was merged only the person.
    const { rows: locked } = await sql<{ id: string }>`
      select id from contacts where shop_id = ${tx.shopId} and merged_into is null and id in (
        select coalesce(merged_into, id) from contacts where shop_id = ${tx.shopId} and id in (${found}))
      order by id for no key update`.execute(tx.db);
    const known = new KnownContacts();
    if (locked.length === 0) return known;
    const ids = locked.map((it) => it.id);
    const ofShop = tx.db.selectFrom('contacts').selectAll().where('shop_id', '=', tx.shopId).orderBy(rank);
    for (const row of await ofShop.where('id', 'in', ids).execute()) known.add(row);
    for (const row of await ofShop.where('merged_into', 'in', ids).execute())
      known.add(row, known.byId.get(row.merged_into ?? ''));
    return known;
  }

  /** Whom somebody else was found by first stays found by it. What names somebody merged means the person. */
  add(row: ContactRow, person: ContactRow = row): void {
    this.byId.set(row.id, person);
    const email = row.email?.toLowerCase();
    if (email && !this.byEmail.has(email)) this.byEmail.set(email, person);
    const digits = digitsOf(row.phone);
    if (digits && !this.byDigits.has(digits)) this.byDigits.set(digits, person);
  }

  /** Whether an address leads to somebody already: their own, or of who was merged into them. */
  leadsTo(email: string, row: ContactRow): boolean {
    return this.byEmail.get(email) === row;
  }

  /** Whom a row means. A number alone is no proof where the addresses differ: two people may share a phone. */
  find({ id, email, phone }: ImportedContact): ContactRow | undefined {
    const named = id === undefined ? undefined : this.byId.get(id);
    if (named) return named;
    const reached = email === undefined ? undefined : this.byEmail.get(email);
    if (reached) return reached;
    const digits = digitsOf(phone);
    const called = digits ? this.byDigits.get(digits) : undefined;
    return called && (email === undefined || called.email === null) ? called : undefined;
  }
}
