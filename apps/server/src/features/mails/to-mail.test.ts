import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { brandOf } from './brand.ts';
import { toMail } from './to-mail.ts';
import { initialsOf, oneLine } from './one-line.ts';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<!--[if mso]>',
  '--><svg/onload=alert(1)>',
  "' style='x",
  '\r\nBcc: all@x.example',
  '\u2028Bcc: x',
  '\u202egnp.exe',
  'عربي מעורב',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Donaudampfschifffahrtsgesellschaft'.repeat(30),
  '\ud800',
  '',
];

/** A mail in which somebody may have written each of the texts. */
function mailOf(text: string) {
  const brand = brandOf({ name: text, domain: 'shop.example' }, { brandColor: '#ffee00', textColor: '#ffffff' });
  const said = { id: 'x', name: text, avatar: text, text, parts: [] };
  const file = { id: 'x', name: text, type: 'image/png', bytes: 9, width: null, height: null, url: text };
  return toMail({
    to: 'ida@x.example',
    brand,
    subject: text,
    preview: text,
    title: text,
    origin: 'https://shop.example',
    foot: [text],
    blocks: [
      { type: 'text', text },
      { type: 'quote', label: text, lines: [text], from: { label: 'Page', text, url: 'https://shop.example/' } },
      { type: 'message', said: { ...said, files: [file] } },
      { type: 'code', code: text },
      { type: 'button', label: text, url: 'https://shop.example/?a=1&b="2"', copy: true },
      { type: 'note', text },
    ],
  });
}

/** What in a mail could run, load a style, or lead anywhere but to a page: must be nothing. */
function capable(html: string): string[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const found: string[] = [];
  if (page.querySelectorAll('style').length !== 1) found.push('another style sheet');
  for (const element of page.querySelectorAll('*')) {
    if (/^(?:script|svg|iframe|link|object|form|base)$/i.test(element.tagName)) found.push(element.tagName);
    for (const { name, value } of [...element.attributes]) {
      if (name.startsWith('on')) found.push(name);
      if ((name === 'href' || name === 'src') && !/^https?:\/\//.test(value ?? '')) found.push(`${name}=${value}`);
    }
  }
  return found;
}

describe('a mail', () => {
  it('holds nothing that runs or loads, and one line for each header, whatever was written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 3 }), (pieces) => {
        const mail = mailOf(pieces.join(' '));
        expect(capable(mail.html)).toEqual([]);
        for (const line of [mail.subject, mail.senderName ?? '']) {
          expect(line).not.toMatch(/[\r\n\u2028\u2029\u202a-\u202e]/);
          expect(line.isWellFormed()).toBe(true);
          expect(line.length).toBeLessThanOrEqual(140);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is read without pictures, in a column of 600 pixels that knows dark mode, and as text', () => {
    const { html, text } = mailOf('Hello');
    expect(html).toContain('max-width:600px');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toContain('<img');
    expect(text).toContain('Hello: https://shop.example/?a=1&b="2"');
  });

  it('has letters that can be read on any color of a shop, and a sender for a shop without a name', () => {
    const { onColor, ink, sender } = brandOf(
      { name: '  ', domain: 'shop.example' },
      { brandColor: '#ffee00', textColor: '#ffffff' },
    );
    expect([onColor, ink === '#ffee00', sender]).toEqual(['#000000', false, 'shop.example']);
  });
});

describe('a name', () => {
  it('becomes a line that ends where it may', () => {
    expect(oneLine('Evil\r\nBcc: x', 60)).toBe('Evil Bcc: x');
    expect(oneLine('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 12)).toBe('👩‍👩‍👧‍👦…');
    expect(oneLine('a'.repeat(9), 9)).toBe('a'.repeat(9));
  });

  it('has initials of letters only', () => {
    const names = ['Maya Lind', 'Jonas & Co', 'J&', 'éa', '  ', '👋', 'עדי לוי'];
    expect(names.map(initialsOf)).toEqual(['ML', 'JC', 'J', 'É', '•', '•', 'על']);
  });
});
