import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { forgetHelp } from './composer/copilot/held-help.ts';
import { forgetDrafts } from './composer/drafts.ts';
import { forgetEdits } from './thread/actions/rewriting.ts';
import { conversationReactions } from './live/conversation-reactions.ts';

export const inbox: LoadPage = async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage });

export const conversationsFeature: Feature = {
  pages: { '/inbox': inbox, '/inbox/:id': inbox },
  live: conversationReactions,
  forget() {
    forgetDrafts();
    forgetHelp();
    forgetEdits();
  },
};
