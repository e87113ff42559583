import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankOf, wordsIn } from './rank.ts';

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.constantFrom('assign', 'to', 'Ünal', 'contacts', 'FAQs', 'add', 'tag', 'Öl'), { maxLength: 5 })
    .map((it) => it.join(' ')),
);
const thing = fc.record({ label: text, words: text });

const order = (search: string, ...labels: string[]) =>
  labels
    .map((label) => ({ label, rank: rankOf(search, { label }) }))
    .filter((it) => it.rank !== null)
    .sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0))
    .map((it) => it.label);

test('a thing is found by its words, by what begins them, by initials, and with a slip', () => {
  const all = ['Go to contacts', 'Contacts', 'Snooze: Tomorrow', 'Assign to Bea Ünal', 'Priority: Urgent'];
  expect(order('contacts', ...all)).toEqual(['Contacts', 'Go to contacts']);
  expect(order('cont', ...all)).toEqual(['Contacts', 'Go to contacts']);
  expect(order('unal assign', ...all)).toEqual(['Assign to Bea Ünal']);
  expect(order('ÜNAL', ...all)).toEqual(['Assign to Bea Ünal']);
  expect(order('gtc', ...all)).toEqual(['Go to contacts']);
  expect(order('tomorow', ...all)).toEqual(['Snooze: Tomorrow']);
  expect(order('pirority', ...all)).toEqual(['Priority: Urgent']);
  expect(order('snz', ...all)).toEqual(['Snooze: Tomorrow']);
  expect(order('nothing like it', ...all)).toEqual([]);
  expect(rankOf('puzzle', { label: 'Reports', words: 'puzzle' })).toBeGreaterThan(0);
});

test('everything is found by its own name, and nothing ranks above what is called so', () => {
  fc.assert(
    fc.property(thing, thing, (it, other) => {
      fc.pre(wordsIn(it.label).length > 0);
      const rank = rankOf(it.label, it) ?? -1;
      expect(rank).toBeGreaterThan(0);
      expect(rankOf(it.label, other) ?? 0).toBeLessThanOrEqual(rank);
    }),
  );
});

test('whatever is typed of the beginnings of its words, in whatever order, a thing stays found', () => {
  fc.assert(
    fc.property(thing, fc.func(fc.nat()), (it, some) => {
      const parts = wordsIn(`${it.label} ${it.words}`).map((word) => [...word].slice(0, 1 + some(word)).join(''));
      const mixed = parts.toSorted((a, b) => some(a) - some(b)).join(' ');
      expect(rankOf(mixed, it)).not.toBeNull();
    }),
  );
});

test('another word typed never finds more', () => {
  fc.assert(
    fc.property(text, text, thing, (search, more, it) => {
      if (rankOf(search, it) === null) expect(rankOf(`${search} ${more}`, it)).toBeNull();
    }),
  );
});

test('ranks are numbers between 0 and 3, and nothing typed ranks nothing above anything', () => {
  fc.assert(
    fc.property(text, thing, (search, it) => {
      const rank = rankOf(search, it);
      if (rank !== null) expect(rank >= 0 && rank <= 3).toBe(true);
      expect(rankOf('  ', it)).toBe(0);
    }),
  );
});
