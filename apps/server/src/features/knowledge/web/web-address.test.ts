import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it('an address is kept by https, without what leads to a place on the page; what is none is refused', () => {
  expect(webAddress(' Example.com/Size Guide#m ')).toBe('https://example.com/Size%20Guide');
  expect(webAddress('http://example.com')).toBe('https://example.com/');
  expect(webAddress('example.com:8443/a')).toBe('https://example.com:8443/a');
  for (const none of [
    '',
    'hello',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://a.b/',
    'https://me:secret@a.b/',
  ]) {
    expect(() => webAddress(none)).toThrow();
  }
});
