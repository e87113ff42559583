import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { WorkMeter } from '../../test-kit/work-meter.ts';
import { eraseFaqJob } from './faqs.jobs.ts';
import { changeFaq } from './save-faq.ts';
import { doJob } from '../../test-kit/do-job.ts';

const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  w = await testServer({ meter });
});
afterAll(() => w.close());

describe('a deleted FAQ', () => {
  it('that was restored and deleted again has a whole day once more', async () => {
    const shop = await w.shop();
    const { api } = await shop.member();
    const { data: faq } = await api('POST /faqs', { body: { question: 'Do you ship?', answer: '<p>Yes.</p>' } });
    const params = { id: faq.id };
    const deletions: string[] = [];
    for (const at of ['2026-03-02T10:00:00Z', '2026-03-03T09:00:00Z']) {
      w.setTime(at);
      await api('POST /faqs/:id/restore', { params });
      await api('DELETE /faqs/:id', { params });
      deletions.push(at);
    }
    const erase = (deletedAt = '') => doJob(w.services, eraseFaqJob, { shopId: shop.id, faqId: faq.id, deletedAt });
    await erase(deletions[0]);
    expect((await api('POST /faqs/:id/restore', { params })).data.id).toBe(faq.id);
    w.setTime('2026-03-03T09:30:00Z');
    await api('DELETE /faqs/:id', { params });
    await erase('2026-03-03T09:30:00Z');
    await expect(api('POST /faqs/:id/restore', { params })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('two people who change one FAQ at once', () => {
  it('both keep what they changed', async () => {
    const shop = await w.shop();
    const { api } = await shop.member();
    const { data: faq } = await api('POST /faqs', { body: { question: 'Do you ship?', answer: '<p>Yes.</p>' } });
    for (let round = 0; round < 8; round += 1) {
      const [question, answer] = [`Do you ship to place ${round}?`, `<p>Yes, in ${round} days.</p>`];
      await Promise.all([changeFaq(shop.ctx, faq.id, { question }), changeFaq(shop.ctx, faq.id, { answer })]);
      expect((await api('GET /faqs/:id', { params: { id: faq.id } })).data).toMatchObject({ question, answer });
    }
  });

  it('do so one after the other: the FAQ is held from its reading on', async () => {
    const shop = await w.shop();
    const { api } = await shop.member();
    const { data: faq } = await api('POST /faqs', { body: { question: 'Do you ship?', answer: '<p>Yes.</p>' } });
    await meter.costOf(w, shop.id, () => changeFaq(shop.ctx, faq.id, { question: 'Do you ship abroad?' }));
    // What its blocks in the store need is read by a job, at some time.
    const ofFaq = meter.said.filter(
      (it) => /\b(?:from|update) "faqs"/.test(it) && !/^select .* "published" = /.test(it),
    );
    expect(ofFaq[0]).toMatch(/^select .* for update$/);
    expect(ofFaq[1]).toMatch(/^update "faqs"/);
  });
});

describe('who saves a FAQ that somebody else has saved since', () => {
  const read = { question: 'Do you ship?', answer: '<p>Yes.</p>', category: 'Orders', variants: ['Ship?'] };
  const whole = { ...read, published: true, featured: false };

  async function openTwice() {
    const shop = await w.shop();
    const [ada, bo] = [await shop.member(), await shop.member({ name: 'Bo' })];
    const { data: faq } = await ada.api('POST /faqs', { body: whole });
    const params = { id: faq.id };
    const now = async () => (await ada.api('GET /faqs/:id', { params })).data;
    return { shop, ada: ada.api, bo: bo.api, params, now };
  }

  it('keeps what the other changed in the fields that are as they were read', async () => {
    const { ada, bo, params, now } = await openTwice();
    await ada('PUT /faqs/:id', { params, body: { answer: '<p>Ada: yes.</p>', published: false, from: whole } });
    const body = { ...whole, question: 'Bo: do you ship?', variants: ['Ship?', 'Send?'], from: whole };
    const { data } = await bo('PUT /faqs/:id', { params, body });
    const both = { ...whole, question: 'Bo: do you ship?', answer: '<p>Ada: yes.</p>', published: false };
    expect(data).toMatchObject({ ...both, variants: ['Ship?', 'Send?'], excerpt: 'Ada: yes.' });
    expect(await now()).toEqual(data);
    expect((await ada('GET /faqs', { query: { search: 'Ada: yes' } })).total).toBe(1);
  });

  it('is refused, with the fields that both changed, and nothing of it is saved', async () => {
    const { ada, bo, params, now } = await openTwice();
    await ada('PUT /faqs/:id', { params, body: { answer: '<p>Ada</p>', variants: ['A?'], from: whole } });
    const before = await now();
    const body = { ...whole, question: 'Bo?', answer: '<p>Bo</p>', variants: ['B?'], from: whole };
    await expect(bo('PUT /faqs/:id', { params, body })).rejects.toMatchObject({
      ...{ code: 'conflict', message: expect.stringContaining('Choose what stays') },
      fields: { answer: 'Someone else changed this', variants: 'Someone else changed this' },
    });
    expect(await now()).toEqual(before);
    const chosen = { ...body, from: { ...whole, answer: before.answer, variants: before.variants } };
    expect((await bo('PUT /faqs/:id', { params, body: chosen })).data).toMatchObject({
      ...{ question: 'Bo?', answer: '<p>Bo</p>', variants: ['B?'] },
    });
  });

  it('is not refused where both made the same of it, whatever markup it came in', async () => {
    const { ada, bo, params } = await openTwice();
    await ada('PUT /faqs/:id', { params, body: { answer: '<p>No.</p>', from: whole } });
    const body = { answer: '<p onclick="x()">No.</p>', from: whole };
    expect((await bo('PUT /faqs/:id', { params, body })).data.answer).toBe('<p>No.</p>');
  });

  it('at the very same time is refused all the same: one of two comes second', async () => {
    const { ada, bo, params, now } = await openTwice();
    const save = (api: typeof ada, answer: string) => api('PUT /faqs/:id', { params, body: { answer, from: whole } });
    const tried = await Promise.allSettled([save(ada, '<p>Ada</p>'), save(bo, '<p>Bo</p>')]);
    expect(tried.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = tried.find((it) => it.status === 'fulfilled');
    expect(await now()).toEqual(won?.value.data);
  });

  it('and whoever only switches one thing says nothing about the rest', async () => {
    const { ada, bo, params, now } = await openTwice();
    await ada('PUT /faqs/:id', { params, body: { answer: '<p>Ada</p>', from: whole } });
    await bo('PUT /faqs/:id', { params, body: { featured: true } });
    expect(await now()).toMatchObject({ answer: '<p>Ada</p>', featured: true });
  });
});
