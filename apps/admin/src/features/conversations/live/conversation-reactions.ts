import type { LiveReactions } from '../../../connection/live/live-reactions.ts';
import { applyInboxEvent, applyInboxPassing, rereadInboxPassing } from './apply-to-cache.ts';
import { countsQuery } from './unread.ts';
import { forgetHere } from './visitors-here.ts';

/** What live events change in the inbox and in the numbers beside its views. */
export const conversationReactions: LiveReactions = {
  apply: applyInboxEvent,
  applyPassing(client, event, me) {
    if (event.type === 'inbox.counts') {
      const { mine, ...counts } = event.payload;
      client.setQueryData(countsQuery.queryKey, { ...counts, mine: mine[me] ?? 0 });
      // An answer that is on its way may be older than the push.
      if (client.isFetching({ queryKey: countsQuery.queryKey }) > 0)
        void client.invalidateQueries({ queryKey: countsQuery.queryKey });
    }
    applyInboxPassing(client, event);
  },
  // Until the lists are read again, nobody counts as being on the storefront.
  forgetPassing: forgetHere,
  rereadPassing(client) {
    rereadInboxPassing(client);
    void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  },
};
