import { describe, expect, it, test } from 'vitest';
import { newId } from './new-id.ts';
import { callOf, visitorName } from './visitor-name.ts';

describe('the name of an unnamed visitor', () => {
  it('is the same for the same contact, and begins with the colour of their picture', () => {
    const id = newId();
    expect(visitorName(id)).toEqual(visitorName(id));
    expect(visitorName(id).name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(visitorName(id).name.startsWith(visitorName(id).hue)).toBe(true);
  });

  it('tells the visitors of one page of the inbox apart', () => {
    const names = Array.from({ length: 1_000 }, () => visitorName(newId()).name);
    // About 800 names: of a thousand visitors more than half have a name that no more than one other has.
    expect(new Set(names).size).toBeGreaterThan(500);
  });
});

test('a contact is called by their name, else their email, else the name that is theirs alone, in one color', () => {
  const id = newId();
  expect(callOf({ id, name: 'Ada', email: 'ada@x.example' })).toEqual({ name: 'Ada', hue: visitorName(id).hue });
  expect(callOf({ id, name: '', email: 'ada@x.example' }).name).toBe('ada@x.example');
  expect(callOf({ id, name: '', email: null })).toEqual(visitorName(id));
});
