import type { ContactProfile } from '@chatty/contract/contacts';
import { applyLater } from '../../../connection/live/apply-later.ts';
import { changeHeld } from '../../../connection/live/change-held.ts';
import type { LiveReactions } from '../../../connection/live/live-reactions.ts';
import { contactQuery } from '../../../people/contact/contact-queries.ts';
import { listKey } from './held.ts';
import { inboxEvents } from './inbox-events.ts';
import { countsQuery } from './unread.ts';
import { forgetHere, hearVisitor } from './visitors-here.ts';

/** What live events change in the inbox and in the numbers beside its views. */
export const conversationReactions: LiveReactions = {
  apply: applyLater(inboxEvents),
  applyPassing(client, event, me) {
    if (event.type === 'inbox.counts') {
      const { mine, ...counts } = event.payload;
      client.setQueryData(countsQuery.queryKey, { ...counts, mine: mine[me] ?? 0 });
      // An answer that is on its way may be older than the push.
      if (client.isFetching({ queryKey: countsQuery.queryKey }) > 0)
        void client.invalidateQueries({ queryKey: countsQuery.queryKey });
    }
    if (event.type === 'visitor.seen') {
      const { contactId, ...seen } = event.payload;
      hearVisitor(event.payload);
      changeHeld<ContactProfile>(client, contactQuery(contactId).queryKey, (held) => ({ ...held, ...seen }));
    }
  },
  // Until the lists are read again, nobody counts as being on the storefront.
  forgetPassing: forgetHere,
  // What was told in passing may have changed unheard: the numbers, who is on the storefront, and what their profiles say of it.
  rereadPassing(client) {
    for (const queryKey of [listKey, ['contacts', 'profile'], countsQuery.queryKey])
      void client.invalidateQueries({ queryKey });
  },
};
