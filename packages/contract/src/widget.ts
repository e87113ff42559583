import { z } from 'zod';
import { AiAssistantMode } from './assistant.ts';
import { call } from './call.ts';
import { VisitorConversation } from './conversations.ts';
import { Id, Moment, Required } from './fields.ts';
import { fontFamilyMaxChars, fontFamilyPattern, maxFonts } from './fonts.ts';
import { defaultBotName, mostNamed, mostSuggestions, suggestionMaxChars } from './limits.ts';
import { texts, widgetTexts } from './texts.ts';

/** A time of day; 24:00 is the end of it. */
const Clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, texts.clock);

/** Working hours by weekday, Monday first. Defaults: the specification's section 9. */
export const WorkingHours = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ open: z.boolean(), start: Clock, end: Clock })).length(7),
  breakTime: z.object({ start: Clock, end: Clock }).nullable(),
});
export type WorkingHours = z.infer<typeof WorkingHours>;

export const weekdayHours: WorkingHours = {
  timeZone: 'UTC',
  days: Array.from({ length: 7 }, (_, day) => ({ open: day < 5, start: '09:00', end: '17:00' })),
  breakTime: null,
};

/** How the team's inbox works. Kept beside the chatbox's settings, and for the team only. */
export const InboxSettings = z.object({
  messagePreference: z.enum(['sendOnEnter', 'newLineOnEnter']).default('sendOnEnter'),
  /** New conversations are given to members. */
  isAutoAssignment: z.boolean().default(false),
  /** Each is given to the member whose turn it is. */
  isAssignSequentially: z.boolean().default(false),
  /** Nobody is given a conversation while they are not there. */
  isAssignOnlyOnlineMembers: z.boolean().default(false),
});
export type InboxSettings = z.infer<typeof InboxSettings>;

/** What the chatbox needs to know of the shop's settings. */
export const WidgetSettings = z.object({
  brandColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#1a5c4c'),
  textColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#ffffff'),
  floatBtnLabel: z.string().max(40).default(widgetTexts.floatBtnLabel),
  floatBtnSize: z.number().int().default(55),
  floatBtnPosition: z.enum(['right', 'left']).default('right'),
  welcomeText: z.string().max(200).default(widgetTexts.welcome),
  description: z.string().max(400).default(widgetTexts.description),
  onlineMessage: z.string().max(200).default(widgetTexts.online),
  offlineMessage: z.string().max(200).default(widgetTexts.offline),
  botName: z.string().max(60).default(defaultBotName),
  botWelcome: z.string().max(400).default(widgetTexts.botWelcome),
  /** Suggestions: what visitors can ask with one tap. They see only those that the assistant answers. */
  quickReplies: z.array(z.string().max(suggestionMaxChars)).max(mostSuggestions).default(widgetTexts.starters),
  isEnableAIAssistant: z.boolean().default(true),
  /** Web fonts by family name; without one the chatbox asks nothing of any third party. */
  fonts: z.array(z.string().max(fontFamilyMaxChars).regex(fontFamilyPattern, texts.invalid)).max(maxFonts).default([]),
  workingHours: WorkingHours.default(weekdayHours),
});
export type WidgetSettings = z.infer<typeof WidgetSettings>;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const Suggestions = z
  .array(z.object({ question: Required(suggestionMaxChars) }))
  .max(mostSuggestions, texts.maxItems(mostSuggestions))
  .superRefine((list, ctx) =>
    list.forEach(({ question }, at) => {
      if (list.slice(0, at).some((it) => plain(it.question) === plain(question)))
        ctx.addIssue({ code: 'custom', message: texts.twice, path: [at, 'question'] });
    }),
  );

/** What of the chatbox's settings is changed; what is left out stays as it is. */
export const WidgetPatch = z
  .object({
    isEnableAIAssistant: z.boolean(),
    aiAssistantSettings: z
      .object({ aiAssistantMode: AiAssistantMode, botName: Required(60), welcomeMessage: Required(400) })
      .partial()
      .strict(),
    quickReplySettings: z.object({ suggestionFAQs: Suggestions }).strict(),
  })
  .partial()
  .strict();
export type WidgetPatch = z.infer<typeof WidgetPatch>;

/** The chatbox's settings as the shop's own people see them. */
export const SavedWidget = z.object({
  id: Id,
  isEnableAIAssistant: z.boolean(),
  aiAssistantSettings: z.object({ aiAssistantMode: AiAssistantMode, botName: z.string(), welcomeMessage: z.string() }),
  quickReplySettings: z.object({
    /** All that were saved, in their order. */
    suggestionFAQs: z.array(
      z.object({
        question: z.string(),
        /** Visitors see it: the assistant answers it. */
        isOffered: z.boolean(),
        /** Why they don't, and what to do about it. */
        note: z.string().nullable(),
      }),
    ),
  }),
});
export type SavedWidget = z.infer<typeof SavedWidget>;

export const widgetSettings = {
  'GET /settings/widget': call({
    by: ['admin', 'member'],
    data: SavedWidget,
    summary: 'The chatbox’s settings, with which suggestions visitors see',
  }),
  'POST /settings/widget/:id': call({
    by: ['admin'],
    body: WidgetPatch,
    data: SavedWidget,
    perMinute: 60,
    summary: 'Change the chatbox’s settings; tells which suggestions the assistant can’t answer yet',
  }),
};

export const Availability = z.object({
  /** Within working hours, or somebody is signed in and not away. */
  online: z.boolean(),
  /** Somebody is signed in and not away. */
  staffed: z.boolean(),
  opensAt: Moment.nullable(),
});

export type Availability = z.infer<typeof Availability>;

/** What who waits for a person may expect. */
export const PersonOutlook = Availability.extend({
  /** Some of those who are there and not away, by the names that stand beside what they say. */
  there: z.array(z.string()).max(mostNamed),
  /** Within how many minutes people were usually answered lately; null where that cannot be told. */
  usualMinutes: z.number().int().nullable(),
});
export type PersonOutlook = z.infer<typeof PersonOutlook>;

export const VisitorSession = z.object({
  /** Signed; it is the visitor’s identity. Kept in first-party storage, never in a cookie. */
  token: z.string(),
  shopId: Id,
  shopName: z.string(),
  contact: z.object({ id: Id, name: z.string(), email: z.string().nullable() }),
  widget: WidgetSettings,
  availability: Availability,
  conversations: z.array(VisitorConversation),
  /** The number of the last event that this answer already holds. */
  since: z.number().int(),
});
export type VisitorSession = z.infer<typeof VisitorSession>;

/** What a mailed link opens. */
export const LinkedSession = VisitorSession.extend({
  conversationId: Id,
  /** The browser is the contact's own: the session is good for all of theirs. Else it is for that conversation only. */
  isTheirs: z.boolean(),
});
export type LinkedSession = z.infer<typeof LinkedSession>;

const Arrival = z.object({
  /** The shop’s permanent domain, as the theme embed tells it. */
  shop: z.string().max(200),
  token: z.string().max(2_000).optional(),
  /** A customer proof that the app proxy signed. */
  customer: z.string().max(2_000).optional(),
  locale: z.string().max(20).default('en'),
});

export const visitors = {
  'POST /client/api/visitors': call({
    by: ['anyone'],
    body: Arrival,
    data: VisitorSession,
    // By address, and many shoppers share one: an office, a school, a mobile network.
    perMinute: 300,
    summary: 'Start or resume a visit to a shop',
  }),
  'POST /client/api/visitors/by-link': call({
    by: ['anyone'],
    body: Arrival.extend({ link: z.string().max(2_000) }),
    data: LinkedSession,
    perMinute: 60,
    summary: 'Open the conversation of a mailed link',
  }),
};

export const visitorAvailability = {
  'GET /client/api/availability': call({
    by: ['visitor'],
    data: PersonOutlook,
    summary: 'Who can be expected to answer now, and how soon',
  }),
};
