import { describe, expect, test } from 'vitest';
import { proseToHtml, proseToPlain } from './html.ts';
import { htmlToProse } from './html-to-prose.ts';
import { mediaOf } from './media-of.ts';
import { mediaAt, quietPlayer, siteOf } from './media.ts';

const image =
  '<img src="https://cdn.example/tent_(1).png" alt="A [folded] tent" width="640" height="480" loading="lazy">';
const video =
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=30" title="Fold it" allowfullscreen>x</iframe>';
const video2 = '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" title="Video"></iframe>';

describe('pictures and videos of rich text', () => {
  test('are kept in their order, with what they show and how large they are', () => {
    expect(mediaOf(`<p>Like this: ${image}</p><ul><li>${video}</li></ul><a href="/x">${image}</a>${video2}`)).toEqual([
      { kind: 'image', src: 'https://cdn.example/tent_%281%29.png', title: 'A [folded] tent', width: 640, height: 480 },
      {
        kind: 'video',
        src: 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=30',
        title: 'Fold it',
        width: null,
        height: null,
      },
      {
        kind: 'video',
        src: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
        title: '',
        width: null,
        height: null,
      },
    ]);
  });

  test('are what they are called where only words can stand', () => {
    const html = `<p>Like this: ${image}</p><p>${video}</p><p>${video2}</p>`;
    expect(htmlToProse(html)).toBe('Like this: (A \\[folded\\] tent)\n\n(Fold it)');
    expect(proseToPlain(htmlToProse(html))).toBe('Like this: (A [folded] tent)\n\n(Fold it)');
    expect(proseToHtml(htmlToProse(html))).toBe('<p>Like this: (A [folded] tent)</p>\n<p>(Fold it)</p>');
  });

  test('come from https, from our own files, or from the players that the server permits, and from nowhere else', () => {
    for (const src of ['https://cdn.example/a.png', '/files/a/b/c.png'])
      expect(mediaAt(src, '')).toMatchObject({ kind: 'image', src });
    for (const src of [
      'http://cdn.example/a.png',
      '/admin/delete',
      '//evil.example/a.png',
      '/\\evil.example',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'javascript:alert(1)',
      'https://a.example/"onerror=alert(1)',
      'mailto:a@b.example',
      'x.png',
    ])
      expect(mediaAt(src, '')).toBeNull();
    // A frame of anything else is nothing, not even a picture of it.
    expect(mediaOf('<iframe src="https://evil.example/embed/1"></iframe>')).toEqual([]);
    expect(mediaOf('<img src="https://www.youtube.com/embed/dQw4w9WgXcQ">')).toEqual([]);
  });

  test('a player is told to remember nobody', () => {
    const player = (src: string) => {
      const media = mediaAt(src, '');
      return media && [siteOf(media), quietPlayer(media)];
    };
    expect(player('https://www.youtube.com/embed/dQw4w9WgXcQ?start=30')).toEqual([
      'YouTube',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30&autoplay=1',
    ]);
    expect(player('https://player.vimeo.com/video/1?h=a')).toEqual([
      'Vimeo',
      'https://player.vimeo.com/video/1?h=a&dnt=1&autoplay=1',
    ]);
    expect(player('https://www.tiktok.com/player/v1/7')?.[0]).toBe('TikTok');
  });
});
