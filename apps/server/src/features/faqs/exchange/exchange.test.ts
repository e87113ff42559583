import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts';
import { cleanAnswer } from '../answers/clean-answer.ts';
import { csvOf, type ExportedFaq, jsonOf } from './export-faqs.ts';
import { guarded, unguarded } from '../../../platform/csv/formula.ts';
import { planImport, type Planned } from './plan-import.ts';
import { readEntries } from './read-entries.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** What is made of an answer stands in no file. */
const untold = { excerpt: '', answer_text: '' };
const clean = (html: string) => ({ ...cleanAnswer('https://chatty.example', html), ...untold });
const plan = (file: Uint8Array | string, existing: ExportedFaq[] = [], most: number | null = null): Planned[] =>
  planImport(readEntries(typeof file === 'string' ? bytes(file) : file).entries, {
    existing: existing.map((it, position) => ({
      ...it,
      ...{ ...untold, shop_id: '', position, created_at: new Date(0), updated_at: new Date(0), deleted_at: null },
    })),
    most,
    clean,
  });
const brief = (file: string, ...rest: [existing?: ExportedFaq[], most?: number | null]) =>
  plan(file, ...rest).map((it) => [it.line, it.kind, ...(it.kind === 'refused' ? [it.reason] : [])]);
const faq = (over: Partial<ExportedFaq> = {}): ExportedFaq => ({
  ...{ id: newId(), question: 'Ship?', answer: '<p>Yes.</p>', category: '', variants: [] },
  ...{ published: true, featured: false },
  ...over,
});

const odd = fc.constantFrom(
  '"',
  ',',
  ';',
  '\t',
  "'",
  '=',
  '+',
  '-',
  '@',
  '\r\n',
  '\n',
  ' ',
  '<b>',
  '&',
  'ü',
  '👋',
  '﻿',
  '{',
  '=cmd|x',
  'a',
);
const text = fc.array(odd, { maxLength: 12 }).map((it) => it.join(''));
const line = text.map((it) => it.replace(/\s+/g, ' ').trim());
const faqs = fc.uniqueArray(
  fc.record({
    id: fc.uuid({ version: 7 }),
    question: line.map((it) => `q${it}`.replace(/^q=/, '=q')),
    answer: text.map((it) => sanitiseRichText(`<p>x${it}</p>`)),
    category: line,
    variants: fc.array(
      line.filter((it) => it !== ''),
      { maxLength: 3 },
    ),
    published: fc.boolean(),
    featured: fc.boolean(),
  }),
  { maxLength: 8, minLength: 1, selector: (it) => it.question.normalize('NFC').toLowerCase() },
);

test('what is exported is imported as it was, whatever stands in it, in CSV of both kinds and in JSON', () => {
  fc.assert(
    fc.property(faqs, (them) => {
      for (const file of [csvOf(them, 'comma'), csvOf(them, 'semicolon'), jsonOf(them)]) {
        expect(plan(file, them).map((it) => it.kind)).toEqual(them.map(() => 'same'));
        const elsewhere = plan(file.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ''));
        expect(elsewhere.map((it) => (it.kind === 'create' ? it.written : it))).toEqual(
          them.map(({ id: _, ...it }) => ({ ...it, ...untold })),
        );
      }
    }),
    { numRuns: 400 },
  );
});

test('no cell of an export is a formula to a spreadsheet, and every cell comes back', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (cell) => {
      expect(guarded(cell)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      expect(unguarded(guarded(cell))).toBe(cell);
    }),
  );
  const hostile = csvOf([faq({ question: '=HYPERLINK("http://evil.example")', category: '@SUM(1)' })], 'comma');
  expect(hostile).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(hostile).toContain(",'@SUM(1),");
});

test('each entry is told by the line in which it begins, with what is wrong with it', () => {
  const known = faq({ question: 'Known?' });
  const file = [
    'Question;Answer;Published;Color',
    'New?;"Two\nlines";yes;red',
    '',
    'known ?;Changed;no;',
    'NEW?;Again;yes;',
    ';Nothing asked;yes;',
    'No answer?;<script>x</script>;yes;',
    'Perhaps?;Well;maybe;',
    'Known?;<p>Yes.</p>;;',
  ].join('\n');
  expect(brief(file, [known])).toEqual([
    [2, 'create'],
    [5, 'create'],
    [6, 'refused', 'The same FAQ stands in line 2 already.'],
    [7, 'refused', 'question: This field is required'],
    [8, 'refused', 'This field is required'],
    [9, 'refused', '“published” must be yes or no.'],
    [10, 'same'],
  ]);
  expect(readEntries(bytes(file)).ignored).toEqual(['color']);
});

test('a FAQ is known by its id, else by its question; an id of none is refused', () => {
  const known = faq({ question: 'Known?' });
  const file = `id,question,answer\n${known.id.toUpperCase()},Another question?,A\n,known?,B\n${newId()},C?,C\n`;
  expect(brief(file, [known])).toEqual([
    [2, 'change'],
    [3, 'refused', 'The same FAQ stands in line 2 already.'],
    [4, 'refused', 'No FAQ of yours has this ID. Empty the cell to add it as a new one.'],
  ]);
});

test('what a file does not say stays as it is', () => {
  const known = faq({ category: 'Delivery', variants: ['When?'], published: false, featured: true });
  const [it] = plan('question,answer\nShip?,<p>No.</p>\n', [known]);
  expect(it).toMatchObject({
    kind: 'change',
    written: { category: 'Delivery', variants: ['When?'], published: false, featured: true, answer: '<p>No.</p>' },
  });
});

test('no more are added than the plan holds; what is there may change all the same', () => {
  const known = faq();
  expect(brief('question,answer\nA?,a\nB?,b\nShip?,c\n', [known], 2)).toEqual([
    [2, 'create'],
    [3, 'refused', 'Your plan holds 2 FAQs. Delete some, or choose a plan with more.'],
    [4, 'change'],
  ]);
});

test('plain text becomes paragraphs, HTML is sanitized', () => {
  const [plainText, html] = plan('question,answer\nA?,"a < b\n\nc"\nB?,<p onclick=x>b<iframe src=x></iframe></p>\n');
  expect(plainText).toMatchObject({ written: { answer: '<p>a &lt; b</p><p>c</p>' } });
  expect(html).toMatchObject({ written: { answer: '<p>b</p>' } });
});

test.each([
  ['Excel in Europe', bytes('sep=;\r\nquestion;answer\r\nGrößen?;Ja\r\n')],
  ['Excel’s own encoding', Uint8Array.from(Buffer.from('question;answer\r\nGr\xf6\xdfen?;Ja\r\n', 'latin1'))],
  ['Excel’s Unicode text', Uint8Array.from(Buffer.from('\ufeffquestion\tanswer\r\nGrößen?\tJa\r\n', 'utf16le'))],
  ['a mark of UTF-8', bytes('\ufeffquestion,answer\nGrößen?,Ja')],
])('a file of %s is read', (_, file) => {
  expect(plan(file)).toMatchObject([{ kind: 'create', question: 'Größen?' }]);
});

test.each([
  ['', 'holds no FAQs|must name the columns'],
  ['question,answer\n', 'holds no FAQs'],
  ['name,price\nA,1\n', 'must name the columns'],
  ['question,answer\nA?,"b\n', 'can’t be read from line'],
  ['{"faqs": [{}]}', 'isn’t valid JSON'],
  ['[1', 'isn’t valid JSON'],
  ['PK\u0003\u0004\0\0', 'isn’t text'],
])('%j is refused with what to do about it', (file, message) => {
  expect(() => readEntries(bytes(file))).toThrow(new RegExp(message));
});
