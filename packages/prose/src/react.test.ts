// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToProse } from './html-to-prose.ts';
import { mediaShown } from './media-view.ts';
import { Prose } from './react.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function shown(text: string, base?: string, tellAddresses?: boolean): HTMLElement {
  const place = document.createElement('div');
  act(() => createRoot(place).render(createElement(Prose, { text, base, tellAddresses })));
  return place;
}

describe('message text on a page', () => {
  test('a link to another site opens beside the page and passes nothing on', () => {
    const link = shown('[a](https://other.example/x)').querySelector('a');
    expect(link?.outerHTML).toContain('target="_blank"');
    expect(link?.rel).toBe('noopener nofollow');
  });

  test('a path stays in the page, or is led to the shop from elsewhere', () => {
    expect(shown('[a](/pages/x)').querySelector('a')?.target).toBe('');
    const link = shown('[a](/pages/x)', 'https://shop.example').querySelector('a');
    expect([link?.href, link?.target]).toEqual(['https://shop.example/pages/x', '_blank']);
  });

  test('a link of a stranger tells its address beside other words, and not twice', () => {
    const told = (text: string) => shown(text, undefined, true).textContent;
    expect(told('[**https://shop.example/admin**](https://evil.example/x)')).toBe(
      'https://shop.example/admin (https://evil.example/x)',
    );
    expect(told('see https://shop.example/x')).toBe('see https://shop.example/x');
    expect(told('[a@b.example](mailto:a@b.example)')).toBe('a@b.example');
    expect(shown('[Invoice](https://evil.example/x)').textContent).toBe('Invoice');
  });

  test('markup in the text is shown as text', () => {
    const place = shown('<img src=x onerror=alert(1)> **b**');
    expect(place.querySelector('img')).toBeNull();
    expect(place.textContent).toBe('<img src=x onerror=alert(1)> b');
  });
});

const media = mediaShown({
  origin: 'https://chat.example',
  video: 'Video',
  playVideo: (title) => `Play video: ${title}`,
  loadsFrom: (site) => `Loads from ${site}`,
});

function shownWithMedia(text: string): HTMLElement {
  const place = document.createElement('div');
  act(() => createRoot(place).render(createElement(Prose, { text, media })));
  return place;
}

describe('pictures and videos on a page', () => {
  test('a picture keeps its place before it is loaded, and says what it shows', () => {
    const sized = shownWithMedia('![A tent](https://cdn.example/a.png =640x480)').querySelector('img');
    expect([sized?.src, sized?.alt, sized?.getAttribute('width'), sized?.getAttribute('height')]).toEqual([
      'https://cdn.example/a.png',
      'A tent',
      '640',
      '480',
    ]);
    const own = shownWithMedia('![](/files/a/b)').querySelector('img');
    expect([own?.src, own?.alt, own?.className]).toEqual([
      'https://chat.example/files/a/b',
      '',
      'prose-image prose-image-unsized',
    ]);
  });

  test('a video is asked for by a press of its button only, which says where it comes from', () => {
    const place = shownWithMedia('![Fold it](https://www.youtube.com/embed/dQw4w9WgXcQ)');
    const button = place.querySelector('button');
    expect([button?.textContent, place.querySelector('iframe')]).toEqual([
      'Play video: Fold itLoads from YouTube',
      null,
    ]);
    expect(place.innerHTML).not.toContain('youtube.com');
    act(() => button?.click());
    const frame = place.querySelector('iframe');
    expect([frame?.title, frame?.src]).toEqual([
      'Fold it',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ]);
  });

  test('what anybody but the shop writes loads nothing', () => {
    const place = shown('![x](https://evil.example/track.png)');
    expect([place.querySelector('img'), place.textContent]).toEqual([null, '!x']);
  });

  test('no rich text makes a page load, run or frame what is not permitted', () => {
    const piece = fc.constantFrom(
      '<img src="',
      '<img alt="](https://evil.example/x" src="https://cdn.example/a.png">',
      '<iframe src="',
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="](javascript:alert(1))">',
      'https://www.youtube.com.evil.example/embed/x',
      'https://cdn.example/a.png',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x',
      '/files/a" onerror="alert(1)',
      '">',
      '</iframe>',
      '<a href="https://a.example/b">',
      '</a>',
      '![x](',
      '](',
      ' =1x1)',
      '<p>',
      '\n',
      '&quot;',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const html = pieces.join('');
        for (const text of [htmlToProse(html, { media: true }), html]) {
          const place = shownWithMedia(text);
          expect(place.querySelectorAll('iframe, script, object, embed, svg').length).toBe(0);
          for (const image of place.querySelectorAll('img'))
            expect(image.src).toMatch(/^https:\/\/(?:(?!chat\.example\/)[^/]|chat\.example\/files\/)/);
          for (const element of place.querySelectorAll('*'))
            for (const { name } of [...element.attributes]) expect(name).not.toMatch(/^on/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
