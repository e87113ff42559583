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
