import { describe, expect, expectTypeOf, it } from 'vitest';
import { allCalls } from './api.ts';
import { addressOf, type Call, type PathParams } from './call.ts';
import { newId } from './new-id.ts';

describe('the contract', () => {
  it('puts the calls of members under /api and leaves the others where they say', () => {
    expect(addressOf('GET /faqs/:id')).toEqual({ method: 'GET', path: '/api/faqs/:id' });
    expect(addressOf('POST /client/api/token')).toEqual({ method: 'POST', path: '/client/api/token' });
  });

  it('knows the parameters of a path by their names', () => {
    expectTypeOf<PathParams<'POST /a/:id/b/:messageId/c'>>().toExtend<{ id: string; messageId: string }>();
    expectTypeOf<keyof PathParams<'GET /a'>>().toBeNever();
  });

  it('lets visitors and strangers use only addresses under /client/api, members only the others', () => {
    for (const [key, call] of Object.entries<Call>(allCalls)) {
      const outside = call.by.some((who) => who === 'visitor' || who === 'anyone');
      expect([key, addressOf(key).path.startsWith('/client/api/')]).toEqual([key, outside]);
    }
  });

  it('limits everything that a stranger can send', () => {
    const free = Object.entries<Call>(allCalls).filter(
      ([key, call]) =>
        !call.perMinute &&
        (call.by.includes('visitor') || call.by.includes('anyone')) &&
        call.body &&
        !key.endsWith('/read'),
    );
    expect(free.map(([key]) => key)).toEqual([]);
  });
});

describe('an id', () => {
  it('is a UUIDv7, different each time, and sorts by when it was made, within a millisecond, too', () => {
    const ids = Array.from({ length: 4_500 }, (_, i) => newId(1_700_000_000_000 + Math.floor(i / 1_500)));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });
});
