import { existsSync, readFileSync } from 'node:fs';
import { isSafeImage, isSafeLink, richTextMaxChars, videoPlayer } from '@chatty/contract/rich-text';
import fc from 'fast-check';
import { type Element, Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableIframePageLoading: true } });

const harmlessTags = new Set(
  'P H2 H3 H4 UL OL LI BLOCKQUOTE PRE HR BR B STRONG I EM U S CODE SPAN A IMG IFRAME TABLE CAPTION COLGROUP COL THEAD TBODY TFOOT TR TH TD'.split(
    ' ',
  ),
);
const harmlessAttributes = new Set(
  'href src alt title target rel width height loading allow allowfullscreen referrerpolicy sandbox style start span colspan rowspan scope'.split(
    ' ',
  ),
);

const tagsAtRandom = [
  ...harmlessTags,
  'SCRIPT',
  'STYLE',
  'SVG',
  'MATH',
  'FORM',
  'NOSCRIPT',
  'TEMPLATE',
  'DIV',
  'H1',
].flatMap((tag) => [
  `<${tag}>`,
  `</${tag}>`,
  `<${tag} style="color:red" href=/a src="https://a.example/b.png" title="<b>" onclick=x>`,
]);

function dangerOf(element: Element): string[] {
  const found: string[] = [];
  if (!harmlessTags.has(element.tagName)) found.push(`tag ${element.tagName}`);
  for (const { name, value: given } of Array.from(element.attributes)) {
    const value = given ?? '';
    if (!harmlessAttributes.has(name)) found.push(`attribute ${name}`);
    if (name === 'style' && !/^(?:(?:text-align|color):[\w#(),.% /-]+;?)*$/.test(value)) found.push(`style ${value}`);
    if (name === 'href' && !isSafeLink(value)) found.push(`link ${value}`);
    if (name === 'src' && element.tagName === 'IFRAME' && videoPlayer(value) !== value) found.push(`frame ${value}`);
    if (name === 'src' && element.tagName === 'IMG' && !isSafeImage(value)) found.push(`image ${value}`);
  }
  if (element.getAttribute('target') && element.getAttribute('rel') !== 'noopener nofollow') found.push('open link');
  return found;
}

/** All that could run or reach out in a text, as an HTML parser reads it on a page. */
function dangers(html: string): string[] {
  const page = new window.DOMParser().parseFromString(`<article>${html}</article>`, 'text/html');
  return Array.from(page.querySelectorAll('article *')).flatMap(dangerOf);
}

const vectors = [
  '<script>alert(1)</script><p>a</p>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" onload=alert(1) data-x="1" id=a class=b>a</p>',
  '<a href="javascript:alert(1)">a</a><a href="java&#10;script:alert(1)">a</a><a href="&#1;javascript:alert(1)">a</a>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abc" srcdoc="<script>alert(1)</script>" onload=alert(1)></iframe>',
  '<iframe src="https://www.youtube.com/embed/abc"><img src=x onerror=alert(1)></iframe>',
  '<svg><script>alert(1)</script></svg><svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a title="</iframe><img src=x onerror=alert(1)>" href="/x">a</a>',
  '<textarea><img src=x onerror=alert(1)></textarea><xmp><img src=x onerror=alert(1)></xmp>',
  '<object data="javascript:alert(1)"></object><embed src="data:text/html,x"><base href="https://evil.example/">',
  '<p style="background:url(javascript:alert(1));color:red;text-align:center;position:fixed">a</p>',
  '<span style="color:expression(alert(1))">a</span><span style="color:red;}*{background:url(//evil.example)}">a</span>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=//evil.example>',
  '<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"><button>a</button></form>',
  '<<script>alert(1)//<</script><img """><script>alert(1)</script>">',
  '<!--><img src=x onerror=alert(1)>--><![CDATA[<img src=x onerror=alert(1)>]]><?php <script>alert(1)</script> ?>',
  '<a target="_BLANK" href="https://a.example" rel="opener">a</a>',
];

/** Well-known attack lists, read where they lie beside the checkout; they are not ours to ship. */
const kept = new URL('../../../../../../shared/data/security/', import.meta.url);
const knownAttacks = existsSync(kept)
  ? [
      ...readFileSync(new URL('xss_vectors.jsonl', kept), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { html: string }).html),
      ...(JSON.parse(readFileSync(new URL('blns/blns.json', kept), 'utf8')) as string[]),
    ]
  : [];

describe('sanitised rich text', () => {
  it('keeps what a help article is made of, as it is', () => {
    const article = [
      '<h2>Returns</h2><p style="text-align:center">Within <strong>30 days</strong>, <em>free</em>, <u>really</u>, <s>no</s></p>',
      '<ul><li><p>Open</p></li></ul><ol start="3"><li>Pack</li></ol><blockquote><p>Fine</p></blockquote><pre><code>a &lt; b</code></pre>',
      '<p><span style="color:#c00">Red</span><br /><a href="/pages/returns">here</a> <a href="mailto:a@b.example">mail</a></p><hr />',
      '<table><thead><tr><th colspan="2">Size</th></tr></thead><tbody><tr><td>S</td><td>M</td></tr></tbody></table>',
      '<img src="https://cdn.example/a.png" alt="A box" loading="lazy" width="200" />',
    ].join('');
    expect(sanitiseRichText(article)).toBe(article);
  });

  it('lets nothing run and nothing reach out', () => {
    for (const html of [...vectors, ...knownAttacks])
      expect([html, dangers(sanitiseRichText(html))]).toEqual([html, []]);
  });

  it('has a check that sees danger where there is some', () => {
    const seen = vectors.filter((html) => dangers(html).length > 0);
    expect(seen.length).toBeGreaterThan(15);
  });

  it('strips event handlers and data attributes and keeps the rest', () => {
    expect(sanitiseRichText('<p onclick="a()" data-id="1">a <b onload=b()>c</b></p>')).toBe('<p>a <b>c</b></p>');
  });

  it('keeps a frame only with a video site’s player', () => {
    const player = sanitiseRichText(
      '<iframe src="https://www.youtube.com/embed/abc?start=3" width=9 onload=a()>x</iframe>',
    );
    expect(player).toContain('src="https://www.youtube.com/embed/abc?start=3"');
    expect(player).toContain('sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"');
    expect(player).toMatch(/><\/iframe>$/);
    for (const src of ['https://player.vimeo.com/video/1', 'https://www.tiktok.com/player/v1/7']) {
      expect(sanitiseRichText(`<iframe src="${src}"></iframe>`)).toContain(src);
    }
    for (const src of [
      'https://evil.example/embed/a',
      '//www.youtube.com/embed/a',
      'https://www.youtube.com/watch?v=a',
    ]) {
      expect(sanitiseRichText(`<p>a</p><iframe src="${src}"><b>old</b></iframe><p>b</p>`)).toBe('<p>a</p><p>b</p>');
    }
  });

  it('shuts the way back from a page that a link opens beside', () => {
    expect(sanitiseRichText('<a href="https://a.example" target="_blank">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener nofollow">a</a>',
    );
  });

  it('keeps the words of a link that may not go where it wants', () => {
    expect(sanitiseRichText('<p><a href="javascript:alert(1)">Click</a> me</p>')).toBe('<p><span>Click</span> me</p>');
  });

  it('drops images that are not https or of the same site', () => {
    expect(sanitiseRichText('<img src="http://a.example/a.png"><img src="data:image/png;base64,AA"><img>')).toBe('');
    expect(sanitiseRichText('<img src="/files/a.png">')).toBe('<img src="/files/a.png" alt="" loading="lazy" />');
  });

  it('writes our own files without our origin, and takes no neighbour for one', () => {
    const own = 'http://localhost:3000';
    const image = (src: string) => `<img src="${src}" alt="" loading="lazy" />`;
    expect(sanitiseRichText(image(`${own}/files/a/b/c`), own)).toBe(image('/files/a/b/c'));
    expect(sanitiseRichText(image('/files/a/b/c'), own)).toBe(image('/files/a/b/c'));
    expect(sanitiseRichText(image(`${own}/files/a/b/c`))).toBe('');
    for (const src of [`${own}/filesx/a`, 'http://localhost:3001/files/a', 'javascript:alert(1)'])
      expect(sanitiseRichText(image(src), own)).toBe('');
  });

  it('is the same when sanitised again, whatever was written', () => {
    const piece = fc.oneof(
      fc.constantFrom(...vectors, ...tagsAtRandom),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('&lt;', '&amp;amp;', '&#60;script&#62;', '&nbsp;', '\0', '"', "'", '<', '>', '</', '<!--', ']]>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = sanitiseRichText(pieces.join(''));
        expect(sanitiseRichText(once)).toBe(once);
        expect(dangers(once)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('takes time in proportion to the text, however hostile', () => {
    const hostile = [
      '<b>',
      '<p>',
      '<',
      '<a href="',
      '</i>',
      '<iframe src=x>',
      '<iframe></iframe>',
      '<img>',
      '<svg>',
      '<!--',
      '&#x',
      '<b x="',
      '<table><td>',
    ];
    const timeOf = (html: string) => {
      const started = performance.now();
      sanitiseRichText(html);
      return performance.now() - started;
    };
    for (const piece of hostile) {
      const text = (chars: number) => piece.repeat(Math.floor(chars / piece.length));
      const full = Math.min(timeOf(text(richTextMaxChars)), timeOf(text(richTextMaxChars)));
      expect([piece, full < 1500]).toEqual([piece, true]);
    }
  });

  it('refuses a text beyond the limit instead of reading it', () => {
    expect(() => sanitiseRichText('a'.repeat(richTextMaxChars + 1))).toThrow(/at most/);
  });
});
