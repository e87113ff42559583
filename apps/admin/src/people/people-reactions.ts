import type { LiveReactions } from '../connection/live/live-reactions.ts';
import { showShop } from './me.tsx';
import { applyToProfiles } from './contact/apply-to-profiles.ts';
import { applyFieldEvent } from './contact/fields/field-queries.ts';
import { applyTagEvent } from './tags/tags.ts';
import { applyMemberEvent, applyMemberPassing, membersQuery } from './members.ts';

/** What live events change of the shop, of its team, tags and contacts, and of oneself. */
export const peopleReactions: LiveReactions = {
  apply(client, event) {
    if (event.type === 'shop.changed') showShop(client, event.payload);
    applyMemberEvent(client, event);
    applyTagEvent(client, event);
    applyToProfiles(client, event);
    applyFieldEvent(client, event);
  },
  applyPassing: applyMemberPassing,
  rereadPassing: (client) => void client.invalidateQueries({ queryKey: membersQuery.queryKey, exact: true }),
};
