import { telemetry } from './telemetry.ts';
import { assistant, assistantPassingEvents, visitorAssistant } from './assistant.ts';
import { contactEvents, contactPassingEvents, contacts } from './contacts.ts';
import { conversationEvents, conversationPassingEvents, conversations, visitorConversations } from './conversations.ts';
import { faqBlockEvents, faqBlocks } from './faq-blocks.ts';
import { faqEvents, faqs, faqVotes, publicFaqs } from './faqs.ts';
import { files, visitorFiles } from './files.ts';
import { knowledge, knowledgeEvents } from './knowledge.ts';
import { visitorOrders } from './orders.ts';
import { members, teamEvents, teamPassingEvents } from './team.ts';
import { messageEvents, messages, visitorMessages } from './messages.ts';
import { openPopups, popups, visitorNewsletter } from './popups.ts';
import { visitorPreChat } from './pre-chat.ts';
import { privacy } from './privacy.ts';
import { emailTopics, profile, push } from './profile.ts';
import { visitorSatisfaction } from './satisfaction.ts';
import { session } from './sign-in.ts';
import { devZone, shopChoice, shopEvents, shops, themeEmbed } from './shops.ts';
import { translationEvents, translations } from './translations.ts';
import { settingsEvents, shopSettings } from './settings/shop-settings.ts';
import { transcripts, visitorTranscripts } from './transcripts.ts';
import { availabilityPassingEvents, visitorAvailability, visitors, visitorWidget, widgetEvents } from './widget.ts';

/** Calls of signed-in people of a shop. */
export const memberCalls = {
  ...members,
  ...profile,
  ...push,
  ...shops,
  ...themeEmbed,
  ...devZone,
  ...telemetry,
  ...contacts,
  ...conversations,
  ...messages,
  ...files,
  ...faqs,
  ...faqBlocks,
  ...knowledge,
  ...assistant,
  ...shopSettings,
  ...popups,
  ...translations,
  ...privacy,
  ...transcripts,
};

/** Calls before sign-in. */
export const openCalls = { ...session, ...shopChoice, ...emailTopics, ...visitors, ...openPopups, ...faqVotes };

/** Calls of a shop's visitors. */
export const visitorCalls = {
  ...visitorConversations,
  ...visitorMessages,
  ...visitorFiles,
  ...publicFaqs,
  ...visitorOrders,
  ...visitorAssistant,
  ...visitorAvailability,
  ...visitorWidget,
  ...visitorNewsletter,
  ...visitorPreChat,
  ...visitorTranscripts,
  ...visitorSatisfaction,
};

/**
 * What is written to the event log with the change itself, and sent to every socket that may see it.
 * A payload is the very shape that the screen renders: nothing is read again, save where the event says so.
 */
export const liveEvents = {
  ...messageEvents,
  ...conversationEvents,
  ...contactEvents,
  ...teamEvents,
  ...shopEvents,
  ...settingsEvents,
  ...translationEvents,
  ...widgetEvents,
  ...faqEvents,
  ...faqBlockEvents,
  ...knowledgeEvents,
};

/** What is told to those who are there and kept nowhere. */
export const passingEvents = {
  ...conversationPassingEvents,
  ...contactPassingEvents,
  ...teamPassingEvents,
  ...assistantPassingEvents,
  ...availabilityPassingEvents,
};

/** Everything that can be asked for. */
export const allCalls = { ...memberCalls, ...openCalls, ...visitorCalls };
export type AllCalls = typeof allCalls;
