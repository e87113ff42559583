import type { ChatboxFeature } from '../../app/feature.ts';
import { arrive } from './arrive.ts';
import { moveUnsent, outboxOf } from './composer/sending.ts';
import { conversationsOf, type Left } from './conversations-state.ts';
import { keepOutlook, lookAgain } from './hand-off/keep-outlook.ts';
import { tellOutlook } from './hand-off/outlook.ts';
import { AskCard } from './list/ask-card.tsx';
import style from './list/list.css?inline';
import { soundFor } from './menu/sound.ts';
import { hearingOf } from './passing.ts';
import { readUnread, refresh, tellNews } from './refresh.ts';
import { ask, startConversation } from './start-conversation.ts';
import { hearMerged } from './thread/load-thread.ts';
import { readingOf } from './thread/reading.ts';

/** What is said with the shop, by the assistant or by people. */
export const conversationsFeature = {
  name: 'conversations',
  style,
  homeCards: [AskCard],
  liveEvents: {
    'message.created': (chat, message) => {
      conversationsOf(chat).dispatch({ type: 'message created', message });
      soundFor(chat, message);
    },
    'message.changed': (chat, message) => conversationsOf(chat).dispatch({ type: 'message changed', message }),
    'visitor.conversation.merged': (chat, { conversationId, into }) => {
      conversationsOf(chat).dispatch({ type: 'conversation', conversation: into });
      hearMerged(chat, conversationId, into.id);
    },
    'visitor.conversation.changed': (chat, conversation) =>
      conversationsOf(chat).dispatch({ type: 'conversation', conversation }),
  },
  passingEvents: {
    typing: (chat, typing) => hearingOf(chat).typing(typing),
    'answer.growing': (chat, growing) => hearingOf(chat).growing(growing),
    'availability.changed': lookAgain,
  },
  start(chat) {
    arrive(chat);
    tellNews(chat);
    keepOutlook(chat);
    void outboxOf(chat).start();
  },
  onOpen(chat, { draft, greeting, isSent }) {
    if (draft && isSent) ask(chat, draft);
    else if (draft !== undefined || greeting) startConversation(chat, { draft, greeting });
  },
  onSession(chat, session, anew) {
    if (anew) moveUnsent(chat, session.conversations);
    tellOutlook(chat, session.outlook);
    conversationsOf(chat).dispatch({ type: 'session begun', conversations: session.conversations, anew });
  },
  onFeed: (chat, session) => void readUnread(chat, session),
  onStatus(chat, status) {
    if (status === 'live') outboxOf(chat).flush();
    if (status === 'offline') conversationsOf(chat).dispatch({ type: 'line broken' });
  },
  onReset: refresh,
  leaves: (chat): Left => ({ moved: conversationsOf(chat).get().moved, fromEnd: readingOf(chat).fromEnd }),
} satisfies ChatboxFeature;
