import { contactTexts, texts } from '../../texts.ts';
import { type ContactSwitches, customPhone, isContactValue, phoneNumber, zaloAddress } from './contact-links.ts';
import type { ContactMethod } from '../options.ts';

/** Where the zero of each script's digits stands that merchants write numbers with. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((it) => code >= it && code < it + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Without what nobody sees: marks of direction that come with a copied number, wide letters, blanks around it. */
const cleaned = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\s+/g, ' ')
    .trim();

/** What is pasted is no longer than the field takes; more of it is never looked through. */
const longest = 400;

const beforeQuery = (text: string): string => text.split('?', 1)[0] ?? '';

/** As it is dialed: without blanks, brackets, and a zero in brackets that is only dialed at home; 00 is written as +. */
function readPhone(text: string): string {
  const bare = beforeQuery(text.replace(/^(?:tel|sms|smsto|callto):(?:\/\/)?/i, ''));
  const abroad = bare.replace(/(\d ?)\(0\)/, '$1');
  const number = abroad.replace(/[\s().\-/‐-―]/g, '');
  return number.replace(/^00/, '+');
}

const withPlus = (text: string): string => {
  const number = readPhone(text);
  return /^[1-9]\d+$/.test(number) ? `+${number}` : number;
};

/** An address of a site, by its parts. */
interface Address {
  parts: string[];
  query: URLSearchParams;
}

function readAddress(text: string, hosts: readonly string[]): Address | null {
  if (!/^(?:https?:\/\/)?[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){1,4}(?:[/?#]|$)/i.test(text)) return null;
  try {
    const { hostname, pathname, searchParams } = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    if (!hosts.some((it) => hostname === it || hostname.endsWith(`.${it}`))) return null;
    const parts = pathname.split('/').filter((it) => it !== '');
    return { parts: parts.map(decodeURIComponent), query: searchParams };
  } catch {
    return null;
  }
}

const bareName = (text: string): string => text.replace(/^@/, '');
const lower = (text: string): string => bareName(text).toLowerCase();

/** The names under which a site keeps something other than people. */
const noNames = /^(?:p|reels?|stories|explore|direct|groups|watch|share|joinchat|events|marketplace|login)$/i;

interface Reading {
  /** Sites whose addresses are pasted; of each the host, without www. */
  hosts: readonly string[];
  /** What an address of one of them names; nothing where it names nobody. */
  named?: (address: Address) => string | undefined;
  /** What is typed otherwise. */
  typed: (text: string) => string;
}

const readings: Record<ContactMethod, Reading> = {
  whatsApp: {
    hosts: ['wa.me', 'whatsapp.com'],
    named({ parts: [first = '', second = ''], query }) {
      if (/^(?:message|qr)$/.test(first)) return `https://wa.me/${first}/${second}`;
      return withPlus(query.get('phone') ?? (first === 'c' ? second : first));
    },
    typed: (text) => withPlus(/^whatsapp:\/\/send\/?\?phone=([^&]*)/i.exec(text)?.[1] ?? text),
  },
  messenger: {
    hosts: ['m.me', 'facebook.com', 'fb.com', 'fb.me', 'messenger.com'],
    named({ parts, query }) {
      if (parts[0] === 'profile.php') return query.get('id') ?? undefined;
      if (parts[0] === 'pages' || parts[0] === 'people') return parts[2];
      return parts.find((it) => !/^(?:messages|t|p)$/.test(it));
    },
    typed: bareName,
  },
  phoneCall: { hosts: [], typed: readPhone },
  email: {
    hosts: [],
    typed(text) {
      const address = /<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
      const [, local = '', domain = ''] = /^(?:mailto:)?([^?]+)@([^@?]+)/i.exec(address) ?? [];
      return domain === '' ? text : `${local}@${domain.toLowerCase()}`;
    },
  },
  instagram: {
    hosts: ['instagram.com', 'ig.me', 'instagr.am'],
    named: ({ parts: [first = '', second] }) => lower((/^(?:m|_u)$/.test(first) ? second : first) ?? ''),
    typed: lower,
  },
  telegram: {
    hosts: ['t.me', 'telegram.me', 'telegram.dog'],
    named: ({ parts: [first, second] }) => (first === 's' ? second : first),
    typed: (text) => {
      const name = bareName(
        text.replace(/^tg:\/\/resolve\?(?:domain=|phone=(?=\d))/i, (it) => (/phone/i.test(it) ? '+' : '')),
      );
      return /^(?:\+|00)/.test(name) ? withPlus(name) : name;
    },
  },
  skype: { hosts: [], typed: (text) => beforeQuery(text.replace(/^skype:/i, '')) },
  line: {
    hosts: ['line.me', 'lin.ee'],
    named({ parts }) {
      if (parts.length === 1 && parts[0] && /^[A-Za-z0-9]+$/.test(parts[0])) return `https://lin.ee/${parts[0]}`;
      return parts.find((it) => /^[@~]/.test(it))?.toLowerCase();
    },
    typed: (text) => (/^[@~]/.test(text) ? text : `@${text}`).toLowerCase(),
  },
  zalo: { hosts: ['zalo.me'], named: ({ parts: [first = ''] }) => readPhone(first), typed: readPhone },
  sms: { hosts: [], typed: readPhone },
  tiktok: {
    hosts: ['tiktok.com'],
    named: ({ parts }) => lower(parts.find((it) => it.startsWith('@')) ?? ''),
    typed: lower,
  },
};

/** An address of Zalo as it is opened; anything else as it was. */
function wholeAddress(text: string): string {
  const address = readAddress(text, ['zalo.me']);
  if (!address) return text;
  const { host, pathname, search } = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
  return `https://${host}${pathname}${search}`;
}

const named = (method: ContactMethod, text: string): string | undefined => {
  const { hosts, named: nameOf, typed } = readings[method];
  const address = readAddress(text, hosts);
  if (!address || !nameOf) return typed(text);
  // A host alone would do as a name; it names nobody.
  const [first = ''] = address.parts;
  return noNames.test(first) ? undefined : nameOf(address);
};

/** Whether a canonical value will do with these switches. */
function fits(method: ContactMethod, value: string, switches: ContactSwitches): boolean {
  if (method === 'phoneCall') return (switches.isEnableCustomPhone ? customPhone : phoneNumber).test(value);
  if (method === 'zalo')
    return switches.isEnableCustomZalo === zaloAddress.test(value) && isContactValue(method, value);
  if (readAddress(value, readings[method].hosts) && !value.startsWith('https://')) return false;
  return isContactValue(method, value);
}

/**
 * What a merchant types or pastes, as it is kept: an address becomes the name or number in it, a number its digits. What
 * cannot be understood stays as it was typed, so that it can be mended.
 */
export function canonicalContact(method: ContactMethod, typed: string, switches: ContactSwitches): string {
  if (typed.length > longest) return typed;
  const text = cleaned(typed);
  if (fits(method, text, switches)) return text;
  if (method === 'phoneCall' && switches.isEnableCustomPhone) return text.replace(/^tel:/i, '');
  const value = method === 'zalo' && switches.isEnableCustomZalo ? wholeAddress(text) : named(method, text);
  return value !== undefined && fits(method, value, switches) ? value : text;
}

/** What is wrong with a value, for whoever typed it; null when it leads somewhere. */
export function contactProblem(method: ContactMethod, typed: string, switches: ContactSwitches): string | null {
  const value = canonicalContact(method, typed, switches);
  if (value === '') return texts.required;
  if (fits(method, value, switches)) return null;
  return method === 'zalo' && switches.isEnableCustomZalo ? contactTexts.zaloAddress : contactTexts.problems[method];
}
