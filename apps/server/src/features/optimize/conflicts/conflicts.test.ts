import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalEmbedder } from '../../../adapters/embedder/local-embedder.ts';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { until } from '../../../test-kit/until.ts';

const embedder = createLocalEmbedder();
let w: TestServer;
let shop: TestShop;
let api: TestMember['api'];
beforeAll(async () => {
  w = await testServer({ embedder });
  shop = await w.shop({ isEnableAIAssistant: false });
  api = (await shop.member()).api;
});
afterAll(async () => {
  await w.close();
  await embedder.close();
});

const patienceMs = 30_000;
const read = async () => (await api('GET /ai_assistant/conflicts')).data;
async function search() {
  w.forgetLimits();
  await until('the passages were not embedded', patienceMs, async () => {
    const left = await shop.ctx.db
      .selectFrom('passages')
      .select('id')
      .where('shop_id', '=', shop.id)
      .where('embeddings', 'is', null)
      .executeTakeFirst();
    return left ? undefined : true;
  });
  await api('POST /ai_assistant/conflicts/search');
  return until('the search did not end', patienceMs, async () => {
    w.forgetLimits();
    const now = await read();
    return now.search.running ? undefined : now;
  });
}

test('two answers to one question that differ are found with what differs, and ignored until one of them changes', async () => {
  const faq = (
    await api('POST /faqs', {
      body: { question: 'How long do I have to return an item?', answer: '<p>You can return it within 30 days.</p>' },
    })
  ).data;
  const { id } = (
    await api('POST /customAnswers', {
      body: { question: 'How long do I have to return something?', answer: '<p>Returns are accepted for 14 days.</p>' },
    })
  ).data;
  await api('POST /customAnswers', {
    body: { question: 'Do you engrave knives?', answer: 'We engrave up to 12 letters on the handle.' },
  });
  const found = await search();
  expect(found.search).toMatchObject({ done: 3, total: 3 });
  expect(found.conflicts).toMatchObject([{ kind: 'contradiction', ignored: null }]);
  const [conflict] = found.conflicts;
  if (!conflict) throw new Error('none was found');
  expect([conflict.one.id, conflict.other.id].toSorted()).toEqual([faq.id, id].toSorted());
  expect(Object.values(conflict.differs[0] ?? {}).toSorted()).toEqual(['14 days', '30 days']);
  const ignored = { reason: 'other' as const, note: 'One is for members' };
  await api('PUT /ai_assistant/conflicts/:id/ignored', { params: { id: conflict.id }, body: { ignored } });
  expect((await search()).conflicts).toMatchObject([{ id: conflict.id, ignored }]);
  const body = { question: 'How long do I have to return something?', answer: 'Returns are accepted for 20 days.' };
  await api('PUT /customAnswers/:id', { params: { id }, body });
  expect((await read()).conflicts).toEqual([]);
  expect((await search()).conflicts).toMatchObject([{ kind: 'contradiction', ignored: null }]);
});

test('an answer is checked before it is published', async () => {
  const check = async (question: string, answer: string) =>
    (await api('POST /ai_assistant/conflicts/check', { body: { question, answer } })).data;
  expect(await check('Do you engrave knives?', 'Yes, we engrave up to 12 letters on the handle.')).toMatchObject([
    { kind: 'duplicate', other: { kind: 'custom_answer', title: 'Do you engrave knives?' } },
  ]);
  expect(await check('Do you rent out tents?', 'Yes.')).toEqual([]);
});
