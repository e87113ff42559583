import { texts } from '#texts/newsletter.ts';
import type { VisitorCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { findContact, learnFromWords, learnSubscription } from '../../contacts/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { settingsIn, wordsFor } from '../../wording/index.ts';
import { addActs } from '../count-acts.ts';
import { tellStoreJob } from './newsletter.jobs.ts';
import { addSubscriber } from './subscriber.store.ts';

interface Subscription {
  email: string;
  consentText: string;
  /** Of the page on which they agreed; empty: their own. */
  locale: string;
  /** The path of the page on which they agreed. */
  page: string;
  /** What stands in the field that people don't see. */
  website: string;
}

/** The path of a page, without what may stand behind it: that is for the visitor alone. */
const pathOf = (page: string) => page.split(/[?#]/, 1)[0] ?? '';

/**
 * Keeps who subscribes, with what they agreed to, when and where, and tells the store of it after the commit. The answer is
 * the same for everybody: whoever is known already learns nothing, and neither does a program that filled in the field that
 * people don't see. Throws `conflict` where the shop asks nobody to subscribe, or asks in other words than they agreed to.
 */
export async function subscribe(
  ctx: VisitorCtx,
  it: Subscription,
): Promise<{ successText: string; discountCode: string }> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const locale = it.locale || (await findContact(ctx, ctx.who.contactId)).locale;
  const { newsletterPopupSettings: asked } = settingsIn(settingsOf(shop), await wordsFor(ctx, shop, locale));
  if (!asked.active) throw new Problem('conflict', texts.closed);
  if (it.consentText !== asked.consentText.trim()) throw new Problem('conflict', texts.consentChanged);
  if (it.website === '') await keep(ctx, it);
  const { successText, discountCode } = asked;
  return { successText, discountCode };
}

async function keep(ctx: VisitorCtx, { email: typed, consentText, page }: Subscription): Promise<void> {
  const email = typed.toLowerCase();
  const { contactId } = ctx.who;
  await transaction(ctx, async (tx) => {
    const at = tx.services.clock.now();
    const { locale } = await findContact(tx, contactId);
    const id = await addSubscriber(tx, {
      email,
      contact_id: contactId,
      consented_at: at,
      consent_text: consentText,
      page: pathOf(page),
      locale,
    });
    // Whoever is known by an address of their account keeps it.
    await learnFromWords(tx, { contactId, email });
    if (id === null) return;
    await learnSubscription(tx, { contactId, at });
    await addActs(tx, tx.shopId, [{ kind: 'newsletter', act: 'subscribed' }]);
    tx.emit('contact.newsletter', { id: contactId }, { team: true, contactId: null });
    tx.enqueue(tellStoreJob, { id });
  });
}
