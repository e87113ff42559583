import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { htmlToProse } from './html-to-prose.ts';
import { escapeHtml, proseToHtml, proseToPlain } from './html.ts';

const allowed = new Set(['P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'CODE', 'BR', 'A']);

/** What in a piece of HTML could run a script or load something: must be nothing. */
function capable(html: string): string[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  window.document.body.innerHTML = html;
  const found: string[] = [];
  for (const element of window.document.body.querySelectorAll('*')) {
    if (!allowed.has(element.tagName)) found.push(element.tagName);
    for (const { name, value } of [...element.attributes]) {
      const fine =
        name === 'rel' ||
        name === 'start' ||
        (name === 'href' && /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(value ?? ''));
      if (!fine) found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return found;
}

// A collection of known attacks may be named for this run; it is no part of the repository.
const folder = process.env.CHATTY_SECURITY_DATA ?? '';
const file = `${folder}/xss_vectors.jsonl`;
const vectors: string[] = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '[x](javascript:alert`1`)',
  '[a](https://x" onmouseover="y)',
  '<svg/onload=alert(1)>',
  '**<iframe src=//evil.example>**',
  '`</code><script>`',
  '[<img src=x>](https://a.example)',
  'https://a.example/"><script>alert(1)</script>',
  '<a href="javas&#99;ript:alert(1)">x</a>',
  '<scr<script>ipt>',
  ...(folder && existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((it) => String((JSON.parse(it) as { html?: string }).html))
    : []),
];

describe('message text as HTML', () => {
  test('nothing that could run or load comes out, whatever goes in', () => {
    expect(vectors.flatMap((it) => [...capable(proseToHtml(it)), ...capable(proseToHtml(htmlToProse(it)))])).toEqual(
      [],
    );
    const piece = fc.constantFrom(
      ...vectors,
      '<',
      '>',
      '"',
      '&lt;',
      '[',
      '](',
      ')',
      '**',
      '`',
      'javascript:',
      ' onx=',
      '\n',
      '&#x6a;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(capable(proseToHtml(pieces.join('')))).toEqual([]);
        expect(capable(proseToHtml(htmlToProse(pieces.join(''))))).toEqual([]);
      }),
    );
  });

  test('marks become tags, and a path is led to the shop', () => {
    expect(proseToHtml('**Hi** [x](/pages/a)\n- 1 < 2', { origin: 'https://shop.example' })).toBe(
      '<p><strong>Hi</strong> <a href="https://shop.example/pages/a" rel="noopener nofollow">x</a></p>\n<ul><li>1 &lt; 2</li></ul>',
    );
  });

  test('plain text keeps the words and the addresses', () => {
    expect(proseToPlain('**Hi** [us](https://a.example/b)\n\n1. `x`\n2. y')).toBe(
      'Hi us (https://a.example/b)\n\n1. x\n2. y',
    );
    expect(proseToPlain('https://a.example')).toBe('https://a.example');
  });
});

describe('rich text as message text', () => {
  test('a FAQ answer keeps its paragraphs, lists, marks and links', () => {
    const html = `<h2>Returns</h2><p>You have <strong>30 days</strong> &amp; a <a href="/policies/refund">policy</a>.<br>Write to
      <a href="mailto:hi@a.example">us</a>.</p><ol><li><p>Pack it</p></li><li>Send <em>it</em></li></ol><p>Done</p>`;
    expect(htmlToProse(html)).toBe(
      'Returns\n\nYou have **30 days** & a [policy](/policies/refund).\nWrite to [us](mailto:hi@a.example).\n\n1. Pack it\n2. Send *it*\n\nDone',
    );
  });

  test('scripts, styles and frames leave nothing behind', () => {
    expect(
      htmlToProse(
        'a<script>alert("<p>")</script><style>p{}</style><iframe src="https://x.example">y</iframe><!-- <b> -->b',
      ),
    ).toBe('ab');
    expect(htmlToProse('<a href="javascript:alert(1)">x</a>')).toBe('x');
    expect(htmlToProse('<ul><li><p>a</p><p>b</p></li><li>c</li></ul>d')).toBe('- a\n  b\n- c\n\nd');
  });

  test('a name of the machinery is no sign, half a sign is none, and links do not nest', () => {
    expect(htmlToProse('&valueOf;&#xd800;&#128512;<constructor>b</constructor>')).toBe('&valueOf;\ufffd😀b');
    expect(htmlToProse('<a href="/a">x<a href="/b">y</a></a>z')).toBe('[x](/a)[y](/b)z');
    expect(htmlToProse('İ<style>p{}</style>b')).toBe('İb');
  });

  test('text that looks like marks is still that text afterwards', () => {
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const plain = fc.array(
      fc.constantFrom('*', '**', '[', '](x)', '`', '- ', '1. ', '+ ', '#', 'word', ' ', '&', '<', '2', '.'),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(plain, (drawn) => {
        expect(words(proseToPlain(htmlToProse(`<p>${escapeHtml(drawn.join(''))}</p>`)))).toBe(words(drawn.join('')));
      }),
    );
  });
});
