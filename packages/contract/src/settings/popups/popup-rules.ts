import type { displayDevices, displayPageTypes } from '../options.ts';
import { isEveryDay, type PopupDays, type PopupSchedule } from './popup-schedule.ts';

/** The popups of the store, without Zod, for everybody. Where several would show, the first of these does. */
export const popupKinds = ['cartBooster', 'newsletter', 'product', 'welcome'] as const;
export type PopupKind = (typeof popupKinds)[number];

/** The name of each popup's settings, as the specification has it. */
export const popupSettings = {
  welcome: 'welcomePopupSetting',
  newsletter: 'newsletterPopupSettings',
  product: 'productPopupSettings',
  cartBooster: 'cartBoosterPopupSettings',
} as const satisfies Record<PopupKind, string>;
export type PopupField = (typeof popupSettings)[PopupKind];

/** What a popup waits for: so many seconds on the page, or so many percent of it scrolled. */
export const popupTriggers = ['after_time', 'after_scroll'] as const;
/** How often it shows: once in every visit, or so many times in so many days. */
export const popupDisplayTypes = ['always', 'custom'] as const;
/** Products that the merchant picked, those that came into the store last, or the one whose page the visitor has open. */
export const popupProductSources = ['picked', 'newest', 'viewed'] as const;

export const triggerValues = { min: 1, max: 300 } as const;
export const mostPercent = 100;
export const shownSeconds = { min: 0, max: 120 } as const;
export const timesShown = { min: 1, max: 20 } as const;
export const timesDays = { min: 1, max: 365 } as const;
/** Products in one popup. */
export const mostPopupProducts = 3;
export const cartItems = { min: 1, max: 99 } as const;
/** Amounts of the cart, in whole units of the store's currency. */
export const cartAmounts = { min: 0, max: 1_000_000 } as const;
/** What stands in the place of the amount that is still missing. */
export const amountSlot = '{amount}';

/** A popup of the store as the page knows it before anything is asked for: when, where and how often it may show. */
export interface PopupRule {
  kind: PopupKind;
  /** Seconds on the page; 0 where it waits for the scrolling. */
  after: number;
  /** Percent of the page; 0 where it waits for the time. */
  scroll: number;
  /** So many times in `days`; 0 means once in every visit. */
  times: number;
  days: number;
  displayPages: { type: (typeof displayPageTypes)[number]; values: string[] };
  displayDevices: (typeof displayDevices)[number];
  /** The days on which it shows; every day without. */
  schedule?: PopupSchedule;
}

/** The fields of any popup that say when, where and how often. */
interface PopupTiming extends Pick<PopupRule, 'displayPages' | 'displayDevices'>, PopupDays {
  active: boolean;
  trigger: (typeof popupTriggers)[number];
  triggerValue: number;
  displayType: (typeof popupDisplayTypes)[number];
  timesShown: number;
  timesDays: number;
}

/** The days on which a popup shows, by the shop's own calendar. */
export const scheduleOf = (
  { timeZone }: { timeZone: string },
  { dateStart, dateEnd, weekdays }: PopupDays,
): PopupSchedule => ({ timeZone, dateStart, dateEnd, weekdays });

/** The popups that are switched on, the first to show first. */
export function popupRulesOf(settings: Record<PopupField, PopupTiming> & { timeZone: string }): PopupRule[] {
  return popupKinds.flatMap((kind) => {
    const it = settings[popupSettings[kind]];
    if (!it.active) return [];
    const byTime = it.trigger === 'after_time';
    const rule: PopupRule = {
      kind,
      after: byTime ? it.triggerValue : 0,
      // What was saved before it was bound may be more than the page has.
      scroll: byTime ? 0 : Math.min(it.triggerValue, mostPercent),
      times: it.displayType === 'always' ? 0 : it.timesShown,
      days: it.timesDays,
      displayPages: it.displayPages,
      displayDevices: it.displayDevices,
      ...(isEveryDay(it) ? {} : { schedule: scheduleOf(settings, it) }),
    };
    return [rule];
  });
}
