import { instructionMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

type Part = Record<string, unknown>;

async function aShop() {
  const shop = await w.shop();
  const { api, token } = await shop.member();
  const read = async () => (await api('GET /settings/widget')).data.aiAssistantSettings;
  const save = async (aiAssistantSettings: Part, from?: Part) => {
    const answer = await fetch(`${w.origin}/api/settings/widget/${shop.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ aiAssistantSettings, ...(from && { from: { aiAssistantSettings: from } }) }),
    });
    return answer.status;
  };
  return { shop, api, read, save };
}

test('a shop begins without an instruction, an industry, and a test', async () => {
  const { read } = await aShop();
  expect(await read()).toMatchObject({ customInstruction: '', hasInstruction: false, hasTested: false, industry: '' });
});

test('that there is an instruction follows from it, and not from what whoever saves says', async () => {
  const { read, save } = await aShop();
  expect(await save({ hasInstruction: true })).toBe(200);
  expect(await read()).toMatchObject({ hasInstruction: false });
  expect(await save({ customInstruction: '  Role\nYou help hikers.  ', hasInstruction: false })).toBe(200);
  expect(await read()).toMatchObject({ customInstruction: 'Role\nYou help hikers.', hasInstruction: true });
  expect(await save({ botName: 'Robin' })).toBe(200);
  expect(await read()).toMatchObject({ hasInstruction: true });
  expect(await save({ customInstruction: ' \n ' })).toBe(200);
  expect(await read()).toMatchObject({ customInstruction: '', hasInstruction: false });
});

test('an instruction has a length, and an industry is one that there is', async () => {
  const { read, save } = await aShop();
  const longest = 'a'.repeat(instructionMaxChars);
  expect(await save({ customInstruction: longest, industry: 'sports' })).toBe(200);
  expect(await save({ customInstruction: `${longest}a` })).toBe(400);
  expect(await save({ industry: 'weapons' })).toBe(400);
  expect(await read()).toMatchObject({ customInstruction: longest, industry: 'sports' });
});

test('of two who change the instruction the later is asked which one counts', async () => {
  const { read, save } = await aShop();
  const from = { customInstruction: '' };
  expect(await save({ customInstruction: 'One.' }, from)).toBe(200);
  expect(await save({ customInstruction: 'Other.' }, from)).toBe(409);
  expect(await read()).toMatchObject({ customInstruction: 'One.' });
});

test('no visitor reads the instruction, and the shop’s own document does without it', async () => {
  const { shop, api, save } = await aShop();
  await save({ customInstruction: 'A secret of the house.' });
  const visitor = await shop.visitor();
  const { data } = await visitor.api('GET /client/api/widget');
  const { data: me } = await api('GET /me');
  expect(JSON.stringify([data, me])).not.toContain('secret of the house');
  expect(me.shop.aiAssistantSettings).toMatchObject({ hasInstruction: true });
});

test('the assistant counts as tested once somebody of the team tried it, which the team hears of and no visitor', async () => {
  const { shop, read } = await aShop();
  const { api } = await shop.member({ role: 'member' });
  const toldOf = async (type: string) =>
    (await shop.ctx.db.selectFrom('events').select('type').where('shop_id', '=', shop.id).execute()).filter(
      (it) => it.type === type,
    ).length;
  const asked = { id: newId(), contactId: null, locale: '', page: '', assistant: {} };
  const body = { ...asked, turns: [{ by: 'visitor' as const, text: 'Hello' }] };
  await api('POST /ai_assistant/test', { body });
  expect(await read()).toMatchObject({ hasTested: true });
  expect([await toldOf('settings.changed'), await toldOf('shop.changed'), await toldOf('widget.changed')]).toEqual([
    1, 1, 0,
  ]);
  await api('POST /ai_assistant/test', { body: { ...body, id: newId() } });
  expect(await toldOf('settings.changed')).toBe(1);
});

test('the assistant counts as tested, too, where whoever saves says so', async () => {
  const { read, save } = await aShop();
  expect(await save({ hasTested: true })).toBe(200);
  expect(await read()).toMatchObject({ hasTested: true });
});
