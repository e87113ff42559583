import { z } from 'zod';
import { call } from './call.ts';
import { VisitorConversation } from './conversations.ts';
import { Id, Moment } from './fields.ts';
import { mostNamed } from './limits.ts';
import { availabilityFields } from './settings/chat-availability.ts';
import { contactFields } from './settings/contact/contact-us.ts';
import { launcherFields } from './settings/launcher.ts';
import { PreChatState } from './pre-chat.ts';
import { TranslationValue } from './translations.ts';
import { lookFields } from './settings/look.ts';
import { ShownOrderTracking } from './settings/orders/order-tracking.ts';
import { preChatFields } from './settings/conversation/pre-chat.ts';
import { satisfactionFields } from './settings/conversation/satisfaction.ts';

const { brandingRemoval: _, ...shownLook } = lookFields;

const { satisfactionWhen: __, ...shownSurvey } = satisfactionFields;

/** The settings as visitors may see them: of the team's own nothing, of suggestions those that are answered. */
export const VisitorWidget = z.object({
  ...launcherFields,
  ...shownLook,
  ...contactFields,
  ...preChatFields,
  ...shownSurvey,
  onlineMessage: availabilityFields.onlineMessage,
  offlineMessage: availabilityFields.offlineMessage,
  replyTime: availabilityFields.replyTime,
  isEnableAIAssistant: z.boolean(),
  /** The home screen names Chatty: the merchant did not leave it out, or the plan does not hold that. */
  isBranded: z.boolean(),
  botName: z.string(),
  /** The address of a picture, the path of a drawing in a square of 24, or empty: the chat's own. */
  botPicture: z.string().default(''),
  /** Who is passed on while nobody is there may be asked for an email address. */
  isShowContactForm: z.boolean().default(true),
  welcomeMessage: z.string(),
  quickReplies: z.array(z.string()),
  /** Of these, in the same words, those that have a quick answer; and those that lead elsewhere in the chat instead. */
  quickAnswers: z
    .array(z.object({ questionId: z.string(), question: z.string(), leadsTo: z.enum(['order']).nullable() }))
    .default([]),
  orderTrackingSettings: ShownOrderTracking.prefault({}),
  /** Texts of the chat that the shop words otherwise in the visitor’s language, by their key. */
  words: z.record(z.string(), TranslationValue).default({}),
});
export type VisitorWidget = z.infer<typeof VisitorWidget>;

export const Availability = z.object({
  /** Within working hours, or, unless the merchant counts the hours alone, somebody is signed in and not away. */
  online: z.boolean(),
  /** Somebody is signed in and not away. */
  staffed: z.boolean(),
  /** While the shop isn’t online: when its hours begin; null when they don’t for more than a year. */
  opensAt: Moment.nullable(),
  /** When the hours begin or end next, and this is to be read anew. */
  changesAt: Moment.nullable(),
});

export type Availability = z.infer<typeof Availability>;

/** What who waits for a person may expect. */
export const PersonOutlook = Availability.extend({
  /** Some of those who are there and not away, by the names that stand beside what they say. */
  there: z.array(z.string()).max(mostNamed),
  /** Within how many minutes people were usually answered lately; null where that isn’t told, or nobody knows. */
  usualMinutes: z.number().int().nullable(),
});
export type PersonOutlook = z.infer<typeof PersonOutlook>;

/** What of a visit is the visitor's own; what all visitors of the shop share is in the boot answer. */
export const Visit = z.object({
  /** Signed; it is the visitor’s identity. Kept in first-party storage, never in a cookie. */
  token: z.string(),
  shopId: Id,
  contact: z.object({ id: Id, name: z.string(), email: z.string().nullable() }),
  preChat: PreChatState,
  conversations: z.array(VisitorConversation),
  /** The number of the last event that this answer already holds. */
  since: z.number().int(),
  /** The number of the last event that told visitors of a change of the settings; 0 where there was none. */
  widgetEvent: z.number().int(),
});
export type Visit = z.infer<typeof Visit>;

/** What a mailed link opens. */
export const LinkedVisit = Visit.extend({
  conversationId: Id,
  /** The browser is the contact's own: the session is good for all of theirs. Else it is for that conversation only. */
  isTheirs: z.boolean(),
});
export type LinkedVisit = z.infer<typeof LinkedVisit>;

const Arrival = z.object({
  /** The shop’s permanent domain, as the theme embed tells it. */
  shop: z.string().max(200),
  token: z.string().max(2_000).optional(),
  /** A customer proof that the app proxy signed. */
  customer: z.string().max(2_000).optional(),
  locale: z.string().max(20).default('en'),
  /** The store is open in the theme editor: whoever is there sees the chat, and becomes nobody. */
  designed: z.boolean().optional(),
});

export const visitors = {
  'POST /client/api/visitors': call({
    by: ['anyone'],
    body: Arrival,
    data: Visit,
    // By address, and many shoppers share one: an office, a school, a mobile network.
    perMinute: 300,
    summary: 'Start or resume a visit to a shop',
  }),
  'POST /client/api/visitors/by-link': call({
    by: ['anyone'],
    body: Arrival.extend({ link: z.string().max(2_000) }),
    data: LinkedVisit,
    perMinute: 60,
    summary: 'Open the conversation of a mailed link',
  }),
};

/**
 * Told to all visitors of the shop, who read the settings anew in their own language: each at some moment within so many
 * ms, so that not all who are there ask at once.
 */
export const widgetEvents = { 'widget.changed': z.object({ withinMs: z.number().int().default(0) }) };

/** Told to the shop’s visitors when somebody of the team is there again, or nobody is any more. */
export const availabilityPassingEvents = { 'availability.changed': z.object({}) };

export const visitorAvailability = {
  'GET /client/api/availability': call({
    by: ['visitor'],
    data: PersonOutlook,
    summary: 'Who can be expected to answer now, and how soon',
  }),
};
