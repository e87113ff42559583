import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { openTestDatabase } from '../../test-kit/test-database.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { cleanAnswer } from './answers/clean-answer.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const answers = {
  'Markup?': '<p class="x"><strong>Bold</strong> and <a href="https://shop.example/p/1">linked</a></p>',
  'Broken?': '<p><b>Ship</b>ping is &amp; stays free: 1 &lt; 2, 100% &quot;sure&quot;.</p><p>Next\u00a0day</p>',
  'Listed?': '<ul><li>First_one</li><li>C:\\temp</li></ul>',
};

async function search(
  api: Awaited<ReturnType<Awaited<ReturnType<TestServer['shop']>>['member']>>['api'],
  words: string,
) {
  return (await api('GET /faqs', { query: { search: words } })).data.map((it) => it.question);
}

async function filledShop() {
  const { api } = await (await w.shop()).member();
  for (const [question, answer] of Object.entries(answers)) await api('POST /faqs', { body: { question, answer } });
  return api;
}

describe('the search of the list', () => {
  it('looks into what an answer says, not into how it is marked up', async () => {
    const api = await filledShop();
    for (const markup of ['strong', 'href', 'shop.example', '<p>', '&amp;', '&lt;', 'quot'])
      expect([markup, await search(api, markup)]).toEqual([markup, []]);
    expect(await search(api, 'bold and LINKED')).toEqual(['Markup?']);
    expect(await search(api, 'shipping is & stays')).toEqual(['Broken?']);
    expect(await search(api, '1 < 2, 100% "sure". next day')).toEqual(['Broken?']);
    expect(await search(api, 'first_one c:\\temp')).toEqual(['Listed?']);
  });

  it('takes the signs that a pattern is made of as they stand', async () => {
    const api = await filledShop();
    expect(await search(api, '0%')).toEqual(['Broken?']);
    expect(await search(api, '1%2')).toEqual([]);
    expect(await search(api, 'First_one')).toEqual(['Listed?']);
    expect(await search(api, 'B_ld')).toEqual([]);
    expect(await search(api, '\\')).toEqual(['Listed?']);
  });

  it('finds the words that an answer has after a change or an import, and no others', async () => {
    const api = await filledShop();
    const { data } = await api('GET /faqs', { query: { search: 'Markup?' } });
    await api('PUT /faqs/:id', { params: { id: data[0]?.id ?? '' }, body: { answer: '<p>By <em>p</em>ost</p>' } });
    expect(await search(api, 'bold')).toEqual([]);
    expect(await search(api, 'by post')).toEqual(['Markup?']);
    const file = new Blob(['question,answer\nImported?,<p>By <i>tr</i>ain</p>\nBroken?,<p>Never</p>']);
    const { mark } = (await api('POST /faqs/import/check', { body: file })).data;
    await api('POST /faqs/import', { query: { mark }, body: file });
    expect(await search(api, 'by train')).toEqual(['Imported?']);
    expect(await search(api, 'stays free')).toEqual([]);
  });
});

it('an answer that was kept before its plain text was is filled with the same that it is written with', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const shopId = newId();
    const domain = 'old.myshopify.com';
    const shop = { id: shopId, name: 'Old', shopify_domain: domain, domain, storefront_url: `https://${domain}` };
    await db.insertInto('shops').values(shop).execute();
    const given = [
      ...Object.values(answers),
      '<h2>A</h2><p>b<br>c</p><table><tbody><tr><td>d</td><td>e</td></tr></tbody></table>',
      '<p>Look <img src="https://x.example/a.png" alt="a &gt; b"> &amp;lt; &amp;amp;</p>',
      '<p>Film</p><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>',
      '<p>\u2003Wide\u3000 gaps\n\tand lines </p><blockquote>said</blockquote>',
    ].map((html) => cleanAnswer('http://localhost', html));
    const rows = given.map((it, position) => ({ ...it, shop_id: shopId, id: newId(), question: 'Q?', position }));
    await db.insertInto('faqs').values(rows).execute();
    await sql`alter table faqs drop column answer_text`.execute(db);
    await sql`delete from migrations where name = '0400_answer_text.sql'`.execute(db);
    await migrate(db);
    const filled = await db.selectFrom('faqs').select('answer_text').orderBy('position').execute();
    expect(filled.map((it) => it.answer_text)).toEqual(given.map((it) => it.answer_text));
  } finally {
    await close();
  }
});
