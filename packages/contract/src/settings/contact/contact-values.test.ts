import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactLink, type ContactSwitches, isContactValue } from './contact-links.ts';
import { canonicalContact, contactProblem } from './contact-values.ts';
import { type ContactMethod, contactMethods } from '../options.ts';

const off: ContactSwitches = { isEnableCustomPhone: false, isEnableCustomZalo: false };
const on: ContactSwitches = { isEnableCustomPhone: true, isEnableCustomZalo: true };

/** What is typed or pasted, what is kept of it, and where it leads on a desktop. */
const understood: [ContactMethod, string, string, string][] = [
  ['whatsApp', '+1 (555) 010-9999', '+15550109999', 'https://wa.me/15550109999'],
  ['whatsApp', '49 (0) 30 123456', '+4930123456', 'https://wa.me/4930123456'],
  ['whatsApp', '+49 (0) 30 123456', '+4930123456', 'https://wa.me/4930123456'],
  ['whatsApp', '0049 30 123456', '+4930123456', 'https://wa.me/4930123456'],
  ['whatsApp', '\u202A+44 20 7946 0958\u202C', '+442079460958', 'https://wa.me/442079460958'],
  ['whatsApp', '+٤٤ ٢٠٧٩٤٦٠٩٥٨', '+442079460958', 'https://wa.me/442079460958'],
  ['whatsApp', 'https://wa.me/15550109999?text=Hi%20there', '+15550109999', 'https://wa.me/15550109999'],
  ['whatsApp', 'https://api.whatsapp.com/send?phone=15550109999&text=x', '+15550109999', 'https://wa.me/15550109999'],
  ['whatsApp', 'whatsapp://send?phone=+15550109999', '+15550109999', 'https://wa.me/15550109999'],
  ['whatsApp', 'wa.me/c/15550109999', '+15550109999', 'https://wa.me/15550109999'],
  ['whatsApp', 'wa.me/message/ABCD1234', 'https://wa.me/message/ABCD1234', 'https://wa.me/message/ABCD1234'],
  ['messenger', 'https://m.me/alpine.goods?ref=x', 'alpine.goods', 'https://m.me/alpine.goods'],
  ['messenger', 'https://www.facebook.com/alpine.goods/', 'alpine.goods', 'https://m.me/alpine.goods'],
  ['messenger', 'facebook.com/profile.php?id=100012345', '100012345', 'https://m.me/100012345'],
  ['messenger', 'https://www.facebook.com/people/Alpine/61550000000/', '61550000000', 'https://m.me/61550000000'],
  ['messenger', 'https://www.messenger.com/t/alpine.goods', 'alpine.goods', 'https://m.me/alpine.goods'],
  ['messenger', '@alpine.goods', 'alpine.goods', 'https://m.me/alpine.goods'],
  ['phoneCall', '(020) 7946 0958', '02079460958', 'tel:02079460958'],
  ['phoneCall', 'tel:+1-555-010-9999', '+15550109999', 'tel:+15550109999'],
  ['email', 'Alpine Goods <Help@Alpine.Example>', 'Help@alpine.example', 'mailto:Help@alpine.example'],
  ['email', 'mailto:help@alpine.example?subject=Hi', 'help@alpine.example', 'mailto:help@alpine.example'],
  [
    'instagram',
    'https://www.instagram.com/Alpine.Goods/?igsh=abc',
    'alpine.goods',
    'https://www.instagram.com/alpine.goods/',
  ],
  ['instagram', 'ig.me/m/alpine_goods', 'alpine_goods', 'https://www.instagram.com/alpine_goods/'],
  ['instagram', '@Alpine_Goods', 'alpine_goods', 'https://www.instagram.com/alpine_goods/'],
  ['telegram', 'https://t.me/alpine_goods', 'alpine_goods', 'https://t.me/alpine_goods'],
  ['telegram', 't.me/s/alpine_goods', 'alpine_goods', 'https://t.me/alpine_goods'],
  ['telegram', 'tg://resolve?domain=alpine_goods', 'alpine_goods', 'https://t.me/alpine_goods'],
  ['telegram', '+1 555 010 9999', '+15550109999', 'https://t.me/+15550109999'],
  ['skype', 'skype:live:.cid.1a2b3c?chat', 'live:.cid.1a2b3c', 'skype:live:.cid.1a2b3c?chat'],
  ['line', 'alpine', '@alpine', 'https://line.me/R/ti/p/%40alpine'],
  ['line', 'https://line.me/R/ti/p/%40123abcde', '@123abcde', 'https://line.me/R/ti/p/%40123abcde'],
  ['line', 'https://line.me/ti/p/~alpine', '~alpine', 'https://line.me/R/ti/p/~alpine'],
  ['line', 'https://lin.ee/aBcDeF1', 'https://lin.ee/aBcDeF1', 'https://lin.ee/aBcDeF1'],
  ['zalo', 'https://zalo.me/0901 234 567', '0901234567', 'https://zalo.me/0901234567'],
  ['zalo', '+84 901 234 567', '+84901234567', 'https://zalo.me/84901234567'],
  ['sms', 'sms:+1 555 010 9999?body=Hi', '+15550109999', 'sms:+15550109999'],
  ['tiktok', 'https://www.tiktok.com/@Alpine.Goods?lang=en', 'alpine.goods', 'https://www.tiktok.com/@alpine.goods'],
  ['tiktok', '@alpine.goods', 'alpine.goods', 'https://www.tiktok.com/@alpine.goods'],
];

describe('what a merchant types or pastes', () => {
  test.each(understood)('%s: %s is kept as %s and leads to %s', (method, typed, kept, link) => {
    const value = canonicalContact(method, typed, off);
    expect(value).toBe(kept);
    expect(contactLink(method, value, false)).toBe(link);
    expect(contactProblem(method, typed, off)).toBeNull();
  });

  test.each([
    ['whatsApp', '030 123456', 'Phone number is invalid. Start with the country code, such as +1'],
    ['phoneCall', '123456', 'Phone number is invalid'],
    ['phoneCall', '1234567890123456', 'Phone number is invalid'],
    ['phoneCall', '1-800-FLOWERS', 'Phone number is invalid'],
    ['sms', 'call me', 'Phone number is invalid'],
    ['email', 'help@alpine', 'Email is invalid'],
    ['email', '', 'This field is required'],
    ['instagram', 'https://www.instagram.com/p/C0ffee/', 'Enter the user name, such as @yourshop'],
    ['instagram', 'instagram.com', 'Enter the user name, such as @yourshop'],
    ['messenger', 'facebook.com', 'Enter the page’s name or number, as in m.me/yourshop'],
    ['messenger', 'https://facebook.com.evil.example/alpine', 'Enter the page’s name or number, as in m.me/yourshop'],
    ['zalo', 'https://zalo.me/alpine', 'Phone number is invalid'],
  ] as const)('%s: “%s” cannot be saved: %s', (method, typed, problem) => {
    expect(contactProblem(method, typed, off)).toBe(problem);
  });

  test('short and vanity numbers are for the custom phone alone, and dialed by their keys', () => {
    for (const [typed, link] of [
      ['112', 'tel:112'],
      ['1-800-FLOWERS', 'tel:18003569377'],
      ['*100#', 'tel:*100%23'],
      ['+1 555 010 9999,42', 'tel:+15550109999,42'],
    ] as const) {
      expect(contactProblem('phoneCall', typed, on)).toBeNull();
      expect(canonicalContact('phoneCall', typed, on)).toBe(typed);
      expect(contactLink('phoneCall', typed, true)).toBe(link);
    }
  });

  test('a custom Zalo takes an address of Zalo, and of nobody else', () => {
    const kept = (typed: string) => canonicalContact('zalo', typed, on);
    expect(kept('zalo.me/1234567890')).toBe('https://zalo.me/1234567890');
    expect(kept('http://oa.zalo.me/alpine?utm=1#top')).toBe('https://oa.zalo.me/alpine?utm=1');
    for (const typed of [
      '0901234567',
      'https://zalo.me.evil.example/x',
      'https://evil.example/zalo.me',
      'https://zalo.me@evil.example/',
      'https://evilzalo.me/x',
      'javascript:alert(1)//zalo.me',
    ]) {
      expect(contactProblem('zalo', typed, on)).toMatch(/^Enter an address at zalo\.me/);
    }
    expect(contactProblem('zalo', 'https://zalo.me/1234567890', off)).toBeNull();
    expect(contactProblem('zalo', 'https://oa.zalo.me/alpine', off)).toBe('Phone number is invalid');
  });

  test('on a phone, Instagram opens the conversation', () => {
    expect(contactLink('instagram', 'alpine', true)).toBe('https://ig.me/m/alpine');
  });
});

const hosts: Partial<Record<ContactMethod, RegExp>> = {
  whatsApp: /^wa\.me$/,
  messenger: /^m\.me$/,
  instagram: /^(?:ig\.me|www\.instagram\.com)$/,
  telegram: /^t\.me$/,
  line: /^(?:line\.me|lin\.ee)$/,
  zalo: /^(?:[a-z0-9-]+\.){0,2}zalo\.me$/,
  tiktok: /^www\.tiktok\.com$/,
};
const schemes: Partial<Record<ContactMethod, string>> = {
  phoneCall: 'tel:',
  email: 'mailto:',
  sms: 'sms:',
  skype: 'skype:',
};

const fragment = fc.oneof(
  fc.constantFrom(
    ...['javascript:', 'data:text/html,', 'https://', 'http://', '//', '@', '?', '#', '%40', '%0A', '..', '/', '\\'],
    ...['wa.me/', 'm.me/', 't.me/', 'zalo.me', 'line.me/ti/p/', 'tiktok.com/@', 'instagram.com/', 'facebook.com/'],
    ...[
      'evil.example',
      'alpine',
      '+1555010',
      '9999',
      'a@b.example',
      '<',
      '>',
      '"',
      "'",
      '&',
      '\n',
      '\u202E',
      ' ',
      'live:',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[\da-z.+@_ -]{0,20}$/),
);
const anything = fc.oneof(
  fc.array(fragment, { maxLength: 8 }).map((it) => it.join('')),
  fc.constantFrom(...understood.map(([, typed]) => typed)),
  fc.string({ unit: 'binary', maxLength: 500 }),
);
const method = fc.constantFrom(...contactMethods);
const switches = fc.record({ isEnableCustomPhone: fc.boolean(), isEnableCustomZalo: fc.boolean() });

describe('whatever strangers paste', () => {
  test('what is kept is kept as it is from then on', () => {
    fc.assert(
      fc.property(method, anything, switches, (it, typed, which) => {
        const once = canonicalContact(it, typed, which);
        expect(canonicalContact(it, once, which)).toBe(once);
        expect(contactProblem(it, once, which)).toBe(contactProblem(it, typed, which));
      }),
      { numRuns: 3_000 },
    );
  });

  test('what is accepted leads where the method says and nowhere else; all else leads nowhere', () => {
    fc.assert(
      fc.property(method, anything, switches, fc.boolean(), (it, typed, which, onPhone) => {
        const accepted = contactProblem(it, typed, which) === null;
        const value = canonicalContact(it, typed, which);
        if (accepted) expect(isContactValue(it, value)).toBe(true);
        for (const [link, must] of [
          [contactLink(it, value, onPhone), accepted],
          [contactLink(it, typed, onPhone), false],
        ] as const) {
          if (must) expect(link).not.toBeNull();
          if (link === null) continue;
          const url = new URL(link);
          expect(link).not.toMatch(/[\s<>"\\\p{Cc}\p{Cf}]/u);
          expect([url.username, url.password, url.port]).toEqual(['', '', '']);
          const host = hosts[it];
          if (host) {
            expect(url.protocol).toBe('https:');
            expect(url.host).toMatch(host);
          } else expect(url.protocol).toBe(schemes[it]);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('a link carries no words and no parameter that the merchant did not give', () => {
    fc.assert(
      fc.property(method, anything, fc.boolean(), (it, typed, onPhone) => {
        const link = contactLink(it, canonicalContact(it, typed, off), onPhone);
        if (link && it !== 'zalo') expect(new URL(link).search).toBe(it === 'skype' ? '?chat' : '');
      }),
      { numRuns: 2_000 },
    );
  });
});
