/** What merchants choose from, where both sides of the wire must know it. Without Zod, for everybody. */

/** What the launcher shows. */
export const launcherKinds = ['icon', 'label', 'iconAndLabel'] as const;

/** The icons that come with the launcher; anything else in its place is the address of a picture. */
export const launcherIcons = ['bubble', 'bubbles', 'question', 'headset', 'heart', 'sparkles'] as const;

export const displayDevices = ['all', 'desktop', 'mobile'] as const;
export const displayPageTypes = ['all', 'showSpecific', 'hideSpecific'] as const;

export const colorModes = ['light', 'dark', 'auto'] as const;

export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD'] as const;

/** Ready sets of colors; with `custom` the merchant's own count. Each can be read by everybody (4.5:1). */
export const themes = {
  evergreen: { brandColor: '#1a5c4c', textColor: '#ffffff', actionColor: '#1a5c4c' },
  ocean: { brandColor: '#1d4ed8', textColor: '#ffffff', actionColor: '#1d4ed8' },
  plum: { brandColor: '#6b2158', textColor: '#ffffff', actionColor: '#86286e' },
  terracotta: { brandColor: '#9a3d1f', textColor: '#ffffff', actionColor: '#9a3d1f' },
  graphite: { brandColor: '#1f2430', textColor: '#ffffff', actionColor: '#1f2430' },
  lemon: { brandColor: '#ffd84d', textColor: '#1f2430', actionColor: '#1f2430' },
} as const;
export type Theme = keyof typeof themes | 'custom';

interface Colors {
  brandColor: string;
  textColor: string;
  actionColor: string;
}

/** The colors that count: the theme's, or the merchant's own. */
export const colorsOf = ({ theme, brandColor, textColor, actionColor }: Colors & { theme: Theme }): Colors =>
  theme === 'custom' ? { brandColor, textColor, actionColor } : themes[theme];

/** How the shop can be reached beside the chat, in the order in which they are offered to begin with. */
export const contactMethods = [
  'whatsApp',
  'messenger',
  'phoneCall',
  'email',
  'instagram',
  'telegram',
  'skype',
  'line',
  'zalo',
  'sms',
  'tiktok',
] as const;
export type ContactMethod = (typeof contactMethods)[number];

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** When the team is said to answer: at all times, or in its own hours. */
export const workingTypes = ['always', 'custom'] as const;
/** When the shop counts as online: in its hours alone, or also while somebody is there. */
export const onlineOptions = ['during_hours', 'during_hours_or_online'] as const;
/** What is said of how long an answer takes; `auto` says what it took lately. */
export const replyTimes = ['auto', 'few_minutes', 'an_hour', 'few_hours', 'a_day', 'hidden'] as const;

/** What the silence is counted in after which a conversation is resolved, with its seconds. */
export const autoResolveSeconds = { minutes: 60, hours: 3_600, days: 86_400 } as const;
export const autoResolveUnits = ['minutes', 'hours', 'days'] as const;

/** The longest response target: thirty days. */
export const mostTargetMinutes = 43_200;

/** As whom visitors chat: they say who they are first, they are never asked, or they choose. */
export const chatAsOptions = ['guest', 'anonymous', 'both'] as const;
/** What can be asked before a chat: who somebody is, and what the merchant makes up. */
export const preChatTypes = ['name', 'email', 'phone', 'text', 'long_text', 'choice'] as const;
export type PreChatType = (typeof preChatTypes)[number];
/** Those of which a form has one at most: what is answered becomes known of the contact itself. */
export const contactTypes: readonly PreChatType[] = ['name', 'email', 'phone'];
export const isContactType = (type: PreChatType): type is 'name' | 'email' | 'phone' => contactTypes.includes(type);

/** Of which conversations visitors are asked how it was: of all, or of those in which a person has answered. */
export const surveyTimes = ['always', 'person'] as const;

/** Where a store shows its FAQ page; the storefront hands everything under `/apps/chat` on to us. */
export const faqPagePath = '/apps/chat/faqs';

/** Where a store shows the chat as a page, and where it stands alone on our server, behind which the shop's domain comes. */
export const chatPagePath = '/apps/chat/page';
export const standAlonePath = '/chat/';
/** Elements of such a page: the chat's place, with the name that the theme embed looks for, and what is said when it fails. */
export const chatPageIds = { place: 'chatty-root', failed: 'chatty-failed' } as const;

/** Bounds of what is typed as a number, in pixels. */
export const floatBtnSizes = { min: 44, max: 80 } as const;
export const offsets = { min: 0, max: 200 } as const;

/** What visitors name beside an order's number to see it. */
export const lookUpWays = ['email', 'phone', 'emailOrPhone'] as const;

/** How an order, or one parcel of it, stands. */
export const orderStates = [
  'ordered',
  'confirmed',
  'packed',
  'partlyShipped',
  'shipped',
  'outForDelivery',
  'readyForPickup',
  'attempted',
  'delayed',
  'partlyDelivered',
  'delivered',
  'canceled',
  'partlyRefunded',
  'refunded',
] as const;

/** What stands for a parcel's number in the address where parcels are followed. */
export const parcelNumber = '{number}';

/** A parcel of any carrier is followed there. */
export const defaultTrackingLink = `https://t.17track.net/en#nums=${parcelNumber}`;

/** Whether an address leads to parcels: `https`, no user in it, and a place for the number behind the host. */
export function isTrackingLink(address: string): boolean {
  try {
    const url = new URL(address);
    const behindHost = address.slice(address.indexOf('/', 'https://'.length));
    return (
      /^https:\/\/[^/?#]+\//i.test(address) &&
      !url.username &&
      !url.password &&
      behindHost.split(parcelNumber).length === 2
    );
  } catch {
    return false;
  }
}

/** The address of one parcel. */
export const trackingLinkOf = (link: string, number: string): string =>
  link.replace(parcelNumber, () => encodeURIComponent(number.toWellFormed()));
