import { expect, test } from 'vitest';
import { z } from 'zod';
import { programOf } from './read-program.ts';
import { pagesThatSet, readPages, writtenIn } from './set-at.ts';
import { excused, furtherRules, gapsIn, settingsDocument, settingsTold, type Told } from './settings-document.ts';
import { fieldsOf } from './settings-fields.ts';
import { readProofs } from './tested-by.ts';

const { told, proofs } = settingsTold();
const paths = told.map((it) => it.path);

test('every field has a page, an effect, a test that changes it, and one that sees what comes of it', () => {
  expect(told.flatMap((it) => gapsIn(it))).toEqual([]);
});

test('what the record says of tests is so', () => {
  expect(proofs.flatMap((it) => it.untrue)).toEqual([]);
});

test('whatever is excused or has a further rule is a field, and nothing is excused that is so', () => {
  expect([...Object.keys(excused), ...Object.keys(furtherRules)].filter((it) => !paths.includes(it))).toEqual([]);
  const needless = told.filter((it) => excused[it.path]?.page && it.pages.length > 0);
  expect(needless.map((it) => it.path)).toEqual([]);
});

test('the document says what is so', async () => {
  await expect(settingsDocument(told, proofs)).toMatchFileSnapshot('../../docs/settings.md');
});

const whole: Told = { path: 'a', default: '', rule: '', effect: 'It does.', pages: ['/a'], setBy: [1], seenBy: [2] };

test('a field without its page, its effect, or a test is told of', () => {
  expect(gapsIn(whole)).toEqual([]);
  expect(gapsIn({ ...whole, pages: [] })).toEqual(['a: no page sets it']);
  expect(gapsIn({ ...whole, effect: '' })).toEqual(['a: the contract says no effect']);
  expect(gapsIn({ ...whole, setBy: [] })).toEqual(['a: no test changes it']);
  expect(gapsIn({ ...whole, seenBy: [] })).toEqual(['a: no test looks at what comes of it']);
  expect(gapsIn({ ...whole, pages: [] }, { a: { page: 'follows from b' } })).toEqual([]);
});

test('fields within objects and lists have rows of their own, each with its default and its rule', () => {
  const inner = z.object({ word: z.string().max(9).default('x').describe('Said.') });
  const settings = z.object({
    inner: inner.prefault({}),
    list: z.array(z.object({ at: z.number().min(1).max(5) })).default([{ at: 2 }, { at: 3 }]),
  });
  expect(fieldsOf(settings)).toEqual([
    { path: 'inner.word', default: 'x', rule: 'at most 9 characters', effect: 'Said.' },
    { path: 'list[].at', default: '2; 3', rule: '1 to 5', effect: '' },
  ]);
});

test('a page sets what its form names and a control writes, and nothing that it merely reads', () => {
  const written = (text: string) => [...writtenIn(programOf('page.tsx', text))];
  expect(written('const a = <input onChange={() => set({ title })} value={draft.description} />;')).toEqual(['title']);
  expect(written("const own = ['one', 'two']; own.map((it) => set({ [it]: draft.three }));")).toEqual(['one', 'two']);
  const pages = [{ address: '/a', names: new Set(['inner']), written: new Set(['word']) }];
  expect(pagesThatSet('inner.word', pages)).toEqual(['/a']);
  expect(pagesThatSet('inner.other', pages)).toEqual([]);
  expect(pagesThatSet('other.word', pages)).toEqual([]);
  const known = readPages();
  expect(known.filter((it) => it.names.size === 0 || it.written.size === 0)).toEqual([]);
  expect(pagesThatSet('description', known)).toEqual(['/widget/appearance']);
});

test('a test that is not there, asserts nothing, or never sets the field proves nothing', () => {
  const untrue = (file: string, title: string, ...sets: string[]) =>
    readProofs([{ file, test: title, sets }], paths).flatMap((it) => it.untrue);
  const file = 'e2e/settings/auto-resolve.e2e.ts';
  const title = proofs.find((it) => it.file === file)?.test ?? '';
  expect(untrue(file, title, 'resolvedAlert')).toEqual([]);
  expect(untrue(file, 'no such title', 'resolvedAlert')).toHaveLength(1);
  expect(untrue('e2e/settings/gone.e2e.ts', title, 'resolvedAlert')).toHaveLength(1);
  expect(untrue(file, title, 'satisfactionThanks')).toHaveLength(1);
  expect(untrue(file, title, 'noSuchField')).toHaveLength(1);
});
