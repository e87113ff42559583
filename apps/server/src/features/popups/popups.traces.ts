import type { PopupsTables } from '../../tables/popups.ts';
import { defineTraces } from '../../traces.ts';
import { consentsOf } from './newsletter/subscriber.store.ts';

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
    const known = [soFar.contact, ...soFar.merged].find((it) => it.id === contactId);
    const own = await consentsOf(ctx, { ids: [contactId], email: known?.email ?? null });
    const others = soFar.newsletter.filter((it) => !own.some(({ id }) => id === it.id));
    return { ...soFar, newsletter: [...others, ...own] };
  },
});
