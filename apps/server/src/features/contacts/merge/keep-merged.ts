import { tagsAfter } from '@chatty/contract/tag-lists';
import type { KeptValues } from '@chatty/contract/contact-merge';
import type { Contact, EmailFrom } from '@chatty/contract/contacts';
import { texts } from '#texts/contacts.ts';
import { texts as kinds } from '#texts/conversations.ts';
import type { TxCtx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { askAnew } from '../authenticate-visitor.ts';
import { told } from '../change-contact.ts';
import type { ContactRow } from '../contact.store.ts';
import { tellMerged } from '../visitor-presence.ts';
import { sumPurchases } from '../purchases/keep-purchases.ts';
import { lockPeople } from './person.ts';

export interface MergeWish {
  ids: readonly [string, string];
  keep: KeptValues;
  /** The name of the member who does it; empty where the browser of both proved it. */
  by: string;
  /** How sure an address is that is taken over. */
  sure?: EmailFrom;
}

/** The one that stays is the one with a customer account, or else the first: a signed-in customer comes back to it. */
export const stays = (first: ContactRow, second: ContactRow): [ContactRow, ContactRow] =>
  first.customer_id === null && second.customer_id !== null ? [second, first] : [first, second];

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));

/** Of one address, what was agreed to as either counts, unless it was taken back later as the other. */
function consentOfBoth(one: ContactRow, other: ContactRow) {
  const back = [one.unsubscribed_at, other.unsubscribed_at].filter((it) => it !== null);
  const unsubscribed_at = back.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null;
  const after = (at: Date | null) => (at && (!unsubscribed_at || at > unsubscribed_at) ? at : null);
  return { subscribed_at: earlier(after(one.subscribed_at), after(other.subscribed_at)), unsubscribed_at };
}

/** What is known of the person afterwards. A block stays, and nobody becomes a subscriber by it. */
function valuesOf(into: ContactRow, from: ContactRow, { keep, sure = 'team' }: MergeWish) {
  const of = (id: string): ContactRow => {
    if (id === into.id) return into;
    if (id === from.id) return from;
    throw new Problem('bad_input', texts.keptOfNeither);
  };
  const email = of(keep.email);
  const chosen = Object.entries(keep.fields).flatMap(([field, id]) => {
    const value = of(id).field_values[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  const isSame = into.email?.toLowerCase() === from.email?.toLowerCase();
  return {
    name: of(keep.name).name,
    phone: of(keep.phone).phone,
    // That one visitor proved an address gives another one's devices nothing: the team says whose it is.
    ...(isSame || email === into ? {} : { email: email.email, email_from: email.email ? sure : null }),
    // Who took it back, or never agreed with the address that stays, has not subscribed.
    ...(isSame && into.email !== null
      ? consentOfBoth(into, from)
      : { subscribed_at: email.subscribed_at, unsubscribed_at: email.unsubscribed_at }),
    created_at: earlier(into.created_at, from.created_at) ?? into.created_at,
    last_seen_at: into.last_seen_at > from.last_seen_at ? into.last_seen_at : from.last_seen_at,
    blocked_at: earlier(into.blocked_at, from.blocked_at),
    blocked_reason: into.blocked_reason || from.blocked_reason,
    // More than one may have: nothing that the team noted is lost.
    tag_ids: tagsAfter(into.tag_ids, { add: from.tag_ids, remove: [] }),
    field_values: JSON.stringify({ ...from.field_values, ...into.field_values, ...Object.fromEntries(chosen) }),
  };
}

/**
 * Makes two contacts one person to the team; what their visitors may see stays as it is. Answers null where they are one
 * already. Throws `not_found`, `bad_input`, and `conflict` where somebody has just merged one of them with a third.
 */
export async function keepMerged(tx: TxCtx, wish: MergeWish): Promise<Contact | null> {
  const { ids, by } = wish;
  const { people, merged } = await lockPeople(tx, ids);
  const [first, second] = ids.map((id) => people.find((it) => it.id === id));
  if (!first || !second) throw notFound(kinds.contact);
  if (first.id === second.merged_into || second.id === first.merged_into) return null;
  if (first.merged_into !== null || second.merged_into !== null) throw new Problem('conflict', texts.justChanged);
  const [into, from] = stays(first, second);
  const values = valuesOf(into, from, wish);
  const ofShop = tx.db.updateTable('contacts').where('shop_id', '=', tx.shopId);
  const at = tx.services.clock.now();
  await ofShop
    .set({ merged_into: into.id, merged_at: at, merged_by: by, tag_ids: [] })
    .where('id', '=', from.id)
    .execute();
  await ofShop.set({ merged_into: into.id }).where('merged_into', '=', from.id).execute();
  await sumPurchases(tx, into.id);
  const row = await ofShop.set(values).where('id', '=', into.id).returningAll().executeTakeFirstOrThrow();
  if (row.blocked_at !== null) {
    const { blocked_at, blocked_reason } = row;
    await ofShop.set({ blocked_at, blocked_reason }).where('merged_into', '=', into.id).execute();
  }
  await tx.db
    .updateTable('contact_notes')
    .set({ contact_id: into.id })
    .where('shop_id', '=', tx.shopId)
    .where('contact_id', '=', from.id)
    .execute();
  const contact = await told(tx, row);
  tx.emit('contact.merged', { id: from.id, into: contact }, { team: true, contactId: null });
  const contactIds = [from.id, ...merged.filter((it) => it.merged_into === from.id).map((it) => it.id)];
  tx.afterCommit(() => {
    tellMerged(tx.services, { shopId: tx.shopId, contactIds, personId: into.id });
    for (const contactId of [into.id, ...contactIds]) askAnew(tx.services, { shopId: tx.shopId, contactId });
  });
  return contact;
}
