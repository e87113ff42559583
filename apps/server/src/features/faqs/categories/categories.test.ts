import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const add = async ({ api }: TestMember, question: string, category: string, more: { published?: boolean } = {}) =>
  (await api('POST /faqs', { body: { question, answer: '<p>Yes.</p>', category, ...more } })).data.id;
const listed = async ({ api }: TestMember, query: { category?: string } = {}) =>
  (await api('GET /faqs', { query: { limit: 100, ...query } })).data;
const questions = async (member: TestMember, query: { category?: string } = {}) =>
  (await listed(member, query)).map((it) => it.question);
const named = async ({ api }: TestMember) => (await api('GET /faqs/categories')).data;
const names = async (member: TestMember) => (await named(member)).map((it) => it.name);

test('categories stand as the FAQ page shows them, with how many FAQs have them; a list is narrowed to one', async () => {
  const member = await (await w.shop()).member();
  await add(member, 'Hidden?', 'Sizes', { published: false });
  await add(member, 'Ship?', 'Delivery');
  await add(member, 'Which?', ' Sizes ');
  await add(member, 'Anything?', '');
  await add(member, 'When?', 'Delivery', { published: false });
  await add(member, 'Draft?', 'Drafts', { published: false });
  expect(await named(member)).toEqual([
    { name: 'Delivery', count: 2, published: 1 },
    { name: 'Sizes', count: 2, published: 1 },
    { name: 'Drafts', count: 1, published: 0 },
  ]);
  expect(await questions(member, { category: 'Sizes' })).toEqual(['Hidden?', 'Which?']);
  expect(await questions(member, { category: 'Nobody’s' })).toEqual([]);
});

test('a category has its new name in its FAQs, its blocks and its translations; another shop’s of the same name stays', async () => {
  const [member, other] = [await (await w.shop()).member(), await (await w.shop()).member()];
  for (const it of [member, other]) await add(it, 'Ship?', 'Delivery');
  const block = (
    await member.api('POST /faq-blocks', {
      body: {
        id: newId(),
        ...{ name: 'Help', place: 'allProducts', layout: 'accordion' },
        ...{ source: 'categories', categories: ['Delivery', 'Returns'] },
      },
    })
  ).data;
  await member.api('POST /settings/translations', { body: { locale: 'de' } });
  const params = { locale: 'de' };
  await member.api('POST /settings/translations/:locale', {
    params,
    body: { values: { 'faqCategory.Delivery': 'Versand' } },
  });
  await member.api('POST /faqs/categories/rename', { body: { from: 'Delivery', to: 'Shipping' } });
  expect(await names(member)).toEqual(['Shipping']);
  expect(await names(other)).toEqual(['Delivery']);
  const blocks = async () =>
    (await member.api('GET /faq-blocks')).data.blocks.find((it) => it.id === block.id)?.categories;
  expect(await blocks()).toEqual(['Shipping', 'Returns']);
  const { data: german } = await member.api('GET /settings/translations/:locale', { params });
  expect(german.items.find((it) => it.key === 'faqCategory.Shipping')?.own).toBe('Versand');

  // Put together with another one, whose name it has in every language, and then taken away: the FAQs stay.
  await add(member, 'Return?', 'Returns');
  await member.api('POST /faqs/categories/rename', { body: { from: 'Shipping', to: 'Returns' } });
  expect(await named(member)).toEqual([{ name: 'Returns', count: 2, published: 2 }]);
  expect(await blocks()).toEqual(['Returns']);
  const { data: joined } = await member.api('GET /settings/translations/:locale', { params });
  expect(joined.items.find((it) => it.key === 'faqCategory.Returns')?.own).toBeNull();
  await member.api('POST /faqs/categories/rename', { body: { from: 'Returns', to: '' } });
  expect(await names(member)).toEqual([]);
  expect(await questions(member)).toEqual(['Ship?', 'Return?']);
  expect(await blocks()).toEqual([]);
});

test('a name that is none is refused', async () => {
  const member = await (await w.shop()).member();
  for (const body of [
    { from: ' ', to: 'Delivery' },
    { from: 'Delivery', to: 'x'.repeat(81) },
  ])
    await expect(member.api('POST /faqs/categories/rename', { body })).rejects.toMatchObject({ code: 'bad_input' });
});

test('however categories are ordered, they stand so; in each FAQs keep their order, and all others their place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('A', 'B', 'C', ''), { minLength: 1, maxLength: 8 }),
      fc.shuffledSubarray(['A', 'B', 'C']),
      async (categories, order) => {
        const member = await (await w.shop()).member();
        for (const [at, category] of categories.entries()) await add(member, `${at}`, category);
        await member.api('POST /faqs/categories/reorder', { body: { names: order } });
        const after = await listed(member);
        const isNamed = (it: { category: string }) => order.includes(it.category);
        const wanted = order.flatMap((name) => categories.flatMap((it, at) => (it === name ? [`${at}`] : [])));
        expect(after.filter(isNamed).map((it) => it.question)).toEqual(wanted);
        for (const [at, category] of categories.entries())
          if (!order.includes(category)) expect(after[at]?.question).toBe(`${at}`);
      },
    ),
    { numRuns: 15 },
  );
});
