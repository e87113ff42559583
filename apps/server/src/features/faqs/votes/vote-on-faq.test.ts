import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

async function newFaq(over: object = {}) {
  const shop = await w.shop();
  const { api } = await shop.member();
  const { data: faq } = await api('POST /faqs', { body: { question: 'Ship?', answer: '<p>Yes.</p>', ...over } });
  const params = { id: faq.id };
  const send = (voter: string, isHelpful: boolean, domain = shop.domain, address = '192.0.2.1') =>
    w.app.inject({
      method: 'POST',
      url: `/client/api/faqs/${faq.id}/vote`,
      payload: { shop: domain, voter, isHelpful },
      remoteAddress: address,
    });
  const vote = async (...given: Parameters<typeof send>) => (await send(...given)).statusCode;
  const votes = async () => {
    const { helpful, unhelpful } = (await api('GET /faqs/:id', { params })).data;
    return [helpful, unhelpful];
  };
  return { shop, api, params, vote, votes };
}

describe('a vote on an answer', () => {
  it('counts once for each browser, and may change', async () => {
    const { api, vote, votes } = await newFaq();
    const [a, b] = [newId(), newId()];
    expect([await vote(a, true), await vote(a, true), await vote(b, false)]).toEqual([200, 200, 200]);
    expect(await votes()).toEqual([1, 1]);
    await vote(a.toUpperCase(), false);
    expect(await votes()).toEqual([0, 2]);
    expect((await api('GET /faqs')).data[0]).toMatchObject({ helpful: 0, unhelpful: 2 });
  });

  it('counts once also when it comes many times at once', async () => {
    const { vote, votes } = await newFaq();
    const voter = newId();
    await Promise.all(Array.from({ length: 12 }, (_, n) => vote(voter, n % 2 === 0)));
    const [helpful = 0, unhelpful = 0] = await votes();
    expect(helpful + unhelpful).toBe(1);
  });

  it('is taken for published FAQs of the named shop alone', async () => {
    const [mine, theirs] = [await newFaq(), await newFaq()];
    expect(await mine.vote(newId(), true, theirs.shop.domain)).toBe(404);
    expect(await mine.vote(newId(), true, 'no-such-shop.myshopify.com')).toBe(404);
    await mine.api('PUT /faqs/:id', { params: mine.params, body: { published: false } });
    expect(await mine.vote(newId(), true)).toBe(404);
    expect(await mine.votes()).toEqual([0, 0]);
  });

  it('keeps nothing by which a browser is known again: on another FAQ its mark is another one', async () => {
    const { shop, api, vote } = await newFaq();
    const { data: other } = await api('POST /faqs', { body: { question: 'Cost?', answer: '<p>No.</p>' } });
    const voter = newId();
    await vote(voter, true);
    const payload = { shop: shop.domain, voter, isHelpful: true };
    await w.app.inject({ method: 'POST', url: `/client/api/faqs/${other.id}/vote`, payload });
    const rows = await w.services.db.selectFrom('faq_votes').selectAll().where('shop_id', '=', shop.id).execute();
    expect(new Set(rows.map((it) => it.voter)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(voter);
    expect(Object.keys(rows[0] ?? {})).toEqual(['shop_id', 'faq_id', 'voter', 'is_helpful', 'voted_at']);
  });

  it('goes with its FAQ', async () => {
    const { shop, vote } = await newFaq();
    await vote(newId(), true);
    await w.services.db.deleteFrom('faqs').where('shop_id', '=', shop.id).execute();
    const left = await w.services.db.selectFrom('faq_votes').select('faq_id').where('shop_id', '=', shop.id).execute();
    expect(left).toEqual([]);
  });

  it('from one address is not one of a crowd', async () => {
    const { vote, votes } = await newFaq();
    const codes: number[] = [];
    for (let n = 0; n < 80; n += 1) codes.push(await vote(newId(), false, undefined, '192.0.2.77'));
    expect(codes.at(-1)).toBe(429);
    expect((await votes())[1]).toBeLessThanOrEqual(60);
    expect(await vote(newId(), true, undefined, '192.0.2.78')).toBe(200);
  });
});
