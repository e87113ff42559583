import type { LaterSlots } from '../../app/feature.ts';
import { linkScreen } from '../../app/wire/link-screen.ts';
import { Announcer } from './announcer.tsx';
import composer from './composer/composer.css?inline';
import handOff from './hand-off/hand-off.css?inline';
import { OfferPerson } from './hand-off/offer-person.tsx';
import { LinkScreen } from './link-screen.tsx';
import { ConversationsCard, ConversationsHead, ConversationsScreen } from './list/my-conversations.tsx';
import menu from './menu/menu.css?inline';
import { useNewAction, useSoundAction } from './menu/own-actions.ts';
import message from './message/message.css?inline';
import { listScreen, threadScreen } from './screens.ts';
import { ThreadHead } from './thread/thread-head.tsx';
import quote from './quote/quote.css?inline';
import thread from './thread/thread.css?inline';
import { ThreadScreen } from './thread/thread-screen.tsx';

/** A conversation itself. */
export const conversationsLater = {
  name: 'conversations',
  style: thread + message + quote + composer + handOff + menu,
  screens: [
    threadScreen.filledBy(ThreadScreen, ThreadHead),
    listScreen.filledBy(ConversationsScreen, ConversationsHead),
    linkScreen.filledBy(LinkScreen),
  ],
  homeLeads: [ConversationsCard],
  overlays: [Announcer],
  threadActions: [useNewAction, useSoundAction],
  messageParts: {
    offerPerson: OfferPerson,
    // It stands above the thread already, and is told to the team.
    greeting: () => null,
    // They stand below the thread, and only those of its latest message.
    quickReplies: () => null,
    // Who speaks says it already.
    quickAnswer: () => null,
  },
} satisfies LaterSlots;
