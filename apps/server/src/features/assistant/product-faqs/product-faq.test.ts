import type { ClientFrame } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatedDomain } from '../../../test-kit/simulated-store.ts';
import { whereIs } from '../../contacts/index.ts';
import { calls, says } from '../../../test-kit/model-server.ts';
import { type Answer, type DemoVisit, openDemo, type Visit } from '../testing/demo-visit.ts';
import { openModelDemo } from '../testing/scripted-demo.ts';

let demo: DemoVisit;
let one: { id: string; title: string };
let other: { id: string; title: string };
const answer = 'The zebra pouch stays with you for life; we refill it whenever it is empty.';
const question = 'Can the zebra pouch be refilled?';

beforeAll(async () => {
  demo = await openDemo();
  const rows = await demo.w.services.db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('shop_id', '=', demo.ctx.shopId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  const named = rows.filter((it) => it.title.split(' ').length > 1);
  const [first, second] = named;
  if (!first || !second) throw new Error('no products');
  [one, other] = [first, second];
}, 120_000);
afterAll(() => demo?.close());

const numberOf = (id: string) => id.split('/').at(-1) ?? '';
const add = async (productId: string, body: { question: string; answer: string; variants?: string[] }) =>
  (await demo.member('POST /customAnswers', { body: { id: newId(), productId, ...body } })).data;
const remove = (id: string) => demo.member('DELETE /customAnswers/:id', { params: { id } });
const faqOf = async (id: string) =>
  (await demo.member('GET /ai_assistant/product-faq/:id', { params: { id: numberOf(id) } })).data;

/** A visitor who has the page of a product open. */
async function visitorOn(productId: string): Promise<{ visitor: Visit; leave(): void }> {
  const visitor = await demo.visitor();
  const socket = new WebSocket(`${demo.w.origin.replace(/^http/, 'ws')}/realtime`);
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  const place = { url: `https://${simulatedDomain}/products/one`, title: 'One', productId: numberOf(productId) };
  socket.onopen = () => say({ t: 'hello', token: visitor.token, since: null });
  socket.onmessage = ({ data }) => String(data).includes('"ready"') && say({ t: 'at', place, cart: null });
  const seen = () => whereIs(demo.w.services, demo.ctx.shopId, visitor.contactId).place?.productId;
  await expect.poll(seen).toBe(numberOf(productId));
  return { visitor, leave: () => socket.close() };
}

async function askedOn(productId: string, text: string): Promise<Answer> {
  const { visitor, leave } = await visitorOn(productId);
  const said = await visitor.ask(text);
  leave();
  return said;
}

test('what the shop answers about one product is said where that product is meant: by its page, its name, or a follow-up', async () => {
  const { id } = await add(one.id, {
    question,
    answer: `<p>${answer}</p>`,
    variants: ['Do you refill zebra pouches?'],
  });
  const onPage = await askedOn(one.id, question);
  expect(onPage.text).toContain(answer);
  expect(onPage.decision).toMatchObject({ outcome: 'answered' });
  expect(onPage.decision.retrieved).toContainEqual(
    expect.objectContaining({ id: `custom_answer:${id}:0`, kind: 'custom_answer', title: question }),
  );
  expect((await askedOn(one.id, 'can I refill this zebra pouch?')).text).toContain(answer);
  const named = await demo.visitor();
  expect((await named.ask(`Can the zebra pouch of the ${one.title} be refilled?`)).text).toContain(answer);
  const follows = await demo.visitor();
  await follows.ask(`How much is the ${one.title}?`);
  expect((await follows.ask('and can its zebra pouch be refilled?')).text).toContain(answer);
  await remove(id);
});

test('it is said of no other product, and of none: not on its page, not by its name, not in part', async () => {
  const { id } = await add(one.id, { question, answer: `<p>${answer}</p>` });
  const said = await Promise.all([
    askedOn(other.id, question),
    askedOn(other.id, 'can I refill this zebra pouch?'),
    (await demo.visitor()).ask(question),
    (await demo.visitor()).ask(`Can the zebra pouch of the ${other.title} be refilled?`),
    // The page of the one is open, and the other is named.
    askedOn(one.id, `Can the zebra pouch of the ${other.title} be refilled?`),
  ]);
  for (const it of said) {
    expect(it.text).not.toContain('refill it whenever');
    expect(it.decision.retrieved.map((piece) => piece.id)).not.toContain(`custom_answer:${id}:0`);
  }
  const inPart = other.title.split(' ').find((it) => it.length > 3 && !one.title.includes(it)) ?? other.title;
  const half = await askedOn(one.id, `Can the zebra pouch of the ${inPart} be refilled?`);
  expect(half.text).not.toContain('refill it whenever');
  await remove(id);
});

test('what the shop says of all stays the answer where that comes nearer', async () => {
  const { id } = await add(one.id, { question: 'How long does the battery last?', answer: 'Twelve zebra hours.' });
  expect((await askedOn(one.id, 'How long does the battery last?')).text).toContain('Twelve zebra hours');
  const delivery = await askedOn(one.id, 'How long does delivery take?');
  expect(delivery.decision.outcome).toBe('answered');
  expect(delivery.text).not.toContain('zebra');
  // Also where the shop says nothing of it at all.
  for (const asked of ['Can it be sent to Canada by drone?', 'How long does an exchange of currency take?'])
    expect((await askedOn(one.id, asked)).text).not.toContain('zebra');
  await remove(id);
});

test('it comes before the description, is counted as a source, and answers no more once it is off, or its product is', async () => {
  const { visitor, leave } = await visitorOn(one.id);
  const { id } = await add(one.id, {
    question: 'What is it made of?',
    answer: '<p>Of recycled zebra plastic alone.</p>',
  });
  const asks = async () => (await visitor.another().ask('what is this made of?')).text;
  expect(await asks()).toContain('recycled zebra plastic');
  const { data: uses } = await demo.member('GET /ai_assistant/sources/uses');
  expect(uses.sources).toContainEqual({ kind: 'custom_answer', id, answers: 1 });
  await demo.member('PUT /customAnswers/:id/use', { params: { id }, body: { used: false } });
  expect(await asks()).not.toContain('zebra plastic');
  await demo.member('PUT /customAnswers/:id/use', { params: { id }, body: { used: true } });
  expect(await asks()).toContain('zebra plastic');
  const use = (used: boolean) =>
    demo.member('PUT /ai_assistant/products/:id/use', { params: { id: one.id }, body: { used } });
  await use(false);
  expect(await asks()).not.toContain('zebra plastic');
  await use(true);
  await remove(id);
  leave();
});

test('the answers of a product stay together in their order, apart from those of none, and outlive the product', async () => {
  const gone = { ...one, id: 'gid://shopify/Product/990099', title: 'Zebra Stool' };
  const { w, ctx } = demo;
  const copy = await w.services.db
    .selectFrom('products')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const json = {
    tags: JSON.stringify(copy.tags),
    variants: JSON.stringify(copy.variants),
    metafields: JSON.stringify(copy.metafields),
  };
  await w.services.db
    .insertInto('products')
    .values({ ...copy, ...json, id: gone.id, title: gone.title, handle: 'zebra-stool' })
    .execute();
  const ids: string[] = [];
  for (const name of ['One?', 'Two?', 'Three?']) ids.push((await add(gone.id, { question: name, answer: name })).id);
  const order = async () => (await faqOf(gone.id)).answers.map((it) => it.question);
  expect(await order()).toEqual(['One?', 'Two?', 'Three?']);
  const move = (id: string, before: string | null) =>
    demo.member('POST /ai_assistant/product-faq/:id/reorder', {
      params: { id: numberOf(gone.id) },
      body: { id, before },
    });
  await move(ids[2] ?? '', ids[0] ?? '');
  expect(await order()).toEqual(['Three?', 'One?', 'Two?']);
  await expect(move(newId(), null)).rejects.toMatchObject({ code: 'not_found' });
  const listed = (await demo.member('GET /customAnswers', {})).data.answers.map((it) => it.question);
  expect(listed).not.toContain('One?');
  const { data: file } = await demo.member('GET /customAnswers/export', { query: {} });
  expect(file.text).not.toContain('One?');
  const { count } = (await demo.member('GET /ai_assistant/sources')).data.customAnswers;
  expect(count).toBe(listed.length + ids.length);
  await w.services.db.deleteFrom('products').where('shop_id', '=', ctx.shopId).where('id', '=', gone.id).execute();
  expect(await faqOf(gone.id)).toMatchObject({ product: null, id: gone.id, answers: [{}, {}, {}] });
  // They still count: whoever looks for room finds them.
  const found = (await demo.member('GET /customAnswers', { query: { search: 'Two?' } })).data.answers;
  expect(found).toMatchObject([{ question: 'Two?', productId: gone.id }]);
  expect((await askedOn(gone.id, 'Three?')).text).not.toContain('Three?');
  await expect(add(gone.id, { question: 'Four?', answer: 'Four' })).rejects.toMatchObject({ code: 'not_found' });
  for (const id of ids) await remove(id);
  await expect(faqOf(gone.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('suggested questions are answered by the store’s own words alone, and none is suggested twice', async () => {
  const { data } = await demo.member('GET /ai_assistant/product-faq/:id/suggestions', {
    params: { id: numberOf(one.id) },
  });
  const { product } = await faqOf(one.id);
  expect(data.suggestions.length).toBeGreaterThan(0);
  const fields = product?.metafields.map((it) => it.value) ?? [];
  for (const it of data.suggestions) {
    if (it.from === 'field') expect(fields.some((value) => it.answer.endsWith(value))).toBe(true);
    else for (const said of it.answer.split(/(?<=[.?!])\s+/)) expect(product?.description).toContain(said);
  }
  const [first] = data.suggestions;
  if (!first) return;
  const { id } = await add(one.id, { question: first.question, answer: first.answer });
  const { data: after } = await demo.member('GET /ai_assistant/product-faq/:id/suggestions', {
    params: { id: numberOf(one.id) },
  });
  expect(after.suggestions.map((it) => it.question)).not.toContain(first.question);
  await remove(id);
});

test('a model reads a product’s answers with that product alone, and is not believed where it says them of another', async () => {
  const own = await openModelDemo();
  await own.member('POST /customAnswers', {
    body: { id: newId(), productId: one.id, question, answer: `<p>${answer}</p>` },
  });
  const said = await own.ask(question, calls('product_details', { id: one.id }), says(answer));
  expect(said.text).toContain(answer);
  const told = own.model.requests();
  expect(told).toContain('refill it whenever');
  const wrong = await own.ask(question, calls('product_details', { id: other.id }), says(answer));
  expect(wrong.text).not.toContain('refill it whenever');
  await own.close();
}, 120_000);
