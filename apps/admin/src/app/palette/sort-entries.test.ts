import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry, Group } from './entries/entry.ts';
import { entriesAtFirst, entriesFor } from './sort-entries.ts';

const entry = (label: string, group: Group = 'commands', isOneOfMany = false): Entry => ({
  id: label,
  label,
  group,
  isOneOfMany,
  picture: null,
  run: () => {},
});

const labels = (sections: ReturnType<typeof entriesFor>) =>
  sections.flatMap((it) => it.entries.map((its) => its.label));

test('of what fits as well, what was used last comes first; what is called so stays above it', () => {
  const all = [entry('Add tag one'), entry('Add tag two'), entry('Tags', 'pages'), entry('Add shortcut', 'pages')];
  expect(labels(entriesFor('add tag', all, []))).toEqual(['Add tag one', 'Add tag two']);
  expect(labels(entriesFor('add tag', all, ['Add tag two']))).toEqual(['Add tag two', 'Add tag one']);
  expect(labels(entriesFor('tags', all, ['Add tag one']))[0]).toBe('Tags');
});

test('at first stands what was used last, then what there is but one of, each once', () => {
  const all = [
    entry('Resolve'),
    entry('Snooze: Tomorrow', 'here', true),
    entry('Inbox', 'pages'),
    entry('FAQs', 'pages'),
  ];
  expect(entriesAtFirst(all, ['gone', 'Snooze: Tomorrow', 'FAQs']).map((it) => [it.group, labels([it])])).toEqual([
    ['recent', ['Snooze: Tomorrow', 'FAQs']],
    ['commands', ['Resolve']],
    ['pages', ['Inbox']],
  ]);
});

test('whatever was used and typed, nothing stands twice, nothing else comes in, and groups keep together', () => {
  const name = fc.constantFrom('assign to bea', 'assign to ada', 'tags', 'add tag', 'inbox', 'go to inbox', 'resolve');
  const group = fc.constantFrom<Group>('commands', 'pages', 'here');
  const entries = fc.uniqueArray(fc.record({ name, group, many: fc.boolean() }), { selector: (it) => it.name });
  fc.assert(
    fc.property(entries, fc.uniqueArray(name), fc.string({ maxLength: 6 }), (made, used, typed) => {
      const all = made.map((it) => entry(it.name, it.group, it.many));
      for (const sections of [entriesFor(typed, all, used), entriesAtFirst(all, used)]) {
        const shown = labels(sections);
        expect(new Set(shown).size).toBe(shown.length);
        expect(all.map((it) => it.label)).toEqual(expect.arrayContaining(shown));
        expect(new Set(sections.map((it) => it.group)).size).toBe(sections.length);
      }
    }),
  );
});
