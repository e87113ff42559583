import { newId } from '@chatty/contract/new-id';
import { planOf } from '@chatty/contract/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

const most = planOf('free').customAnswerLimit;
const refused = { code: 'refused', message: `Your plan holds ${most} FAQs. Delete some, or choose a plan with more.` };
const answer = '<p>Yes.</p>';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** A shop on the free plan that has room for so many more. */
async function shopWithRoomFor(room: number) {
  const shop = await w.shop();
  const { api } = await shop.member();
  const faqs = Array.from({ length: most - room }, (_, position) => ({
    ...{ shop_id: shop.id, id: newId(), position, question: `Question ${position}?` },
    ...{ answer, excerpt: 'Yes.', answer_text: 'Yes.' },
  }));
  await w.services.db.insertInto('faqs').values(faqs).execute();
  const add = (question: string, id = newId()) => api('POST /faqs', { body: { id, question, answer } });
  const total = async () => (await api('GET /faqs')).total;
  const set = (plan: object) => w.services.db.updateTable('shops').set(plan).where('id', '=', shop.id).execute();
  return { shop, api, add, total, set };
}

describe('the plan holds so many FAQs', () => {
  it('one more is refused, however many are added at a time', async () => {
    const { add, total } = await shopWithRoomFor(2);
    const tried = await Promise.allSettled([add('A?'), add('B?'), add('C?'), add('D?')]);
    expect(tried.filter((it) => it.status === 'fulfilled')).toHaveLength(2);
    for (const it of tried) if (it.status === 'rejected') expect(it.reason).toMatchObject(refused);
    expect(await total()).toBe(most);
  });

  it('the same id again is the same FAQ, also at the limit', async () => {
    const { add, total } = await shopWithRoomFor(1);
    const id = newId();
    await add('The last?', id);
    expect((await add('The last?', id)).data).toMatchObject({ id, question: 'The last?' });
    expect(await total()).toBe(most);
  });

  it('one that is deleted makes room; restored, it needs room again', async () => {
    const { api, add, total } = await shopWithRoomFor(1);
    const params = { id: (await add('The last?')).data.id };
    // What is there is not restored, and needs no room.
    await api('POST /faqs/:id/restore', { params });
    await api('DELETE /faqs/:id', { params });
    const { data: other } = await add('In its place?');
    await expect(api('POST /faqs/:id/restore', { params })).rejects.toMatchObject(refused);
    await api('DELETE /faqs/:id', { params: { id: other.id } });
    const tried = await Promise.allSettled([api('POST /faqs/:id/restore', { params }), add('Meanwhile?')]);
    expect(tried.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await total()).toBe(most);
  });

  it('an import and whoever adds one at the same time don’t pass it together', async () => {
    const { api, add, total } = await shopWithRoomFor(1);
    const body = new Blob(['question,answer\nImported?,Yes.']);
    const { mark } = (await api('POST /faqs/import/check', { body })).data;
    const tried = await Promise.allSettled([api('POST /faqs/import', { query: { mark }, body }), add('By hand?')]);
    expect(tried.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await total()).toBe(most);
    const again = (await api('POST /faqs/import/check', { body: new Blob(['question,answer\nMore?,Yes.']) })).data;
    expect(again.rows).toMatchObject([{ kind: 'refused', reason: refused.message }]);
  });

  it('what answers an open question is counted like every other', async () => {
    const { shop, api } = await shopWithRoomFor(0);
    const id = newId();
    const at = w.services.clock.now();
    const asked = { shop_id: shop.id, id, question: 'Open?', language: 'en', first_at: at, last_at: at };
    await w.services.db.insertInto('open_questions').values(asked).execute();
    const body = { id: newId(), as: 'faq' as const, question: 'Open?', answer, variants: [] };
    await expect(api('POST /ai_assistant/open_questions/:id/publish', { params: { id }, body })).rejects.toMatchObject(
      refused,
    );
  });

  it('what is there can be changed by a shop that has more than its plan holds, and another plan gives room', async () => {
    const { api, add, total, set } = await shopWithRoomFor(-3);
    const { data } = await api('GET /faqs');
    await api('PUT /faqs/:id', { params: { id: data[0]?.id ?? '' }, body: { question: 'Changed?' } });
    await expect(add('More?')).rejects.toMatchObject(refused);
    await set({ plan: 'basic' });
    await add('With a larger plan?');
    await set({ plan: 'free', no_limit: true });
    await add('Without limit?');
    expect(await total()).toBe(most + 5);
  });
});
