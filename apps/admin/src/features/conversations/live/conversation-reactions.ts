import type { LiveReactions } from '../../../connection/live/live-reactions.ts';
import { changesMine } from './apply-event.ts';
import { applyInboxEvent, applyInboxPassing, heldConversation, rereadInboxPassing } from './apply-to-cache.ts';
import { countsQuery } from './unread.ts';
import { forgetHere } from './visitors-here.ts';

/** What live events change in the inbox and in the numbers beside its views. */
export const conversationReactions: LiveReactions = {
  apply(client, event, me) {
    if (
      event.type === 'conversation.changed' &&
      changesMine(heldConversation(client, event.payload.id), event.payload, me)
    ) {
      void client.invalidateQueries({ queryKey: countsQuery.queryKey });
    }
    applyInboxEvent(client, event, me);
  },
  applyPassing(client, event) {
    if (event.type === 'inbox.counts') {
      // One push goes to the whole team, so it cannot know whose conversations are “mine”.
      client.setQueryData(countsQuery.queryKey, (held) => ({ ...event.payload, mine: held?.mine ?? 0 }));
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
