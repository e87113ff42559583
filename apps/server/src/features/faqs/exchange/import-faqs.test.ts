import { faqImportMaxBytes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

async function newShop() {
  const shop = await w.shop();
  const { api } = await shop.member();
  const check = async (text: string) => (await api('POST /faqs/import/check', { body: new Blob([text]) })).data;
  const take = async (text: string, mark: string) =>
    (await api('POST /faqs/import', { query: { mark }, body: new Blob([text]) })).data;
  const both = async (text: string) => take(text, (await check(text)).mark);
  const kinds = async (text: string) => (await check(text)).rows.map((it) => it.kind);
  const questions = async () => (await api('GET /faqs', { query: { limit: 100 } })).data.map((it) => it.question);
  return { shop, api, check, take, both, kinds, questions };
}
const file = (...rows: string[]) => ['question,answer,category', ...rows].join('\n');

describe('an import', () => {
  it('does what its preview said: adds in the order of the file, changes, and leaves the rest', async () => {
    const { api, check, both, kinds, questions } = await newShop();
    await api('POST /faqs', { body: { question: 'Ship?', answer: '<p>Yes.</p>' } });
    const text = file('Returns?,Within 30 days.,Returns', 'ship?,<p>No.</p>,Delivery', 'Sizes?,S to XL.,');
    expect((await check(text)).rows.map((it) => [it.line, it.kind])).toEqual([
      [2, 'create'],
      [3, 'change'],
      [4, 'create'],
    ]);
    expect(await questions()).toEqual(['Ship?']);
    expect(await both(text)).toEqual({ created: 2, changed: 1 });
    expect(await questions()).toEqual(['ship?', 'Returns?', 'Sizes?']);
    expect(await kinds(text)).toEqual(['same', 'same', 'same']);
    const found = (await api('GET /faqs', { query: { search: 'within 30' } })).data[0];
    expect(found).toMatchObject({ category: 'Returns', published: true, excerpt: 'Within 30 days.' });
  });

  it('is all or nothing: with one wrong line nothing is written', async () => {
    const { check, take, questions } = await newShop();
    const text = file('Good?,Yes.,', ',No question.,');
    const { rows, mark } = await check(text);
    expect(rows.map((it) => it.kind)).toEqual(['create', 'refused']);
    await expect(take(text, mark)).rejects.toMatchObject({ code: 'bad_input' });
    expect(await questions()).toEqual([]);
  });

  it('is not another one than its preview: what changed meanwhile is looked at again', async () => {
    const { api, check, take, questions } = await newShop();
    const text = file('Ship?,Yes.,');
    const { mark } = await check(text);
    await expect(take(file('Ship?,No.,'), mark)).rejects.toMatchObject({ code: 'conflict' });
    await api('POST /faqs', { body: { question: 'Ship?', answer: '<p>Perhaps.</p>' } });
    await expect(take(text, mark)).rejects.toMatchObject({ code: 'conflict' });
    expect(await questions()).toEqual(['Ship?']);
  });

  it('of the same file twice at once adds nothing twice', async () => {
    const { check, take, questions } = await newShop();
    const text = file('A?,a,', 'B?,b,');
    const { mark } = await check(text);
    await Promise.allSettled([take(text, mark), take(text, mark)]);
    expect(await questions()).toEqual(['A?', 'B?']);
  });

  it('brings an export back, and moves it to another shop', async () => {
    const [one, other] = [await newShop(), await newShop()];
    for (const question of ['=1+1?', '"Quoted", or not?'])
      await one.api('POST /faqs', {
        body: { question, answer: '<p>Yes; no.</p>', variants: ['a', 'b'], featured: true },
      });
    for (const query of [{ format: 'csv' }, { format: 'csv', delimiter: 'semicolon' }, { format: 'json' }] as const) {
      const { data } = await one.api('GET /faqs/export', { query });
      expect(await one.kinds(data.text)).toEqual(['same', 'same']);
    }
    const { data } = await one.api('GET /faqs/export', { query: { format: 'csv' } });
    const elsewhere = data.text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '');
    await other.both(elsewhere);
    expect(await other.questions()).toEqual(await one.questions());
    // Ids of another shop are nobody's here.
    expect(await other.kinds(data.text)).toEqual(['refused', 'refused']);
  });

  it('has a template that can be imported as it is', async () => {
    const { api, both, questions } = await newShop();
    const { data } = await api('GET /faqs/export', { query: { format: 'csv', template: 'true' } });
    expect(data.name).toBe('faqs-template.csv');
    await both(data.text);
    expect(await questions()).toEqual(['How long does delivery take?']);
  });

  it('adds no more than the plan holds', async () => {
    const { shop, check } = await newShop();
    await w.services.db.updateTable('shops').set({ plan: 'free', no_limit: false }).where('id', '=', shop.id).execute();
    const rows = Array.from({ length: 101 }, (_, n) => `Question ${n}?,Answer ${n}.,`);
    const { rows: planned } = await check(file(...rows));
    expect(planned.filter((it) => it.kind === 'create')).toHaveLength(100);
    expect(planned.at(-1)).toMatchObject({
      line: 102,
      kind: 'refused',
      reason: expect.stringMatching(/^Your plan holds 100 FAQs\. /),
    });
  });

  it('takes no picture of another shop', async () => {
    const { check } = await newShop();
    const foreign = `/files/${newId()}/${newId()}/${'0'.repeat(32)}`;
    const { rows } = await check(file(`Whose?,"<p>Look: <img src=""${foreign}""></p>",`));
    expect(rows).toMatchObject([{ kind: 'refused', reason: expect.stringContaining('belongs to someone else') }]);
  });

  it('of too large a file is refused before it is read', async () => {
    const { check } = await newShop();
    await expect(check('x'.repeat(faqImportMaxBytes + 1))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('of 500 FAQs is done within seconds, and each can be found', async () => {
    const { shop, api, both } = await newShop();
    await w.services.db.updateTable('shops').set({ no_limit: true }).where('id', '=', shop.id).execute();
    const rows = Array.from(
      { length: 500 },
      (_, n) => `Question number ${n}?,"<p>${'Words of answer. '.repeat(20)}</p>",`,
    );
    expect(await both(file(...rows))).toEqual({ created: 500, changed: 0 });
    expect((await api('GET /faqs')).total).toBe(500);
    const passages = w.services.db.selectFrom('passages').select('id').where('shop_id', '=', shop.id);
    expect((await passages.execute()).length).toBeGreaterThanOrEqual(500);
  }, 60_000);
});
