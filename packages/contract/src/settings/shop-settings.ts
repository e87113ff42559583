import { z } from 'zod';
import { call } from '../call.ts';
import { messagePreferences } from '../desk-options.ts';
import { bare } from '../bare.ts';
import { Id } from '../fields.ts';
import { widgetTexts } from '../default-texts.ts';
import { AiAssistantPatch, AiAssistantSettings } from './assistant/ai-assistant-settings.ts';
import { startersOf, SuggestionFAQs } from './assistant/suggestion-faqs.ts';
import { availabilityFields } from './chat-availability.ts';
import { ChatPageSettings } from './chat-page.ts';
import { contactFields, GivenContacts, ReadContacts } from './contact/contact-us.ts';
import { conversationFields } from './conversation-rules.ts';
import { FaqPageSettings } from './faq-page.ts';
import { launcherFields } from './launcher.ts';
import { lookFields } from './look.ts';
import { CartBoosterPopup, NewsletterPopup, popupFields, ProductPopup, WelcomePopup } from './popups/popup-settings.ts';
import { OrderTrackingSettings } from './orders/order-tracking.ts';
import { preChatFields } from './conversation/pre-chat.ts';
import { responseTargetFields } from './conversation/response-targets.ts';
import { satisfactionFields } from './conversation/satisfaction.ts';

/** How the team's inbox works. */
export const InboxSettings = z.object({
  messagePreference: z
    .enum(messagePreferences)
    .default('sendOnEnter')
    .describe('What Enter does for members who have not chosen it themselves'),
  isAutoAssignment: z.boolean().default(false).describe('Who begins to wait for a person is given to a member'),
  isAssignSequentially: z
    .boolean()
    .default(false)
    .describe(
      'To the one who has been given nothing for the longest; else to the one with the fewest open conversations',
    ),
  isAssignOnlyOnlineMembers: z
    .boolean()
    .default(false)
    .describe('Nobody is given a conversation while they are not there'),
  assignmentCapacity: z
    .number()
    .int()
    .min(0)
    .max(500)
    .default(0)
    .describe('Who has so many open conversations is given no more by itself; 0: as many as come'),
});
export type InboxSettings = z.infer<typeof InboxSettings>;

const settings = {
  ...launcherFields,
  ...lookFields,
  ...availabilityFields,
  ...contactFields,
  ...conversationFields,
  ...responseTargetFields,
  ...preChatFields,
  ...satisfactionFields,
  isEnableAIAssistant: z.boolean().default(true).describe('The assistant answers visitors'),
  // The provider's own switch, which whoever saves settings may send along as it is.
  isBlocked: z
    .boolean()
    .default(false)
    .describe(
      'The provider has turned the chatbox off: visitors see nothing of it, and whatever they ask is refused; what was written stays',
    ),
};

/**
 * All that a merchant sets of the chatbox, under the names of the specification's section 3. What nobody has set stands at
 * the product's default, so that a shop without any settings is complete.
 */
export const ShopSettings = z.object({
  ...settings,
  aiAssistantSettings: AiAssistantSettings.prefault({}).describe(
    'As whom the assistant speaks, what it does, and when it passes visitors on',
  ),
  quickReplySettings: z
    .object({ suggestionFAQs: SuggestionFAQs })
    .prefault({ suggestionFAQs: startersOf(widgetTexts.starters) })
    .describe('What visitors can ask with one tap, once the shop or the assistant answers it'),
  inboxSettings: InboxSettings.prefault({}).describe(
    'Who is given whoever begins to wait for a person, and what Enter does for members who have not chosen it',
  ),
  chatPageSettings: ChatPageSettings.prefault({}).describe('The page that is the chat itself'),
  faqPageSettings: FaqPageSettings.prefault({}).describe('The page of the store that shows its FAQs'),
  ...popupFields,
  orderTrackingSettings: OrderTrackingSettings.prefault({}).describe(
    'How visitors see where their order is, and what it says of each state',
  ),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

const given = {
  ...bare(settings),
  contactMethod: GivenContacts.optional(),
  aiAssistantSettings: AiAssistantPatch.optional(),
  inboxSettings: z.strictObject(bare(InboxSettings.shape)).optional(),
  chatPageSettings: z.strictObject(bare(ChatPageSettings.shape)).optional(),
  faqPageSettings: z.strictObject(bare(FaqPageSettings.shape)).optional(),
  welcomePopupSetting: z.strictObject(bare(WelcomePopup.shape)).optional(),
  newsletterPopupSettings: z.strictObject(bare(NewsletterPopup.shape)).optional(),
  productPopupSettings: z.strictObject(bare(ProductPopup.shape)).optional(),
  cartBoosterPopupSettings: z.strictObject(bare(CartBoosterPopup.shape)).optional(),
  orderTrackingSettings: z.strictObject(bare(OrderTrackingSettings.shape)).optional(),
  quickReplySettings: z.strictObject({ suggestionFAQs: SuggestionFAQs }).optional(),
};

/**
 * What of the settings is changed; what is left out stays as it is. `from` says what stood in these fields when whoever
 * saves read them: where somebody has changed one of them meanwhile, nothing is saved and `conflict` names the field.
 */
export const SettingsPatch = z.strictObject({
  ...given,
  id: Id.optional(),
  /** Of `GET /settings/widget`, by whoever gives more fields than a few without saying in `from` what they read. */
  version: z.string().max(60).optional(),
  /** The suite run that tested what is saved here of the assistant, where the shop’s test gate asks for one. */
  suiteRunId: Id.optional(),
  /** What the gate warns of is saved all the same. */
  saveAnyway: z.boolean().optional(),
  from: z.object({ ...given, contactMethod: ReadContacts.optional() }).optional(),
});
export type SettingsPatch = z.infer<typeof SettingsPatch>;

/** The settings as the shop's own people see them. */
export const SavedSettings = ShopSettings.extend({
  id: Id,
  /** Another one after each change. Sent along with the save of a whole object, it keeps what others changed meanwhile. */
  version: z.string(),
  quickReplySettings: z.object({
    /** All that were saved, in their order. */
    suggestionFAQs: z.array(
      z.object({
        questionId: z.string(),
        question: z.string(),
        answer: z.string(),
        isActive: z.boolean(),
        /** Visitors see it: it has a quick answer, or the assistant answers it. */
        isOffered: z.boolean(),
        /** Why they don't, and what to do about it. */
        note: z.string().nullable(),
      }),
    ),
  }),
});
export type SavedSettings = z.infer<typeof SavedSettings>;

export const shopSettings = {
  'GET /settings/widget': call({
    by: ['admin', 'member'],
    data: SavedSettings,
    summary: 'The chatbox’s settings, with which suggestions visitors see',
  }),
  'POST /settings/widget/:id': call({
    by: ['admin'],
    body: SettingsPatch,
    data: SavedSettings,
    perMinute: 60,
    summary: 'Change the chatbox’s settings; tells which suggestions the assistant can’t answer yet',
  }),
};

/** Written to the event log with the change itself. */
export const settingsEvents = { 'settings.changed': SavedSettings };
