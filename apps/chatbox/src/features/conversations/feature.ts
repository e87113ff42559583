import type { ChatboxFeature } from '../../app/feature.ts';
import { linkScreen } from '../../app/wire/link.ts';
import { Announcer } from './announcer.tsx';
import { arrive } from './arrive.ts';
import composer from './composer/composer.css?inline';
import { moveUnsent, outboxOf } from './composer/sending.ts';
import { conversationsOf, type Left } from './conversations-state.ts';
import handOff from './hand-off/hand-off.css?inline';
import { keepOutlook, lookAgain } from './hand-off/keep-outlook.ts';
import { OfferPerson } from './hand-off/offer-person.tsx';
import { LinkScreen } from './link-screen.tsx';
import { AskCard } from './list/ask-card.tsx';
import list from './list/list.css?inline';
import { ConversationsCard, ConversationsHead, ConversationsScreen } from './list/my-conversations.tsx';
import message from './message/message.css?inline';
import { hearingOf } from './passing.ts';
import { readUnread, refresh, tellNews } from './refresh.ts';
import { listScreen, threadScreen } from './screens.ts';
import { startConversation } from './start-conversation.ts';
import { readingOf } from './thread/reading.ts';
import { ThreadHead } from './thread/thread-head.tsx';
import thread from './thread/thread.css?inline';
import { ThreadScreen } from './thread/thread-screen.tsx';

/** What is said with the shop, by the assistant or by people. */
export const conversationsFeature = {
  name: 'conversations',
  style: list + thread + message + composer + handOff,
  screens: [
    threadScreen.filledBy(ThreadScreen, ThreadHead),
    listScreen.filledBy(ConversationsScreen, ConversationsHead),
    linkScreen.filledBy(LinkScreen),
  ],
  overlays: [Announcer],
  homeCards: [ConversationsCard, AskCard],
  messageParts: {
    offerPerson: OfferPerson,
    // They stand below the thread, and only those of its latest message.
    quickReplies: () => null,
  },
  liveEvents: {
    'message.created': (chat, message) => conversationsOf(chat).dispatch({ type: 'message created', message }),
    'message.changed': (chat, message) => conversationsOf(chat).dispatch({ type: 'message changed', message }),
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
  onOpen(chat, { draft }) {
    if (draft) startConversation(chat, draft);
  },
  onSession(chat, session, anew) {
    if (anew) moveUnsent(chat);
    conversationsOf(chat).dispatch({ type: 'session begun', conversations: session.conversations, anew });
  },
  onFeed: readUnread,
  onStatus(chat, status) {
    if (status === 'live') outboxOf(chat).flush();
    if (status === 'offline') conversationsOf(chat).dispatch({ type: 'line broken' });
  },
  onReset: refresh,
  leaves: (chat): Left => ({ moved: conversationsOf(chat).get().moved, fromEnd: readingOf(chat).fromEnd }),
} satisfies ChatboxFeature;
