import { NewFaq } from '@chatty/contract/faqs';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestMember, type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { eraseFaqJob } from '../faqs.jobs.ts';
import { addFaq, changeFaq, deleteFaq, restoreFaq } from '../save-faq.ts';
import { doJob, doScheduled } from '../../../test-kit/do-job.ts';

const dayMs = 86_400_000;
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (it) => it.charCodeAt(0),
);

let w: TestServer;
let shop: TestShop;
let member: TestMember;
let started: number;

beforeAll(async () => {
  w = await testServer();
});
beforeEach(async () => {
  started = Date.now();
  w.setTime(new Date(started).toISOString());
  w.forgetLimits();
  shop = await w.shop();
  member = await shop.member();
});
afterAll(() => w.close());

const upload = async ({ api }: Pick<TestMember, 'api'>, bytes: BlobPart = png, name = 'sizes.png') =>
  (await api('POST /files', { query: { name }, body: new Blob([bytes]) })).data;
const showing = (...urls: string[]) => `<p>Sizes</p>${urls.map((it) => `<img src="${it}" alt="Sizes">`).join('')}`;
const faqWith = (answer: string) => NewFaq.parse({ question: 'Which size?', answer });
// Actions and not calls: a session ends long before a file does.
const add = (answer: string) => addFaq(shop.ctx, faqWith(answer));
const change = (id: string, answer: string) => changeFaq(shop.ctx, id, { answer });
const served = (url: string) => fetch(url.replace(w.services.config.APP_URL, w.origin));
const status = async (url: string) => (await served(url)).status;
/** The sweep as it runs so many days after the beginning of the test. */
const sweepOnDay = async (days: number) => {
  w.setTime(new Date(started + days * dayMs).toISOString());
  await doScheduled(w.services, 'files.sweep-unattached');
};

describe('an image of a FAQ', () => {
  it('is saved with the answer, and shown to whoever reads it', async () => {
    const image = await upload(member);
    const faq = await add(showing(image.url));
    const { pathname } = new URL(image.url);
    expect(faq.answer).toBe(`<p>Sizes</p><img src="${pathname}" alt="Sizes" loading="lazy" />`);
    const answer = await served(image.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('stays as long as the FAQ does, also through its deletion and the undoing of it', async () => {
    const image = await upload(member);
    const { id } = await add(showing(image.url));
    await sweepOnDay(3);
    await deleteFaq(shop.ctx, id);
    await sweepOnDay(3.9);
    await restoreFaq(shop.ctx, id);
    await sweepOnDay(9);
    expect(await status(image.url)).toBe(200);
  });

  it('is gone a day after its FAQ was erased', async () => {
    const image = await upload(member);
    const { id } = await add(showing(image.url));
    await sweepOnDay(2);
    await deleteFaq(shop.ctx, id);
    const deletedAt = w.services.clock.now().toISOString();
    w.setTime(new Date(started + 3 * dayMs).toISOString());
    await doJob(w.services, eraseFaqJob, { shopId: shop.id, faqId: id, deletedAt });
    await sweepOnDay(3.9);
    expect(await status(image.url)).toBe(200);
    await sweepOnDay(4.1);
    expect(await status(image.url)).toBe(404);
  });

  it('may come back for a day after it was taken out, then it is gone', async () => {
    const [kept, dropped] = [await upload(member), await upload(member)];
    const { id } = await add(showing(kept.url, dropped.url));
    await sweepOnDay(2);
    await change(id, showing());
    await sweepOnDay(2.9);
    await change(id, showing(kept.url));
    await sweepOnDay(4);
    expect([await status(kept.url), await status(dropped.url)]).toEqual([200, 404]);
  });

  it('stays for a copy of the answer in another FAQ', async () => {
    const image = await upload(member);
    const first = await add(showing(image.url));
    await add(showing(image.url));
    await change(first.id, showing());
    await sweepOnDay(5);
    expect(await status(image.url)).toBe(200);
  });

  it('stays when two FAQs let go of it at once and one takes it back', async () => {
    const image = await upload(member);
    const [one, other] = [await add(showing(image.url)), await add(showing(image.url))];
    await Promise.all([change(one.id, showing()), change(other.id, showing())]);
    const { attached_at } = await w.services.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', image.id)
      .executeTakeFirstOrThrow();
    expect(attached_at).toBeNull();
    await change(other.id, showing(image.url));
    await sweepOnDay(5);
    expect(await status(image.url)).toBe(200);
  });

  it('that was also sent stays in the conversation when no FAQ shows it any more', async () => {
    const image = await upload(member);
    const { id } = await add(showing(image.url));
    const params = { id: newId() };
    await (await shop.visitor()).api('POST /client/api/conversations/:id/messages', {
      params,
      body: { id: newId(), text: 'Which size?' },
    });
    await member.api('POST /conversations/:id/messages', {
      params,
      body: { id: newId(), text: 'See here', fileIds: [image.id] },
    });
    await change(id, showing());
    await sweepOnDay(5);
    expect(await status(image.url)).toBe(200);
  });

  it('stays when a contact is deleted in whose conversation it was sent, and goes with the FAQ then', async () => {
    const image = await upload(member);
    const { id } = await add(showing(image.url));
    const visitor = await shop.visitor();
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', {
      params,
      body: { id: newId(), text: 'Which size?' },
    });
    const body = { id: newId(), text: 'See here', fileIds: [image.id] };
    await member.api('POST /conversations/:id/messages', { params, body });
    await member.api('DELETE /contacts/:id', { params: { id: visitor.contactId } });
    await sweepOnDay(5);
    expect(await status(image.url)).toBe(200);
    await change(id, showing());
    await sweepOnDay(6.1);
    expect(await status(image.url)).toBe(404);
  });
});

describe('an answer is refused, with a word at its field, when it shows', () => {
  const refused = (url: string) =>
    expect(add(showing(url))).rejects.toMatchObject({
      code: 'bad_input',
      fields: { answer: expect.stringContaining('upload it again') },
    });

  it('a file of another shop, which its FAQ does not keep alive either', async () => {
    const other = await (await w.shop()).member();
    const theirs = await upload(other);
    await refused(theirs.url);
    await refused(theirs.url.replace(/\/files\/[^/]+/, `/files/${shop.id}`));
    await refused(`${theirs.url}?w=1`);
    await refused(new URL(theirs.url).pathname);
    await sweepOnDay(1.1);
    expect(await status(theirs.url)).toBe(404);
  });

  it('what a visitor has sent', async () => {
    const visitor = await shop.visitor();
    const { data: theirs } = await visitor.api('POST /client/api/files', {
      query: { name: 'me.png' },
      body: new Blob([png]),
    });
    await refused(theirs.url);
  });

  it('a guessed address, one written otherwise, and a file that is no image', async () => {
    const image = await upload(member);
    const pdf = await upload(member, '%PDF-1.7\n%âãÏÓ\n1 0 obj\n', 'a.pdf');
    await refused(image.url.replace(/[\da-f]{32}$/, '0'.repeat(32)));
    await refused(image.url.replace(/[\da-f]{32}$/, ''));
    await refused(`${w.services.config.APP_URL}/files/../files/x`);
    await refused(pdf.url);
    expect((await member.api('GET /faqs')).data).toEqual([]);
  });

  it('an image that was swept meanwhile', async () => {
    const image = await upload(member);
    await sweepOnDay(1.1);
    await refused(image.url);
  });
});

it('an image of another site keeps the address that was typed', async () => {
  const { data: faq } = await member.api('POST /faqs', {
    body: { question: 'Which size?', answer: showing('https://cdn.example/a.png?x=1&y=2') },
  });
  expect(faq.answer).toContain('src="https://cdn.example/a.png?x=1&amp;y=2"');
});
