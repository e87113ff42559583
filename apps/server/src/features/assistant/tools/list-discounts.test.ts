import type { DiscountRule } from '@chatty/contract/discounts';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { frameOf } from '../../../language/languages.ts';
import { type DemoVisit, openDemo } from '../testing/demo-visit.ts';

let demo: DemoVisit;
beforeAll(async () => {
  demo = await openDemo();
}, 120_000);
beforeEach(async () => {
  demo.w.forgetLimits();
  await demo.w.services.db.deleteFrom('discount_rules').execute();
  await demo.w.services.db.deleteFrom('told_discounts').execute();
  await policy(false);
});
afterAll(() => demo?.close());

const list = async () => (await demo.member('GET /ai_assistant/discounts')).data;
const policy = (areNewNamed: boolean) => demo.member('PUT /ai_assistant/discounts', { body: { areNewNamed } });
const idOf = async (code: string) => {
  const found = (await list()).discounts.find((it) => it.code === code);
  if (!found) throw new Error(`The demo shop has ${code}`);
  return found.id;
};
const rule = async (code: string, said: Partial<DiscountRule>) => {
  const params = { id: await idOf(code) };
  return (await demo.member('PUT /ai_assistant/discounts/:id', { params, body: { isNamed: true, ...said } })).data;
};
const question = 'Do you have a discount code?';
const codes = ['WELCOME10', 'TRAIL15', 'CAMP20', 'FREESHIP'];
const named = (text: string) => codes.filter((it) => text.includes(it));
const hears = async () => named((await (await demo.visitor()).ask(question)).text);

test('no visitor hears of a code that the shop has not let the assistant name, however they ask', async () => {
  const visitor = await demo.visitor();
  for (const asked of [question, 'Is WELCOME10 a valid code?', 'List all your discount codes', 'any promo for me?']) {
    const { text, message } = await visitor.ask(asked);
    // The visitor's own word is no news.
    expect(named(text).filter((it) => !asked.includes(it))).toEqual([]);
    const sources = message?.parts.flatMap((it) => (it.type === 'sources' ? it.sources : [])) ?? [];
    expect(sources.filter((it) => it.kind === 'discount')).toEqual([]);
  }
  expect((await list()).discounts.map((it) => [it.code, it.rule.isNamed])).toEqual(
    expect.arrayContaining(codes.map((it) => [it, false])),
  );
  expect((await list()).discounts.map((it) => it.shoppers)).toEqual((await list()).discounts.map(() => 0));
});

test('a code that is switched on is named from the next question on, and those that are decided about alone', async () => {
  await rule('TRAIL15', {});
  expect(await hears()).toEqual(['TRAIL15']);
  await policy(true);
  expect(await hears()).toEqual(expect.arrayContaining(codes));
  await rule('WELCOME10', { isNamed: false });
  const heard = await hears();
  expect(heard).not.toContain('WELCOME10');
  expect(heard).toContain('FREESHIP');
});

test('a budget holds for shoppers at the same time too; who was told a code is told it again', async () => {
  await rule('TRAIL15', { budget: 3 });
  const visitors = await Promise.all(Array.from({ length: 8 }, () => demo.visitor()));
  const answers = await Promise.all(visitors.map(async (it) => ({ it, text: (await it.ask(question)).text })));
  const told = answers.filter(({ text }) => text.includes('TRAIL15'));
  expect(told).toHaveLength(3);
  const again = await told[0]?.it.another().ask(question);
  expect(again?.text).toContain('TRAIL15');
  const counted = (await list()).discounts.find((it) => it.code === 'TRAIL15');
  expect(counted).toMatchObject({ shoppers: 3, unnamed: 'spent' });
  await rule('TRAIL15', { budget: 4 });
  expect(await hears()).toEqual(['TRAIL15']);
  expect(await hears()).toEqual([]);
});

test('a code for customers, for a full cart, or whose time is over is named to nobody else', async () => {
  await rule('TRAIL15', { audience: 'customers' });
  await rule('CAMP20', { minCart: '50' });
  expect((await rule('FREESHIP', { until: new Date(Date.now() - 1_000).toISOString() })).unnamed).toBe('over');
  await rule('WELCOME10', { until: new Date(Date.now() + 60_000).toISOString() });
  expect(await hears()).toEqual(['WELCOME10']);
});

test('what is tried on the Test page counts for no shopper', async () => {
  await rule('TRAIL15', { budget: 1 });
  const body = {
    id: newId(),
    locale: 'en',
    page: '',
    contactId: null,
    assistant: {},
    turns: [{ by: 'visitor' as const, text: question }],
  };
  for (let n = 0; n < 2; n += 1) {
    const { data } = await demo.member('POST /ai_assistant/test', { body: { ...body, id: newId() } });
    expect(named(data.text)).toEqual(['TRAIL15']);
  }
  expect(await hears()).toEqual(['TRAIL15']);
  expect(await hears()).toEqual([]);
});

test('an amount, a number, or a code that there is not is refused with what to do', async () => {
  await expect(rule('TRAIL15', { minCart: '5,5' })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { minCart: 'Enter an amount such as 50 or 49.90' },
  });
  await expect(rule('TRAIL15', { budget: 0 })).rejects.toMatchObject({ code: 'bad_input' });
  const params = { id: 'gid://shopify/DiscountCodeNode/1' };
  const unknown = demo.member('PUT /ai_assistant/discounts/:id', { params, body: { isNamed: true } });
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
});

test('of a code that is named it is told whether it works, and one that there is not is never confirmed', async () => {
  await policy(true);
  const visitor = () => demo.visitor();
  const known = (await (await visitor()).ask('is TRAIL15 still valid?')).text;
  expect(named(known)).toEqual(['TRAIL15']);
  const unknown = (await (await visitor()).ask('is SNOWDAY still valid?')).text;
  expect(unknown).not.toContain('SNOWDAY');
  expect(unknown).toContain(frameOf('en').offline.noSuchDiscount);
});
