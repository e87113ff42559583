import { mostInstructionVersions } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function aShop() {
  const shop = await w.shop();
  const { api } = await shop.member({ name: 'Ada' });
  const save = (as: typeof api, aiAssistantSettings: { customInstruction?: string; botName?: string }) =>
    as('POST /settings/widget/:id', { params: { id: shop.id }, body: { aiAssistantSettings } });
  const list = async () => (await api('GET /ai_assistant/instruction/versions')).data;
  const read = async (id = '') => (await api('GET /ai_assistant/instruction/versions/:id', { params: { id } })).data;
  return { shop, api, save, list, read };
}

test('each instruction that is saved otherwise is kept, with who saved it and what stood there before', async () => {
  const { shop, api, save, list, read } = await aShop();
  expect(await list()).toEqual([]);
  const bo = await shop.member({ name: 'Bo' });
  await save(api, { customInstruction: 'Be brief.' });
  await save(bo.api, { customInstruction: 'Be kind.' });
  await save(api, { botName: 'Robin' });
  await save(api, { customInstruction: 'Be kind. ' });
  await save(api, { customInstruction: '' });
  const versions = await list();
  expect(versions.map((it) => [it.authorName, it.chars])).toEqual([
    ['Ada', 0],
    ['Bo', 8],
    ['Ada', 9],
  ]);
  expect(await Promise.all(versions.map((it) => read(it.id)))).toEqual([
    { text: '', before: 'Be kind.' },
    { text: 'Be kind.', before: 'Be brief.' },
    { text: 'Be brief.', before: '' },
  ]);
});

test('what another’s change kept from being saved is no version', async () => {
  const { shop, api, save, list } = await aShop();
  await save(api, { customInstruction: 'Be brief.' });
  const part = (customInstruction: string) => ({ aiAssistantSettings: { customInstruction } });
  const late = api('POST /settings/widget/:id', {
    params: { id: shop.id },
    body: { ...part('Mine.'), from: part('') },
  });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect(await list()).toHaveLength(1);
});

test('the latest hundred are kept, and members read them', async () => {
  const { shop, api, save, list } = await aShop();
  const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at));
  const row = { shop_id: shop.id, author_id: newId(), author_name: 'Ada' };
  await shop.ctx.db
    .insertInto('instruction_versions')
    .values(
      Array.from({ length: mostInstructionVersions }, (_, at) => ({
        ...row,
        ...{ id: newId(), text: `Version ${at}`, saved_at: day(at) },
      })),
    )
    .execute();
  await save(api, { customInstruction: 'The latest.' });
  const versions = await list();
  expect(versions).toHaveLength(mostInstructionVersions);
  expect(versions.at(-1)?.savedAt).toBe(day(1).toISOString());
  const member = await shop.member({ role: 'member' });
  expect((await member.api('GET /ai_assistant/instruction/versions')).data).toEqual(versions);
});

test('a version of another shop is not found', async () => {
  const { api, save, list } = await aShop();
  await save(api, { customInstruction: 'Be brief.' });
  const [version] = await list();
  const stranger = await (await w.shop()).member();
  const asked = stranger.api('GET /ai_assistant/instruction/versions/:id', { params: { id: version?.id ?? '' } });
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});
