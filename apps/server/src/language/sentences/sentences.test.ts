import { describe, expect, test } from 'vitest';
import { type Frame, frame as english } from '../frames/en.ts';
import { frameOf, frames, type Language } from '../languages.ts';
import { sentences } from './sentences.ts';
import { sentenceOf, wordedFrame } from './worded-frame.ts';

/**
 * What of a frame no shop words: facts stand in the middle of a sentence ("is on its way", "in stock"), and these lines are
 * put together of signs, clauses that may be missing, and facts.
 */
const composed = [/^facts\./, /^offline\.(?:or|option|discount)$/];

/** Every place of a frame that says something. */
function placesOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string' || typeof value === 'function') return [path];
  return Object.entries(Object(value)).flatMap(([name, it]) => placesOf(it, path ? `${path}.${name}` : name));
}

const paths = [...sentences.values()].map((it) => it.path);
const counts = { one: 1, other: 2 };
const keys = [...sentences.keys()];

test('a shop can word every sentence of the assistant, once, but what is put together with other words', () => {
  const places = placesOf(english).filter((path) => !composed.some((it) => it.test(path)));
  expect(paths.toSorted()).toEqual(places.toSorted());
  for (const key of keys) expect(key).toMatch(/^assistantSays[A-Z][A-Za-z]+$/);
});

describe.each(Object.keys(frames) as Language[])('%s', (language) => {
  test('names in a sentence what is put into it, and no sentence is empty', () => {
    for (const key of keys) {
      const { puts = [] } = sentences.get(key) ?? {};
      const text = sentenceOf(frameOf(language), key, counts);
      const forms = typeof text === 'string' ? [text] : Object.values(text);
      for (const form of forms) {
        expect(form.trim(), key).toBe(form);
        expect(form, key).not.toBe('');
        const named = [...form.matchAll(/\{(\w+)\}/g)].map((it) => it[1]);
        expect(named.toSorted(), key).toEqual(puts[0] === 'count' ? [] : puts.toSorted());
      }
    }
  });

  test('says the same when a shop writes what stands there already', () => {
    const words = Object.fromEntries(keys.map((key) => [key, sentenceOf(frameOf(language), key, counts)]));
    const worded = wordedFrame(language, { locale: 'en', words });
    expect(placesOf(worded)).toEqual(placesOf(frameOf(language)));
    expect(keys.map((key) => sentenceOf(worded, key, counts))).toEqual(Object.values(words));
  });
});

describe('a shop’s own words', () => {
  const worded = (words: Record<string, string | Record<string, string>>): Frame =>
    wordedFrame('en', { locale: 'pl', words });

  test('take the place of one sentence and of no other', () => {
    const frame = worded({ assistantSaysRefusedOftenToo: 'Ask Mia.', assistantSaysCheckingOrder: 'One moment…' });
    expect(frame.refusedOften).toEqual([english.refusedOften[0], 'Ask Mia.']);
    expect(frame.steps).toEqual({ ...english.steps, look_up_order: 'One moment…' });
    expect(frame.handedOff).toBe(english.handedOff);
    expect(worded({ somethingElse: 'Hi', assistantSaysNothing: 'Hi' })).toBe(english);
  });

  test('hold facts where they name them, and what a fact says opens no further place', () => {
    const { offline } = worded({ assistantSaysProduct: '{price} for {product} ({stock}), {price}!' });
    expect(offline.product('{price}', '$5', 'in stock')).toBe('$5 for {price} (in stock), $5!');
  });

  test('count as their own language does', () => {
    const { fileOnly } = worded({
      assistantSaysFileOnly: { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' },
    });
    expect([1, 2, 5, 1.5].map(fileOnly)).toEqual(['plik', 'pliki', 'plików', 'pliku']);
    expect(worded({ assistantSaysFoundOrders: { one: 'Jest!', other: 'Jest {count}:' } }).foundOrders(1_500)).toBe(
      'Jest 1500:',
    );
  });
});
