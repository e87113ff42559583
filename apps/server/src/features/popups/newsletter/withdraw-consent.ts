import type { NewsletterConsent } from '@chatty/contract/popups';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { type ContactRow, findPerson, idsOfPerson, learnWithdrawal } from '../../contacts/index.ts';
import { findMember } from '../../team/index.ts';
import { tellStoreJob } from './newsletter.jobs.ts';
import { addSubscriber, type Agreeing, consentsOf, isOf } from './subscriber.store.ts';

interface Withdrawn {
  withdrawn_at: Date;
  withdrawn_by: string;
  withdrawn_reason: string;
}

/** What holds is taken back, and stays as the proof of what it was. */
async function takeBack(tx: TxCtx, who: Agreeing, withdrawn: Withdrawn) {
  return tx.db
    .updateTable('newsletter_subscribers')
    .set({ ...withdrawn, in_store: 'waiting' })
    .where('shop_id', '=', tx.shopId)
    .where('withdrawn_at', 'is', null)
    .where(isOf(who))
    .returning(['id', 'email', 'contact_id'])
    .execute();
}

/** A file said that they agreed, and kept no words of it: the record begins with its end. */
async function recordOfFile(tx: TxCtx, person: ContactRow, withdrawn: Withdrawn) {
  const { id: contact_id, email, subscribed_at: consented_at, locale } = person;
  if (!email || !consented_at) return [];
  const said = { consented_at, consent_text: '', page: '', locale, ...withdrawn };
  const id = await addSubscriber(tx, { contact_id, email: email.toLowerCase(), ...said });
  return id === null ? [] : [{ id, email: email.toLowerCase(), contact_id }];
}

/** What was taken back before, and the store does not know. */
async function untold(tx: TxCtx, who: Agreeing): Promise<{ id: string }[]> {
  return tx.db
    .updateTable('newsletter_subscribers')
    .set({ in_store: 'waiting' })
    .where('shop_id', '=', tx.shopId)
    .where('withdrawn_at', 'is not', null)
    .where('in_store', '<>', 'yes')
    .where(isOf(who))
    .returning('id')
    .execute();
}

/**
 * An admin takes back, at the person's request, all that they agreed to as whichever contact, and the store is told after
 * the commit. Again it changes nothing, and tells the store again where it does not know. Throws `not_found`, and `conflict`
 * where they have just been merged.
 */
export function withdrawConsent(
  ctx: MemberCtx,
  contactId: string,
  { reason }: { reason: string },
): Promise<NewsletterConsent[]> {
  return transaction(ctx, async (tx) => {
    const person = await findPerson(tx, contactId);
    const who = { ids: await idsOfPerson(tx, person.id), email: person.email };
    const { full_name } = await findMember(tx, ctx.who.memberId);
    const at = tx.services.clock.now();
    const withdrawn = { withdrawn_at: at, withdrawn_by: full_name, withdrawn_reason: reason };
    const repeated = await untold(tx, who);
    const held = await takeBack(tx, who, withdrawn);
    const taken = held.length > 0 ? held : await recordOfFile(tx, person, withdrawn);
    for (const { id } of [...repeated, ...taken]) tx.enqueue(tellStoreJob, { id });
    if (taken.length > 0 || person.subscribed_at) {
      const ids = [...new Set([...who.ids, ...taken.map((it) => it.contact_id)])];
      await learnWithdrawal(tx, { ids, emails: [...new Set(taken.map((it) => it.email))], at });
    }
    tx.emit('contact.newsletter', { id: person.id }, { team: true, contactId: null });
    return consentsOf(tx, who);
  });
}
