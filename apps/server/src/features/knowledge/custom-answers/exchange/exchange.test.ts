import { newId } from '@chatty/contract/new-id';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../../test-kit/test-server.ts';
import { madeXlsx } from '../../documents/testing/made-files.ts';
import { retrieve } from '../../search/retrieve.ts';

const patient = { timeout: 60_000, interval: 50 };
let w: TestServer;
let shop: TestShop;
let member: TestMember;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(async () => {
  w.forgetLimits();
  shop = await w.shop();
  member = await shop.member();
});
afterAll(() => w.close());

const choose = async (file: string | Uint8Array, id = newId(), name = 'a.csv') =>
  (
    await member.api('POST /customAnswers/imports', {
      query: { id, name },
      body: new Blob([typeof file === 'string' ? file : new Uint8Array(file)]),
    })
  ).data;
const last = async () => (await member.api('GET /customAnswers/imports/last')).data;
const run = async (id: string) => {
  await member.api('POST /customAnswers/imports/:id/begin', { params: { id } });
  await vi.waitFor(async () => expect(await last()).toMatchObject({ id, state: 'done' }), patient);
  return last();
};
const answers = async () =>
  (await member.api('GET /customAnswers', { query: { limit: 100 } })).data.answers
    .map((it) => ({ id: it.id, question: it.question, excerpt: it.excerpt, variants: it.variants }))
    .sort((a, b) => (a.question < b.question ? -1 : 1));
const exported = async (query: object = {}) => {
  const parts: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await member.api('GET /customAnswers/export', {
      query: { ...query, ...(cursor ? { cursor } : {}) },
    });
    parts.push(data.text);
    cursor = data.cursor;
  }
  return parts.join('');
};
const file = (...rows: string[]) => ['question,answer,other wordings', ...rows].join('\n');

it('a file is looked at first, and nothing is written; then it adds and changes, and leaves out what fails, with the reason', async () => {
  await member.api('POST /customAnswers', { body: { question: 'Do you wrap?', answer: 'No.' } });
  const text = file(
    'do you wrap?,"Yes, for 3 euros.","Gift wrap?\nWrapping?"',
    'Do you engrave?,<p>Up to <b>12</b> letters.</p><script>x</script>,',
    ',Nobody asked.,',
    'Do you engrave?,Twice.,',
    'Empty?,<script>alert(1)</script>,',
  );
  const looked = await choose(text);
  expect(looked).toMatchObject({
    create: 2,
    change: 1,
    overLimit: 0,
    failed: [
      { line: 5, reason: 'question: This field is required' },
      { line: 6, question: 'Do you engrave?', reason: 'The same question stands in line 4 already.' },
    ],
  });
  expect(await answers()).toHaveLength(1);
  expect(await run(looked.import.id)).toMatchObject({ total: 5, gone: 5, created: 1, changed: 1, same: 0, failed: 3 });
  expect(await answers()).toMatchObject([
    { question: 'Do you engrave?', excerpt: 'Up to 12 letters.' },
    { question: 'do you wrap?', excerpt: 'Yes, for 3 euros.', variants: ['Gift wrap?', 'Wrapping?'] },
  ]);
  expect((await retrieve(shop.ctx, { text: 'how many letters do you engrave', limit: 1 })).hits[0]?.passage.title).toBe(
    'Do you engrave?',
  );
  const { data } = await member.api('GET /customAnswers/imports/:id/failed', { params: { id: looked.import.id } });
  const rows: string[][] = parse(data.text, { bom: true });
  expect(rows.map((it) => it.slice(1, 3).concat(it[4] ?? ''))).toEqual([
    ['question', 'answer', 'line'],
    ['', 'Nobody asked.', '5'],
    ['Do you engrave?', 'Twice.', '6'],
    ['Empty?', '<script>alert(1)</script>', '7'],
  ]);
  expect(await run((await choose(text)).import.id)).toMatchObject({ created: 0, changed: 0, same: 2, failed: 3 });
});

it('what goes out comes in again as it was, also what a spreadsheet would run, and in a file of many parts', async () => {
  await shop.ctx.db.updateTable('shops').set({ no_limit: true }).where('id', '=', shop.id).execute();
  const odd = ['=1+1', '+49', "'=2", '@SUM(A1)', '"quoted", and; more\tand\nlines'];
  for (const question of odd) {
    // Wordings stand in a cell line by line.
    const variants = question.includes('\n') ? [] : [question];
    await member.api('POST /customAnswers', { body: { question, answer: `<p>${question}</p>`, variants } });
  }
  const many = Array.from({ length: 520 }, (_, at) => `Question ${at}?,Answer ${at}.,`);
  await run((await choose(file(...many))).import.id);
  const text = await exported();
  const cells: string[][] = parse(text, { bom: true });
  expect(cells).toHaveLength(526);
  for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(await run((await choose(text)).import.id)).toMatchObject({ created: 0, changed: 0, same: 525, failed: 0 });
  const semicolons = await exported({ delimiter: 'semicolon' });
  expect(await choose(semicolons)).toMatchObject({ create: 0, change: 525, failed: [] });
});

it('what a file does not say stays: other wordings, where it has no column for them', async () => {
  await member.api('POST /customAnswers', { body: { question: 'Wrap?', answer: 'No.', variants: ['Gift wrap?'] } });
  await run((await choose('question,answer\nWrap?,Yes.')).import.id);
  expect(await answers()).toMatchObject([{ excerpt: 'Yes.', variants: ['Gift wrap?'] }]);
});

it('a workbook is read as well, and an id names the answer that is meant', async () => {
  const { data } = await member.api('POST /customAnswers', { body: { question: 'Old?', answer: 'Old.' } });
  const sheet = madeXlsx({
    Answers: [
      ['ID', 'Question', 'Answer', 'Mood'],
      [data.id, 'New?', 'New.', 'good'],
      [newId(), 'Whose?', 'Nobody’s.', 'bad'],
    ],
  });
  const looked = await choose(sheet, newId(), 'a.xlsx');
  expect(looked).toMatchObject({ ignored: ['mood'] });
  expect(await run(looked.import.id)).toMatchObject({ changed: 1, failed: 1 });
  expect(await answers()).toMatchObject([{ id: data.id, question: 'New?', excerpt: 'New.' }]);
});

it('holds as many as the plan does: told before, and left out with the reason', async () => {
  const looked = await choose(file(...Array.from({ length: 120 }, (_, at) => `Question ${at}?,Answer.,`)));
  expect(looked).toMatchObject({ create: 100, overLimit: 20 });
  expect(await run(looked.import.id)).toMatchObject({ created: 100, failed: 20 });
  const { data } = await member.api('GET /customAnswers/imports/:id/failed', { params: { id: looked.import.id } });
  expect(data.text).toContain('Your plan holds 100 custom answers.');
});

it('begun twice it is one import, and what is no file of answers is told', async () => {
  const looked = await choose(file('A?,B.,'));
  const params = { id: looked.import.id };
  await Promise.all([1, 2, 3].map(() => member.api('POST /customAnswers/imports/:id/begin', { params })));
  await vi.waitFor(async () => expect(await last()).toMatchObject({ state: 'done', created: 1 }), patient);
  const problem = (text: string | Uint8Array) => choose(text).catch((it: { message: string }) => it.message);
  expect(await problem('a,b\n1,2')).toContain('at least “question” and “answer”');
  expect(await problem('question,answer\n"open')).toContain('line 2');
  expect(await problem('question,answer')).toContain('no answers');
  expect(await problem(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toContain('workbook');
  const { api } = await shop.member({ role: 'member' });
  await expect(api('GET /customAnswers/export', { query: {} })).rejects.toMatchObject({ code: 'not_allowed' });
});
