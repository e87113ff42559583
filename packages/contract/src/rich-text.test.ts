import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeImage, isSafeLink, videoFromLink, videoPlayer } from './rich-text.ts';

describe('a link', () => {
  it.each([
    'https://a.example/x',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+4930123',
    '/pages/size',
    '#top',
    'sizes',
  ])('may go to %s', (address) => expect(isSafeLink(address)).toBe(true));

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/hosts',
  ])('may not go to %j', (address) => expect(isSafeLink(address)).toBe(false));
});

describe('an image', () => {
  it('comes over https or from the same site', () => {
    expect(isSafeImage('https://cdn.example/a.png')).toBe(true);
    expect(isSafeImage('/files/a.png')).toBe(true);
  });
  it('comes from nowhere else', () => {
    for (const src of ['http://cdn.example/a.png', 'data:image/svg+xml,<svg>', 'javascript:1', '']) {
      expect(isSafeImage(src)).toBe(false);
    }
  });
});

describe('a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/abc_-123', 'https://www.youtube-nocookie.com/embed/abc_-123'],
    ['https://www.youtube.com/embed/abc?start=5', 'https://www.youtube.com/embed/abc?start=5'],
    ['https://youtube.com/embed/abc', 'https://www.youtube.com/embed/abc'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/1a2b3c', 'https://player.vimeo.com/video/76979871?h=1a2b3c'],
    ['https://www.tiktok.com/@shop/video/7221234567890123456', 'https://www.tiktok.com/player/v1/7221234567890123456'],
  ])('link %s becomes its player', (link, player) => {
    expect(videoFromLink(link)).toBe(player);
    expect(videoPlayer(player)).toBe(player);
  });

  it.each([
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=a"onload=alert(1)',
    'https://youtube.com.evil.example/watch?v=abc',
    'https://vm.tiktok.com/ZM123/',
    'javascript:alert(1)//youtube.com/watch?v=abc',
    '',
  ])('is not taken from %s', (link) => expect(videoFromLink(link)).toBeNull());

  it.each([
    'http://www.youtube.com/embed/abc',
    '//www.youtube.com/embed/abc',
    'https://www.youtube.com.evil.example/embed/abc',
    'https://evil.example/www.youtube.com/embed/abc',
    'https://www.youtube.com@evil.example/embed/abc',
    'https://www.youtube.com:8443/embed/abc',
    'https://www.youtube.com/embed/../redirect?q=https://evil.example',
    'https://www.youtube.com/embed/%2e%2e/redirect',
    'https://www.youtube.com/watch?v=abc',
    'https://youtube.com/redirect?q=https://evil.example',
    'https://vimeo.com/123',
    'https://player.vimeo.com/video/abc',
    'https://www.tiktok.com/@a/video/1',
    'javascript:alert(1)',
    'data:text/html,https://www.youtube.com/embed/abc',
  ])('does not play from %s', (src) => expect(videoPlayer(src)).toBeNull());

  it('never leaves the known hosts, whatever the link', () => {
    const hosts = ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'www.tiktok.com'];
    const link = fc
      .tuple(fc.constantFrom(...hosts, 'youtu.be', 'vimeo.com', 'evil.example'), fc.string(), fc.webPath())
      .map(([host, noise, path]) => `https://${host}${noise}${path}?v=${noise}`);
    fc.assert(
      fc.property(link, (address) => {
        const player = videoFromLink(address);
        if (player) expect(hosts).toContain(new URL(player).hostname);
      }),
    );
  });
});
