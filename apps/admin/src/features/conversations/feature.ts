import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { forgetPerson } from './forget.ts';
import { conversationReactions } from './live/conversation-reactions.ts';

export const inbox: LoadPage = async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage });

export const conversationsFeature: Feature = {
  pages: { '/inbox': inbox, '/inbox/:id': inbox },
  live: conversationReactions,
  forget: forgetPerson,
};
