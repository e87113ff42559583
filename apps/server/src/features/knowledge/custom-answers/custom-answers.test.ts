import { newId } from '@chatty/contract/new-id';
import { planOf } from '@chatty/contract/plans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { retrieve } from '../search/retrieve.ts';
import { eraseCustomAnswer } from './save-custom-answer.ts';

let w: TestServer;
let shop: TestShop;
let api: TestMember['api'];
beforeAll(async () => {
  w = await testServer();
});
beforeEach(async () => {
  w.forgetLimits();
  shop = await w.shop({ isEnableAIAssistant: false });
  api = (await shop.member()).api;
});
afterAll(() => w.close());

const add = async (question: string, more: object = {}) =>
  (await api('POST /customAnswers', { body: { question, answer: `<p>About ${question}</p>`, ...more } })).data;
const list = async (query: object = {}) => (await api('GET /customAnswers', { query })).data;
const questions = async (query: object = {}) => (await list(query)).answers.map((it) => it.question);
const found = async (text: string) => (await retrieve(shop.ctx, { text, limit: 3 })).hits.map((it) => it.passage.title);
const fill = (count: number) =>
  shop.ctx.db
    .insertInto('custom_answers')
    .values(
      Array.from({ length: count }, (_, at) => ({
        shop_id: shop.id,
        id: newId(),
        question: `Filler ${at}`,
        answer: 'x',
      })),
    )
    .execute();
const limit = planOf('free').customAnswerLimit;

test('custom answers are listed in pieces, the last changed first, without gaps', async () => {
  for (const question of ['One?', 'Two?', 'Three?', 'Four?', 'Five?']) await add(question);
  await fill(2);
  const all = await questions();
  expect(all).toHaveLength(7);
  const piecewise: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const piece = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
    expect(piece.total).toBe(cursor ? null : 7);
    piecewise.push(...piece.answers.map((it) => it.question));
    cursor = piece.cursor;
  }
  expect(piecewise).toEqual(all);
  for (const cursor of ['bm9uc2Vuc2U', Buffer.from('{"value":"x","id":"y"}').toString('base64url')])
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'bad_input' });
});

test('the search looks into questions, their other wordings, and answers', async () => {
  await add('Do you engrave?', { variants: ['Can I have my name on it?'] });
  await add('Do you ship to Malta?', { answer: '<p>Yes, by ferry.</p>' });
  expect(await questions({ search: 'ENGRAVE' })).toEqual(['Do you engrave?']);
  expect(await questions({ search: 'my name' })).toEqual(['Do you engrave?']);
  expect(await questions({ search: 'ferry' })).toEqual(['Do you ship to Malta?']);
  expect(await questions({ search: '%' })).toEqual([]);
});

test('a deleted custom answer is found by nothing, can be restored for a day, and is gone then', async () => {
  const { id } = await add('Do you engrave knives?');
  expect(await found('engrave a knife')).toEqual(['Do you engrave knives?']);
  await api('DELETE /customAnswers/:id', { params: { id } });
  expect([await questions(), await found('engrave a knife')]).toEqual([[], []]);
  await expect(api('GET /customAnswers/:id', { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  await api('POST /customAnswers/:id/restore', { params: { id } });
  expect([await questions(), await found('engrave a knife')]).toEqual([
    ['Do you engrave knives?'],
    ['Do you engrave knives?'],
  ]);
  await api('DELETE /customAnswers/:id', { params: { id } });
  const row = await shop.ctx.db
    .selectFrom('custom_answers')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirst();
  const deletedAt = row?.deleted_at?.toISOString() ?? '';
  await eraseCustomAnswer(shop.ctx, { answerId: id, deletedAt: new Date(0).toISOString() });
  await api('POST /customAnswers/:id/restore', { params: { id } });
  await api('DELETE /customAnswers/:id', { params: { id } });
  const again = await shop.ctx.db
    .selectFrom('custom_answers')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirst();
  await eraseCustomAnswer(shop.ctx, { answerId: id, deletedAt: again?.deleted_at?.toISOString() ?? deletedAt });
  await expect(api('POST /customAnswers/:id/restore', { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
});

test('the plan holds so many custom answers: one more is refused, however many are added at a time, or restored', async () => {
  const { id } = await add('The first?');
  await api('DELETE /customAnswers/:id', { params: { id } });
  await fill(limit - 2);
  const tried = await Promise.allSettled([add('A?'), add('B?'), add('C?'), add('D?')]);
  expect(tried.filter((it) => it.status === 'fulfilled')).toHaveLength(2);
  const refused = { code: 'refused', message: expect.stringContaining(`Your plan holds ${limit} custom answers`) };
  for (const it of tried) if (it.status === 'rejected') expect(it.reason).toMatchObject(refused);
  await expect(api('POST /customAnswers/:id/restore', { params: { id } })).rejects.toMatchObject(refused);
  expect((await api('GET /ai_assistant/sources')).data.customAnswers).toEqual({ count: limit, limit });
  await shop.ctx.db.updateTable('shops').set({ no_limit: true }).where('id', '=', shop.id).execute();
  await add('Without limit?');
  expect((await api('GET /ai_assistant/sources')).data.customAnswers).toEqual({ count: limit + 1, limit: null });
});

test('the same id again is the same answer, also at the limit of the plan', async () => {
  const id = newId();
  await fill(limit - 1);
  await add('Once?', { id });
  await add('Once more?', { id });
  expect(await questions({ search: 'Once' })).toEqual(['Once?']);
});

test('members read custom answers and change none', async () => {
  const { id } = await add('Do you engrave?');
  const { api: member } = await shop.member({ role: 'member' });
  expect((await member('GET /customAnswers/:id', { params: { id } })).data.question).toBe('Do you engrave?');
  const body = { question: 'Mine?', answer: 'Mine.' };
  await expect(member('POST /customAnswers', { body })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(member('PUT /customAnswers/:id', { params: { id }, body })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});
