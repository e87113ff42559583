import type { DiscountRule } from '@chatty/contract/discounts';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DemoVisit, openDemo, type Visit } from '../testing/demo-visit.ts';

let demo: DemoVisit;
beforeAll(async () => {
  demo = await openDemo();
}, 120_000);
beforeEach(async () => {
  demo.w.forgetLimits();
  await demo.member('PUT /ai_assistant/discounts', { body: { areNewNamed: false } });
  const { db } = demo.w.services;
  for (const table of ['discount_rules', 'told_discounts', 'shopper_discounts'] as const)
    await db.deleteFrom(table).execute();
  state().discounts = state().discounts.filter((it) => !it.title.includes('each shopper'));
  await grant(true);
});
afterAll(() => demo?.close());

const question = 'Do you have a discount code?';
const state = () => demo.simulator.store.firstShop.state;
const grant = async (mayWrite: boolean) => {
  const scopes = state().installation.scopes.filter((it) => it !== 'write_discounts');
  state().installation.scopes = mayWrite ? [...scopes, 'write_discounts'] : scopes;
  const said = state().installation.scopes.join(',');
  await demo.w.services.db.updateTable('shops').set({ scopes: said }).where('id', '=', demo.ctx.shopId).execute();
};
const list = async () => (await demo.member('GET /ai_assistant/discounts')).data;
const one = async (code: string) => {
  const found = (await list()).discounts.find((it) => it.code === code);
  if (!found) throw new Error(`The demo shop has ${code}`);
  return found;
};
const rule = async (code: string, said: Partial<DiscountRule> = {}) =>
  demo.member('PUT /ai_assistant/discounts/:id', {
    params: { id: (await one(code)).id },
    body: { isNamed: true, perShopper: true, ...said },
  });
/** The discounts of ours in the store. */
const made = () => state().discounts.filter((it) => it.title.includes('each shopper'));
const madeCodes = () => made().flatMap((it) => it.codes.map(({ code }) => code));
const codeIn = (text: string) => /TRAIL15-[A-Z0-9]{8}/.exec(text)?.[0] ?? null;
const hears = async (visitor: Visit) => codeIn((await visitor.ask(question)).text);

test('each shopper is told a code of their own, which the store takes once, in one discount, and always the same', async () => {
  const until = '2031-01-01T00:00:00.000Z';
  await rule('TRAIL15', { until });
  const [ana, ben] = [await demo.visitor(), await demo.visitor()];
  const anas = await hears(ana);
  const bens = await hears(ben);
  expect(anas).not.toBeNull();
  expect(bens).not.toBeNull();
  expect(anas).not.toBe(bens);
  expect(await hears(ana)).toBe(anas);
  expect(await hears(ana.another())).toBe(anas);
  expect(madeCodes().sort()).toEqual([anas, bens].sort());
  const original = state().discounts.find((it) => it.title === 'TRAIL15');
  expect(made()).toMatchObject([
    {
      ...{ usageLimit: 1, appliesOncePerCustomer: true, minimumCents: original?.minimumCents },
      ...{ value: { kind: 'percentage', fraction: 0.15 }, endsAt: original?.endsAt },
    },
  ]);
  expect((await one('TRAIL15')).shoppers).toBe(2);
  // What is one shopper's own is no code that the team could let everybody hear of.
  expect((await list()).discounts.filter((it) => it.code.startsWith('TRAIL15-'))).toEqual([]);
  await demo.member('PUT /ai_assistant/discounts', { body: { areNewNamed: true } });
  const { text } = await (await demo.visitor()).ask(question);
  expect(text).not.toContain(anas);
});

test('a code that another discount has already is another one, and one that was deleted in the store is made anew', async () => {
  await rule('TRAIL15');
  const visitor = await demo.visitor();
  const first = await hears(visitor);
  // As if another shop's app had made it: it is of a discount that we know nothing of.
  const { db } = demo.w.services;
  for (const table of ['told_discounts', 'shopper_discounts'] as const) await db.deleteFrom(table).execute();
  for (const it of made()) it.title = 'Somebody else’s';
  const second = await hears(visitor);
  expect(second).not.toBeNull();
  expect(second).not.toBe(first);
  expect(madeCodes()).toEqual([second]);
  // The merchant deletes our discount: the next shopper gets one all the same.
  state().discounts = state().discounts.filter((it) => !it.title.includes('each shopper'));
  const next = await hears(await demo.visitor());
  expect(madeCodes()).toEqual([next]);
});

test('without the store’s leave nobody is told a code or counted; a person is offered, the team reads why, and it heals', async () => {
  await rule('TRAIL15', { budget: 1 });
  await grant(false);
  const visitor = await demo.visitor();
  const { text, message } = await visitor.ask(question);
  expect(codeIn(text)).toBeNull();
  expect(text).toContain('talk to a person');
  expect(text).not.toContain('TRAIL15');
  expect(message?.parts.map((it) => it.type)).toContain('offerPerson');
  expect(await one('TRAIL15')).toMatchObject({
    ...{ shoppers: 0, unnamed: null },
    failure: { reason: expect.stringContaining('Allow it') },
  });
  expect((await list()).mayMakeCodes).toBe(false);
  expect(made()).toEqual([]);
  await grant(true);
  expect(await hears(visitor)).not.toBeNull();
  expect(await one('TRAIL15')).toMatchObject({ shoppers: 1, failure: null, unnamed: 'spent' });
  // The store refuses although we believed that it lets us.
  await rule('CAMP20');
  state().installation.scopes = state().installation.scopes.filter((it) => it !== 'write_discounts');
  const refused = await (await demo.visitor()).ask(question);
  expect(refused.text).not.toContain('CAMP20');
  expect((await one('CAMP20')).failure?.reason).toContain('Access denied');
});

test('a budget holds where shoppers ask at the same time, and what is tried makes no code', async () => {
  await rule('TRAIL15', { budget: 2 });
  const body = { id: newId(), locale: 'en', page: '', contactId: null, assistant: {} };
  const turns = [{ by: 'visitor' as const, text: question }];
  const { data } = await demo.member('POST /ai_assistant/test', { body: { ...body, turns } });
  expect(data.text).toContain('TRAIL15-XXXXXXXX');
  expect(made()).toEqual([]);
  const visitors = await Promise.all(Array.from({ length: 5 }, () => demo.visitor()));
  const told = (await Promise.all(visitors.map(hears))).filter((it) => it !== null);
  expect(new Set(told).size).toBe(2);
  expect(madeCodes().sort()).toEqual([...told].sort());
});

test('only a discount that takes something off all goods has codes for single shoppers', async () => {
  expect(await one('FREESHIP')).toMatchObject({ canBePerShopper: false });
  expect(await one('TRAIL15')).toMatchObject({ canBePerShopper: true });
  await expect(rule('FREESHIP')).rejects.toMatchObject({ code: 'refused' });
});
