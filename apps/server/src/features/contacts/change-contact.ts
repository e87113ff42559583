import type { Contact, ContactChange, ContactDetails, EmailFrom } from '@chatty/contract/contacts';
import { sql } from 'kysely';
import { texts as contactTexts } from '#texts/contacts.ts';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { MemberCtx, TxCtx, VisitorCtx } from '../../ctx.ts';
import { type ContactRow, toContact } from './contact.store.ts';
import { findPerson, learnFromMerged, lockPeople } from './merge/person.ts';

/** Tells the team how a contact is now; of one that was merged, the person whom it became. */
export async function told(tx: TxCtx, row: ContactRow): Promise<Contact> {
  const { merged_into } = row;
  const contact = toContact(merged_into === null ? row : await learnFromMerged(tx, { ...row, merged_into }));
  tx.emit('contact.changed', contact, { team: true, contactId: null });
  return contact;
}

/**
 * Absent fields stay; empty ones are taken away. An e-mail address that is told again stays as sure as it was; another
 * one is as sure as whoever tells it.
 */
export async function changeIn(tx: TxCtx, id: string, details: ContactDetails, by: EmailFrom): Promise<Contact> {
  const email = details.email?.toLowerCase() || null;
  // Only what is named is written: somebody else may change the rest at the same time.
  const row = await tx.db
    .updateTable('contacts')
    .set((q) => ({
      name: details.name ?? q.ref('name'),
      phone: details.phone === undefined ? q.ref('phone') : details.phone || null,
      ...(details.email === undefined
        ? {}
        : {
            email,
            email_from:
              email === null ? null : sql<EmailFrom>`case when lower(email) = ${email} then email_from else ${by} end`,
          }),
    }))
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound(texts.contact);
  return told(tx, row);
}

/** Throws `conflict` where a field is neither what it was known to be nor what it is to become. */
async function refuseIfChanged(tx: TxCtx, id: string, details: ContactDetails, was: NonNullable<ContactChange['was']>) {
  const row = await tx.db
    .selectFrom('contacts')
    .select(['name', 'email', 'phone'])
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(texts.contact);
  for (const field of ['name', 'email', 'phone'] as const) {
    const now = (row[field] ?? '').toLowerCase();
    const known = [was[field], details[field]].map((it) => it?.toLowerCase());
    if (was[field] !== undefined && !known.includes(now)) throw new Problem('conflict', contactTexts.changedMeanwhile);
  }
}

/**
 * The team changes a contact. Throws `not_found`, and `conflict` where somebody else has written meanwhile what it does
 * not know of.
 */
export const changeContact = (ctx: MemberCtx, id: string, { was, ...details }: ContactChange): Promise<Contact> =>
  transaction(ctx, async (tx) => {
    const person = await findPerson(tx, id);
    if (was) await refuseIfChanged(tx, person.id, details, was);
    return changeIn(tx, person.id, details, 'team');
  });

/** A visitor tells how to reach them. Nobody vouches for it. */
export const leaveContact = (ctx: VisitorCtx, details: ContactDetails) =>
  transaction(ctx, (tx) => changeIn(tx, ctx.who.contactId, details, 'visitor'));

/** A visitor without an address wrote theirs in a message. Answers whether it was taken; nobody vouches for it. */
export async function learnFromWords(
  tx: TxCtx,
  { contactId, email }: { contactId: string; email: string },
): Promise<boolean> {
  const row = await tx.db
    .updateTable('contacts')
    .set({ email: email.toLowerCase(), email_from: 'visitor' })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', contactId)
    .where('email', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row) await told(tx, row);
  return row !== undefined;
}

/** A visitor subscribed to the store's newsletter. */
export async function learnSubscription(tx: TxCtx, { contactId, at }: { contactId: string; at: Date }): Promise<void> {
  const row = await tx.db
    .updateTable('contacts')
    .set({ subscribed_at: at })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', contactId)
    .where('subscribed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row) await told(tx, row);
}

/**
 * Somebody took back that they subscribed: as none of their contacts, and nobody known by such an address, are they a
 * subscriber any more. Throws `conflict` where one of them has just been merged.
 */
export async function learnWithdrawal(
  tx: TxCtx,
  { ids, emails, at }: { ids: readonly string[]; emails: readonly string[]; at: Date },
): Promise<void> {
  const ofShop = tx.db.selectFrom('contacts').select(['id', 'merged_into']).where('shop_id', '=', tx.shopId);
  const own = await ofShop.where('id', 'in', ids).execute();
  const sameAddress = emails.length === 0 ? [] : await ofShop.where(sql<string>`lower(email)`, 'in', emails).execute();
  const concerned = [...own, ...sameAddress];
  await lockPeople(
    tx,
    concerned.map((it) => it.merged_into ?? it.id),
  );
  const rows = await tx.db
    .updateTable('contacts')
    .set({ subscribed_at: null, unsubscribed_at: at })
    .where('shop_id', '=', tx.shopId)
    .where(
      'id',
      'in',
      concerned.map((it) => it.id),
    )
    .returningAll()
    .execute();
  for (const row of rows.filter((it) => it.merged_into === null)) await told(tx, row);
}

/**
 * What a visitor proved by telling an order's number together with the e-mail or phone that it was placed with becomes
 * known of them. It is written to this contact alone: others with the same address are neither read nor merged. What the
 * store itself, the team or an earlier order says of them is not replaced; what was merely typed is.
 */
export async function learnFromOrder(
  tx: TxCtx,
  { contactId, email, phone }: { contactId: string; email?: string; phone?: string },
): Promise<void> {
  const proven = email?.trim().toLowerCase();
  const isSame = (known: string | null) => known !== null && known.toLowerCase() === proven;
  const row = await tx.db
    .selectFrom('contacts')
    .selectAll()
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', contactId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return;
  const mayTake =
    row.email === null ||
    (row.email_from ?? 'visitor') === 'visitor' ||
    (row.email_from === 'team' && isSame(row.email));
  const learned = {
    ...(proven && mayTake ? { email: proven, email_from: 'order' as const } : {}),
    ...(phone && row.phone === null ? { phone: phone.trim() } : {}),
  };
  if (Object.keys(learned).length === 0) return;
  const after = await tx.db
    .updateTable('contacts')
    .set(learned)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', contactId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await told(tx, after);
}
