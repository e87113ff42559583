import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRows } from '../../platform/csv/read-rows.ts';
import { writeRows } from '../../platform/csv/write-rows.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function newShop() {
  const shop = await w.shop();
  const { api } = await shop.member();
  for (const locale of ['de', 'ar']) await api('POST /settings/translations', { body: { locale } });
  const exported = async (locale: string) =>
    (await api('GET /settings/translations/:locale/export', { params: { locale } })).data;
  const take = async (locale: string, csv: string) =>
    (await api('POST /settings/translations/:locale/import', { params: { locale }, body: new Blob([csv]) })).data;
  const save = (values: Record<string, string | null>) =>
    api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
  const item = async (key: string) =>
    (await api('GET /settings/translations/:locale', { params: { locale: 'de' } })).data.items.find(
      (it) => it.key === key,
    );
  return { shop, api, exported, take, save, item };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (problem: unknown) => problem,
  );

test('holds all texts of a language, and taken back as it is changes nothing', async () => {
  const { exported, take } = await newShop();
  const { name, csv } = await exported('ar');
  expect(name).toBe('chatty-texts-ar.csv');
  expect(csv).toContain('liveChatUnread,few,{count} new messages,{count} رسائل جديدة');
  expect(await take('ar', csv)).toEqual({ changed: 0 });
});

test('is taken over whole or not at all, and says which lines are wrong', async () => {
  const { take, item } = await newShop();
  const head = '\uFEFFkey,form,original,translation\n';
  const bad = `${head}liveChatSend,,Send,Los\nliveChatNameTyping,,x,Jemand schreibt\nnoSuch,,x,y\n`;
  expect(await refusal(take('de', bad))).toMatchObject({
    message: 'Nothing was imported: one line can’t be used.',
    fields: { 'line 4': 'There is no text “noSuch”.' },
  });
  expect(await refusal(take('de', `${head}liveChatSend,,Send,Los\nliveChatNameTyping,,x,Jemand\n`))).toMatchObject({
    fields: { 'line 3': 'Keep {name}: it stands for what is put in.' },
  });
  expect((await item('liveChatSend'))?.own).toBeNull();
  expect(await refusal(take('de', 'key;form\na"b,c'))).toMatchObject({ code: 'bad_input' });
  expect(await take('de', `${head}liveChatSend,,Send,Los\nliveChatSeen,,Seen,\n`)).toEqual({ changed: 1 });
  expect((await item('liveChatSend'))?.own).toBe('Los');
});

test('holds 500 FAQs of a thousand characters, translated, and is taken back with all of them', async () => {
  const { api, shop, exported, take, item } = await newShop();
  await w.services.db.updateTable('shops').set({ no_limit: true }).where('id', '=', shop.id).execute();
  const answer = (at: number) => `<p>${'Zażółć '.repeat(145)}${at}</p>`;
  const faqs = Array.from({ length: 500 }, (_, at) => ({ question: `Question ${at}?`, answer: answer(at) }));
  const file = new Blob([JSON.stringify({ faqs })]);
  const { data: preview } = await api('POST /faqs/import/check', { body: file });
  await api('POST /faqs/import', { query: { mark: preview.mark }, body: file });

  // As a translator would fill it in.
  const [head = [], ...rows] = readRows((await exported('de')).csv.slice(1)).map((it) => it.cells);
  const filled = rows.map(([key = '', form = '', original = '', said = '']) =>
    key.startsWith('faq.')
      ? [key, form, original, original.replace('Question', '=Frage')]
      : [key, form, original, said],
  );
  expect(await take('de', writeRows([head, ...filled], { first: true }))).toEqual({ changed: 1_000 });
  const { csv: translated } = await exported('de');
  expect(translated.length).toBeGreaterThan(1_000_000);
  expect(await take('de', translated)).toEqual({ changed: 0 });

  await w.services.db.deleteFrom('translations').where('shop_id', '=', shop.id).where('locale', '=', 'de').execute();
  const key = filled.find((it) => it[3] === '=Frage 499?')?.[0] ?? '';
  expect(await item(key)).toMatchObject({ own: null });
  expect(await take('de', translated)).toEqual({ changed: 1_000 });
  expect(await item(key)).toMatchObject({ own: '=Frage 499?' });
  expect((await exported('de')).csv).toBe(translated);

  // What is wrong is told by the line in which it begins, and nothing of the rest is taken.
  const broken = filled.map((row, at) => (at === 300 ? ['faq.none.question', '', '', 'x'] : row));
  const line = readRows(writeRows([head, ...broken], { first: false }))[301]?.line;
  expect(await refusal(take('de', writeRows([head, ...broken], { first: true })))).toMatchObject({
    code: 'bad_input',
    fields: { [`line ${line}`]: 'There is no text “faq.none.question”.' },
  });
  expect(await refusal(take('de', 'x'.repeat(4 * 1024 * 1024 + 1)))).toMatchObject({
    code: 'too_large',
    message: 'This file is too large. Import at most 4 MB at a time.',
  });
  expect(await refusal(take('de', 'PK\0'))).toMatchObject({ message: expect.stringContaining('isn’t a CSV file') });
}, 60_000);

test('never holds a formula that a spreadsheet would reckon', async () => {
  const { exported, take, save, item } = await newShop();
  await save({ liveChatSend: '=HYPERLINK("x")' });
  const { csv } = await exported('de');
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  await save({ liveChatSend: null });
  await take('de', csv);
  expect((await item('liveChatSend'))?.own).toBe('=HYPERLINK("x")');
});
