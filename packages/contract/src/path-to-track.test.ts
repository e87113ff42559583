import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';
import { pathToTrack, trackedPartMaxChars } from './path-to-track.ts';

describe('a path as it is tracked', () => {
  it('keeps its words and loses ids of 19 characters and more', () => {
    expect(pathToTrack('/inbox')).toBe('/inbox');
    expect(pathToTrack(`/inbox/${newId()}`)).toBe('/inbox');
    expect(pathToTrack(`/website/${newId()}/inbox/${newId()}`)).toBe('/website/inbox');
    expect(pathToTrack('/settings/123456789012345678')).toBe('/settings/123456789012345678');
    expect(pathToTrack('/settings/1234567890123456789')).toBe('/settings');
    expect(pathToTrack(`/${newId()}`)).toBe('/');
    expect(pathToTrack('/')).toBe('/');
  });

  it('ends before a query or hash, which may hold anything', () => {
    expect(pathToTrack(`/inbox?token=${newId()}`)).toBe('/inbox');
    expect(pathToTrack('/login#code=123456')).toBe('/login');
    expect(pathToTrack('?code=1')).toBe('/');
  });

  it('holds no id, wherever it stood', () => {
    const part = fc.oneof(fc.constantFrom('inbox', 'settings', ''), fc.uuid());
    fc.assert(
      fc.property(fc.array(part), fc.string(), (parts, query) => {
        const tracked = pathToTrack(`/${parts.join('/')}?${query}`);
        expect(tracked.split('/').every((it) => it.length <= trackedPartMaxChars)).toBe(true);
        expect(tracked.startsWith('/')).toBe(true);
        expect(pathToTrack(tracked)).toBe(tracked);
      }),
    );
  });
});
