import { z } from 'zod';
import { call } from './call.ts';
import { PublicFaq } from './faqs.ts';
import { PreChatState } from './pre-chat.ts';
import { displayDevices, displayPageTypes, weekdays } from './settings/options.ts';
import { popupKinds, type PopupRule } from './settings/popups/popup-rules.ts';
import { Availability, type LinkedVisit, PersonOutlook, type Visit, VisitorWidget } from './widget.ts';

/** A browser's language, as a page of the store tells it. */
const Locale = z.string().max(20);

const Rule: z.ZodType<PopupRule> = z.object({
  kind: z.enum(popupKinds),
  after: z.number(),
  scroll: z.number(),
  times: z.number(),
  days: z.number(),
  displayPages: z.object({ type: z.enum(displayPageTypes), values: z.array(z.string()) }),
  displayDevices: z.enum(displayDevices),
  schedule: z
    .object({ timeZone: z.string(), dateStart: z.string(), dateEnd: z.string(), weekdays: z.array(z.enum(weekdays)) })
    .exactOptional(),
});

/** What a page of the store is told of the chatbox, which may change while somebody looks at it. */
const EmbedNow = z.object({
  /** Of the launcher, what was reckoned beforehand (`launcherLookOf`), and what the theme was told beside it. */
  embed: z.object({
    enabled: z.boolean(),
    labelColor: z.string(),
    drawing: z.string(),
    picture: z.string(),
    popups: z.array(Rule),
  }),
  /** The number of the last event that told visitors of a change of the settings, which this answer holds. */
  widgetEvent: z.number().int(),
});
export type EmbedNow = z.infer<typeof EmbedNow>;

/** What is the same for all visitors of a shop who read it in one language. */
export const Boot = z.object({
  shopName: z.string(),
  widget: VisitorWidget,
  ...EmbedNow.shape,
  outlook: PersonOutlook,
  /** The first FAQs of the home screen. */
  faqs: z.array(PublicFaq),
  /** Pages of products or collections have first FAQs of their own. */
  hasPageFaqs: z.boolean(),
});
export type Boot = z.infer<typeof Boot>;

export const boot = {
  'GET /client/api/boot': call({
    by: ['anyone'],
    query: z.object({
      /** The shop’s permanent domain, as the theme embed tells it. */
      shop: z.string().max(200),
      locale: Locale.default('en'),
    }),
    data: Boot,
    kept: true,
    // By address, and many shoppers share one: an office, a school, a mobile network.
    perMinute: 600,
    summary: 'What a chat of this shop begins with, in this language',
  }),
};

/** What of a visit may change while it goes on. */
export const WidgetNow = z.object({ widget: VisitorWidget, availability: Availability, preChat: PreChatState });
export type WidgetNow = z.infer<typeof WidgetNow>;

/** The same with what the page is told that the chat stands on. */
const PageNow = WidgetNow.extend(EmbedNow.shape);
export type PageNow = z.infer<typeof PageNow>;

export const visitorWidget = {
  'GET /client/api/widget': call({
    by: ['visitor'],
    query: z.object({
      /** The language of the page; else the one in which the contact read last. */
      locale: Locale.optional(),
    }),
    data: PageNow,
    summary: 'The chatbox’s settings as they are now',
  }),
};

/** A visit as the chat holds it: the visitor's own beside what is the same for all. */
export interface VisitorSession extends Visit, Boot {
  availability: Availability;
  /** The settings are older than what the visit says: no event will tell of what was changed in between. */
  isBehind: boolean;
}
export interface LinkedSession extends VisitorSession, Pick<LinkedVisit, 'conversationId' | 'isTheirs'> {}
