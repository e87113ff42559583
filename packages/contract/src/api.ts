import { telemetry } from './telemetry.ts';
import { assistant, assistantPassingEvents, visitorAssistant } from './assistant.ts';
import { answerImportEvents, answerImports } from './answer-imports.ts';
import { boot, visitorWidget } from './boot.ts';
import { bulkActions } from './bulk-actions.ts';
import { inserts } from './composing.ts';
import { copilot } from './copilot.ts';
import { contactFieldEvents, contactFields } from './contact-fields.ts';
import { contactImportEvents, contactImports } from './contact-imports.ts';
import { contactListEvents, contactLists } from './contact-list.ts';
import { contactMergeEvents, contactMerges } from './contact-merge.ts';
import { conversationMergeEvents, conversationMerges } from './conversation-merge.ts';
import { contactNoteEvents, contactNotes } from './contact-notes.ts';
import { contactEvents, contactPassingEvents, contacts } from './contacts.ts';
import { conversationEvents, conversationPassingEvents, conversations } from './conversations.ts';
import { dataSourceEvents, dataSources } from './data-sources.ts';
import { documentEvents, documents } from './documents.ts';
import { decisionLog, decisionLogEvents, replays } from './decision-log.ts';
import { deskEvents, desks } from './desk.ts';
import { discountEvents, discounts } from './discounts.ts';
import { faqBlockEvents, faqBlocks } from './faq-blocks.ts';
import { faqCategories } from './faq-categories.ts';
import { faqEvents, faqs, faqVotes, publicFaqs } from './faqs.ts';
import { files, visitorFiles } from './files.ts';
import { instructionDrafts } from './instruction/instruction-draft.ts';
import { instructionVersions } from './instruction/instruction-versions.ts';
import { knowledge, knowledgeEvents } from './knowledge.ts';
import { visitorOrders } from './orders.ts';
import { members, teamEvents, teamPassingEvents } from './team.ts';
import { metrics } from './metrics.ts';
import { messageEvents, messages } from './messages.ts';
import { optimize, optimizeEvents } from './optimize.ts';
import { productFaqEvents, productFaqs } from './product-faqs.ts';
import { openPopups, popupEvents, popups, visitorNewsletter } from './popups.ts';
import { visitorPreChat } from './pre-chat.ts';
import { privacy } from './privacy.ts';
import { emailTopics, profile, push } from './profile.ts';
import { quickAnswers } from './quick-answers.ts';
import { savedViewEvents, savedViews } from './saved-views.ts';
import { quality } from './quality.ts';
import { recommendationEvents, recommendations, recommendationUses } from './recommendations.ts';
import { visitorSatisfaction } from './satisfaction.ts';
import { scenarioEvents, scenarios } from './scenarios.ts';
import { scheduling, schedulingEvents } from './scheduling.ts';
import { session } from './sign-in.ts';
import { devZone, shopChoice, shopEvents, shops, themeEmbed } from './shops.ts';
import { tagEvents, tags } from './tags.ts';
import { trailPassingEvents, trails } from './trail.ts';
import { testSuite, testSuiteEvents } from './test-suite.ts';
import { translationEvents, translations } from './translations.ts';
import { shortcutEvents, shortcuts } from './shortcuts.ts';
import { sizeGuideEvents, sizeGuides } from './size-guides.ts';
import { settingsEvents, shopSettings } from './settings/shop-settings.ts';
import { transcripts, visitorTranscripts } from './transcripts.ts';
import { usage } from './usage.ts';
import { visitorConversations } from './visitor-conversations.ts';
import { visitorMessages } from './visitor-messages.ts';
import { watching } from './watching.ts';
import { availabilityPassingEvents, visitorAvailability, visitors, widgetEvents } from './widget.ts';

/** Calls of signed-in people of a shop. */
export const memberCalls = {
  ...members,
  ...desks,
  ...profile,
  ...push,
  ...shops,
  ...themeEmbed,
  ...devZone,
  ...tags,
  ...telemetry,
  ...contacts,
  ...contactFields,
  ...contactImports,
  ...contactLists,
  ...contactNotes,
  ...contactMerges,
  ...conversationMerges,
  ...trails,
  ...conversations,
  ...bulkActions,
  ...savedViews,
  ...watching,
  ...messages,
  ...files,
  ...shortcuts,
  ...inserts,
  ...scheduling,
  ...faqs,
  ...faqCategories,
  ...faqBlocks,
  ...answerImports,
  ...knowledge,
  ...scenarios,
  ...sizeGuides,
  ...productFaqs,
  ...recommendations,
  ...recommendationUses,
  ...dataSources,
  ...documents,
  ...discounts,
  ...quickAnswers,
  ...assistant,
  ...decisionLog,
  ...copilot,
  ...testSuite,
  ...optimize,
  ...replays,
  ...quality,
  ...usage,
  ...shopSettings,
  ...instructionVersions,
  ...instructionDrafts,
  ...popups,
  ...translations,
  ...privacy,
  ...transcripts,
  ...metrics,
};

/** Calls before sign-in. */
export const openCalls = {
  ...session,
  ...shopChoice,
  ...emailTopics,
  ...visitors,
  ...boot,
  ...openPopups,
  ...faqVotes,
};

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
  ...savedViewEvents,
  ...contactEvents,
  ...contactFieldEvents,
  ...contactImportEvents,
  ...contactListEvents,
  ...contactNoteEvents,
  ...popupEvents,
  ...contactMergeEvents,
  ...conversationMergeEvents,
  ...teamEvents,
  ...deskEvents,
  ...shopEvents,
  ...tagEvents,
  ...settingsEvents,
  ...translationEvents,
  ...widgetEvents,
  ...shortcutEvents,
  ...schedulingEvents,
  ...faqEvents,
  ...faqBlockEvents,
  ...answerImportEvents,
  ...knowledgeEvents,
  ...scenarioEvents,
  ...recommendationEvents,
  ...sizeGuideEvents,
  ...productFaqEvents,
  ...dataSourceEvents,
  ...documentEvents,
  ...testSuiteEvents,
  ...optimizeEvents,
  ...decisionLogEvents,
  ...discountEvents,
};

/** What is told to those who are there and kept nowhere. */
export const passingEvents = {
  ...conversationPassingEvents,
  ...contactPassingEvents,
  ...trailPassingEvents,
  ...teamPassingEvents,
  ...assistantPassingEvents,
  ...availabilityPassingEvents,
};

/** Everything that can be asked for. */
export const allCalls = { ...memberCalls, ...openCalls, ...visitorCalls };
export type AllCalls = typeof allCalls;
