import type { PopupsTables } from '../../tables/popups.ts';
import { defineTraces } from '../../traces.ts';

export const popupsTraces = defineTraces<PopupsTables>({
  about: { newsletter_subscribers: 'contact', popup_counts: 'nobody' },
  // Whoever subscribed from another browser is another contact of the same address.
  async forget(tx, { contactId, email }) {
    const done = await tx.db
      .deleteFrom('newsletter_subscribers')
      .where('shop_id', '=', tx.shopId)
      .where((q) => q.or([q('contact_id', '=', contactId), ...(email ? [q('email', '=', email.toLowerCase())] : [])]))
      .executeTakeFirst();
    return { newsletter_subscribers: Number(done.numDeletedRows) };
  },
  async export(ctx, contactId, soFar) {
    const { email } = soFar.contact;
    const rows = await ctx.db
      .selectFrom('newsletter_subscribers')
      .select(['email', 'consented_at', 'consent_text', 'page'])
      .where('shop_id', '=', ctx.shopId)
      .where((q) => q.or([q('contact_id', '=', contactId), ...(email ? [q('email', '=', email.toLowerCase())] : [])]))
      .orderBy('consented_at')
      .execute();
    const newsletter = rows.map((it) => ({
      email: it.email,
      consentedAt: it.consented_at.toISOString(),
      consentText: it.consent_text,
      page: it.page,
    }));
    return { ...soFar, newsletter };
  },
});
