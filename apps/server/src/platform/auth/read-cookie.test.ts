import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCookie } from './read-cookie.ts';

describe('a cookie', () => {
  it('is found wherever it stands, with or without a space', () => {
    for (const header of ['a=v', 'x=1; a=v', 'x=1;a=v', 'x=1;\ta = v ;y=2', 'x;a=v;', ';;a=v', 'aa=1; b.a=2; a=v']) {
      expect([header, readCookie(header, 'a')]).toEqual([header, 'v']);
    }
    expect(readCookie('a=b=c=', 'a')).toBe('b=c=');
  });

  it('is none without its name, or with a name that only resembles it', () => {
    for (const header of [null, undefined, '', 'a', 'A=v', 'aa=v', 'x=a=v', '"a"=v']) {
      expect([header, readCookie(header, 'a')]).toEqual([header, null]);
    }
  });

  it('that stands there twice is none, however it is written', () => {
    const written = fc
      .tuple(fc.constantFrom('a', ' a', 'a ', '\ta'), fc.constantFrom('', '1', ' 2', '='))
      .map((it) => it.join('='));
    const other = fc.constantFrom('x=1', 'x', '', ' ', 'aa=3');
    fc.assert(
      fc.property(written, written, fc.array(other), fc.array(other), (one, two, between, after) => {
        expect(readCookie([one, ...between, two, ...after].join(';'), 'a')).toBeNull();
        expect(readCookie([...after, one, ...between].join(';'), 'a')).toBe(one.slice(one.indexOf('=') + 1).trim());
      }),
    );
  });
});
