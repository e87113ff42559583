import type { ContactMethod } from '../options.ts';

/** What a merchant gives for a method: it decides about keyboard, help, and what is wrong with it. */
export type ContactKind = 'phone' | 'userName' | 'pageName' | 'email' | 'address';

const kinds: Record<ContactMethod, ContactKind> = {
  whatsApp: 'phone',
  messenger: 'pageName',
  phoneCall: 'phone',
  email: 'email',
  instagram: 'userName',
  telegram: 'userName',
  skype: 'userName',
  line: 'userName',
  zalo: 'phone',
  sms: 'phone',
  tiktok: 'userName',
};

/** The two switches that widen what is taken. */
export interface ContactSwitches {
  isEnableCustomPhone: boolean;
  isEnableCustomZalo: boolean;
}

export const contactKind = (method: ContactMethod, { isEnableCustomZalo }: ContactSwitches): ContactKind =>
  method === 'zalo' && isEnableCustomZalo ? 'address' : kinds[method];

/** An address of Zalo, such as that of an official account: no other host, no port, no name or password. */
export const zaloAddress = /^https:\/\/(?:[a-z0-9-]{1,40}\.){0,2}zalo\.me\/[\w~!$'()*+,;=:@%./?&-]{1,170}$/;

/** Digits as they are dialed, 7 to 15 of them; 00 is written as +. */
export const phoneNumber = /^(?:\+|(?!00))\d{7,15}$/;

/** What can be dialed at all, also 112, *100#, and 1-800-FLOWERS; a comma waits. */
export const customPhone = /^(?=(?:[^\dA-Za-z]{0,9}[\dA-Za-z]){2})[\dA-Za-z+*#(][\dA-Za-z+*#,. ()/-]{1,29}$/;

/**
 * The canonical values of each method; nothing else ever becomes a link. What stands in a form cannot end an address or
 * begin another part of one.
 */
const forms: Record<ContactMethod, RegExp> = {
  // E.164, or the short address that WhatsApp Business makes: faq.whatsapp.com/5913398998672934 ("click to chat").
  whatsApp: /^(?:\+[1-9]\d{6,14}|https:\/\/wa\.me\/(?:message|qr)\/[A-Za-z0-9]{4,40})$/,
  // Letters, digits, and periods; older pages have a hyphen and their number: facebook.com/help/105399436216001.
  messenger: /^[A-Za-z0-9][A-Za-z0-9.-]{0,79}$/,
  phoneCall: new RegExp(`${phoneNumber.source}|${customPhone.source}`),
  email: /^[\w.!#$%'*+/=^`{|}~-]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}[\p{L}\d-]{2,63}$/u,
  instagram: /^[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?$/,
  // A user name, or a number that may be found by it: core.telegram.org/api/links.
  telegram: /^(?:[A-Za-z]\w{3,31}|\+[1-9]\d{6,14})$/,
  skype: /^[A-Za-z][\w.,:-]{5,63}$/,
  // An official account's ID has an @, a person's own is written with ~; lin.ee is LINE's own short address.
  line: /^(?:[@~][a-z0-9._-]{2,40}|https:\/\/lin\.ee\/[A-Za-z0-9]{3,20})$/,
  zalo: new RegExp(`${phoneNumber.source}|^\\d{16,20}$|${zaloAddress.source}`),
  sms: phoneNumber,
  tiktok: /^[a-z0-9_](?:[a-z0-9_.]{0,22}[a-z0-9_])$/,
};

/** Whether this can be reached under this method, whichever switches are on. */
export const isContactValue = (method: ContactMethod, value: string): boolean => forms[method].test(value);

// The keypad of ITU-T E.161, from A to Z.
const keypad = '22233344455566677778889999';

/**
 * RFC 3966 knows no letters and no blanks in a `tel:` address: letters are dialed as the keys they stand on.
 */
const dialed = (value: string): string =>
  value
    .replace(/[. ()/-]/g, '')
    .replace(/[a-z]/gi, (letter) => keypad[letter.toLowerCase().charCodeAt(0) - 97] ?? '')
    .replace(/#/g, '%23');

const digits = (value: string): string => value.replace(/\D/g, '');

/** What becomes of a canonical value; `onPhone` where a phone opens another address than a desktop. */
const links: Record<ContactMethod, (value: string, onPhone: boolean) => string> = {
  // The number without + and zeros in front: faq.whatsapp.com/5913398998672934.
  whatsApp: (value) => `https://wa.me/${digits(value)}`,
  // developers.facebook.com/docs/messenger-platform/discovery/m-me-links
  messenger: (value) => `https://m.me/${value}`,
  // RFC 3966.
  phoneCall: (value) => `tel:${dialed(value)}`,
  // RFC 6068; the @ stays as it is.
  email: (value) => `mailto:${value.split('@').map(encodeURIComponent).join('@')}`,
  // Opens the conversation, though in the apps only: developers.facebook.com/docs/messenger-platform/instagram/features/ig-me-links.
  instagram: (value, onPhone) => (onPhone ? `https://ig.me/m/${value}` : `https://www.instagram.com/${value}/`),
  // core.telegram.org/api/links
  telegram: (value) => `https://t.me/${value}`,
  // learn.microsoft.com/skype-sdk/skypeuris/skypeuriapireference
  skype: (value) => `skype:${value}?chat`,
  // developers.line.biz/en/docs/messaging-api/using-line-url-scheme: percent-encoded, and on phones alone.
  line: (value) => `https://line.me/R/ti/p/${encodeURIComponent(value)}`,
  zalo: (value) => `https://zalo.me/${digits(value)}`,
  // RFC 5724.
  sms: (value) => `sms:${value}`,
  tiktok: (value) => `https://www.tiktok.com/@${value}`,
};

/** Where a method leads; null unless its value is canonical. Only https, tel, mailto, sms, and skype ever come of it. */
export function contactLink(method: ContactMethod, value: string, onPhone: boolean): string | null {
  if (!isContactValue(method, value)) return null;
  return value.startsWith('https://') ? value : links[method](value, onPhone);
}

interface Contacts {
  contactMethod: Record<ContactMethod, { active: boolean; value: string }>;
  contactMethodOrder: readonly ContactMethod[];
  defaultContactMethod: ContactMethod | 'liveChat';
}

/**
 * The methods that visitors are offered, in the merchant's order, the default one first. Left out is what leads nowhere.
 */
export function offeredContacts({
  contactMethod,
  contactMethodOrder,
  defaultContactMethod,
}: Contacts): ContactMethod[] {
  const offered = contactMethodOrder.filter(
    (it) => contactMethod[it].active && isContactValue(it, contactMethod[it].value),
  );
  return offered.toSorted((a, b) => Number(b === defaultContactMethod) - Number(a === defaultContactMethod));
}
