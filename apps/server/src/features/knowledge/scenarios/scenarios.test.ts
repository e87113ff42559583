import { mostScenarios } from '@chatty/contract/limits';
import type { NewScenario } from '@chatty/contract/scenarios';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { defaultScenarios } from './default-scenarios.ts';
import { keepDefaultScenarios } from './keep-defaults.ts';
import { eraseScenario } from './save-scenario.ts';

let w: TestServer;
let shop: TestShop;
let api: TestMember['api'];
beforeAll(async () => {
  w = await testServer();
});
beforeEach(async () => {
  w.forgetLimits();
  shop = await w.shop({ isEnableAIAssistant: false });
  api = (await shop.member()).api;
});
afterAll(() => w.close());

const engraving: NewScenario = {
  title: 'Engraving',
  examples: ['Please engrave my initials', 'I want a name on it'],
  counterExamples: ['How is the logo engraved?'],
  steps: [{ kind: 'say', text: 'We engrave by hand.' }],
};
const add = async (title: string, more: Partial<NewScenario> = {}) =>
  (await api('POST /ai_assistant/scenarios', { body: { id: newId(), ...engraving, title, ...more } })).data;
const list = async () => (await api('GET /ai_assistant/scenarios')).data;
const titles = async () => (await list()).map((it) => it.title);
const own = async () => (await list()).filter((it) => it.defaultKey === null).map((it) => it.title);

test('every shop has the default scenarios, once, and what it made of them stays', async () => {
  expect(await titles()).toEqual(defaultScenarios.map((it) => it.text.title));
  const [first] = await list();
  if (!first) throw new Error('there are default scenarios');
  const { data } = await api('GET /ai_assistant/scenarios/:id', { params: { id: first.id } });
  expect(data.isChanged).toBe(false);
  const { id: _, defaultKey, isChanged, updatedAt, ...text } = data;
  const body = { ...text, title: 'Broken', on: true };
  const { data: changed } = await api('PUT /ai_assistant/scenarios/:id', { params: { id: first.id }, body });
  expect(changed).toMatchObject({ title: 'Broken', on: true, isChanged: true });
  await transaction(shop.ctx, keepDefaultScenarios);
  expect((await titles())[0]).toBe('Broken');
  expect(await list()).toHaveLength(defaultScenarios.length);
  const { data: reset } = await api('POST /ai_assistant/scenarios/:id/reset', { params: { id: first.id } });
  expect(reset).toMatchObject({ title: first.title, on: true, isChanged: false });
});

test('a default scenario is switched off, not deleted; one of the shop’s own is not reset', async () => {
  const [first] = await list();
  const { id } = await add('Engraving');
  if (!first) throw new Error('there are default scenarios');
  const params = { id: first.id };
  await expect(api('DELETE /ai_assistant/scenarios/:id', { params })).rejects.toMatchObject({ code: 'refused' });
  await expect(api('POST /ai_assistant/scenarios/:id/reset', { params: { id } })).rejects.toMatchObject({
    code: 'refused',
  });
});

test('no default scenario promises anything', () => {
  for (const { text } of defaultScenarios) {
    const said = text.steps.flatMap((it) => (it.kind === 'say' || it.kind === 'ask' ? [it.text] : [])).join(' ');
    expect(said).not.toMatch(
      /refund(?:ed)?\b|free|guarantee|replace|discount|within \d|today|promise|will be (?:sent|cancel)/i,
    );
  }
});

test('a scenario can be moved anywhere, and the same id again is the same scenario', async () => {
  const made = [];
  for (const title of ['One', 'Two', 'Three']) made.push(await add(title));
  const [one, two, three] = made;
  if (!one || !two || !three) throw new Error('three were added');
  await api('POST /ai_assistant/scenarios', { body: { ...engraving, id: one.id, title: 'Again' } });
  expect(await own()).toEqual(['One', 'Two', 'Three']);
  await api('POST /ai_assistant/scenarios/reorder', { body: { id: three.id, before: one.id } });
  expect(await own()).toEqual(['Three', 'One', 'Two']);
  await api('POST /ai_assistant/scenarios/reorder', { body: { id: one.id, before: null } });
  expect(await own()).toEqual(['Three', 'Two', 'One']);
});

test('a deleted scenario keeps its place for a day, and not longer', async () => {
  const { id } = await add('One');
  await add('Two');
  const params = { id };
  await api('DELETE /ai_assistant/scenarios/:id', { params });
  expect(await own()).toEqual(['Two']);
  await api('POST /ai_assistant/scenarios/:id/restore', { params });
  expect(await own()).toEqual(['One', 'Two']);
  await api('DELETE /ai_assistant/scenarios/:id', { params });
  const { deleted_at } = await shop.ctx.db
    .selectFrom('scenarios')
    .select('deleted_at')
    .where('shop_id', '=', shop.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await eraseScenario(shop.ctx, { scenarioId: id, deletedAt: deleted_at?.toISOString() ?? '' });
  await expect(api('POST /ai_assistant/scenarios/:id/restore', { params })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('no shop has more scenarios of its own than there may be, also where several are added at once', async () => {
  const filler = Array.from({ length: mostScenarios - 1 }, (_, position) => ({
    ...{ shop_id: shop.id, id: newId(), title: 'Filler', examples: '["x"]', counter_examples: '[]', steps: '[]' },
    ...{ is_on: false, position, updated_at: new Date() },
  }));
  await shop.ctx.db.insertInto('scenarios').values(filler).execute();
  const tried = await Promise.allSettled([add('One'), add('Two'), add('Three')]);
  expect(tried.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
  expect(await own()).toHaveLength(mostScenarios);
});

test.each([
  [[], 'Add at least one step'],
  [[{ kind: 'tag', name: 'x' }], 'Add a step that visitors notice'],
  [
    [
      { kind: 'hand_over', reason: 'x' },
      { kind: 'say', text: 'y' },
    ],
    'Nothing can follow',
  ],
  [[{ kind: 'products', products: [], search: '' }], 'Choose products'],
  [[{ kind: 'link', title: 'x', url: 'https://evil.example' }], 'Enter an address in your store'],
  [[{ kind: 'link', title: 'x', url: '//evil.example' }], 'Enter an address in your store'],
] as const)('steps %j are refused: %s', async (steps, why) => {
  const refused = await add('One', { steps: [...steps] as NewScenario['steps'] }).catch((it: unknown) => it);
  expect(JSON.stringify(refused)).toContain(why);
});

test('what a visitor’s words would start is told, with the words that are near', async () => {
  const { id } = await add('Engraving');
  const tried = async (words: string) =>
    (await api('POST /ai_assistant/scenarios/:id/try', { params: { id }, body: { words } })).data;
  const yes = await tried('please engrave my initials');
  expect(yes.runs).toEqual({ id, title: 'Engraving' });
  expect(yes.near[0]).toMatchObject({ id, words: 'Please engrave my initials', isCounter: false });
  const no = await tried('How is the logo engraved?');
  expect(no.runs).toBeNull();
  expect(no.near[0]).toMatchObject({ id, isCounter: true });
});

test('an example that fits elsewhere too is told, and forbids nothing', async () => {
  await api('POST /faqs', { body: { question: 'I want a name on it', answer: '<p>Ask us.</p>' } });
  const other = await add('Names', { examples: ['Please engrave my initials'] });
  const { id } = await add('Engraving', { counterExamples: ['I want a name on it'] });
  const { data } = await api('GET /ai_assistant/scenarios/:id/conflicts', { params: { id } });
  const told = data.map(({ example, kind, id: to }) => [
    example,
    kind,
    to === id ? 'own' : to === other.id ? 'other' : 'faq',
  ]);
  expect(told.sort()).toEqual([
    ['I want a name on it', 'counter_example', 'own'],
    ['I want a name on it', 'faq', 'faq'],
    ['Please engrave my initials', 'scenario', 'other'],
  ]);
});
