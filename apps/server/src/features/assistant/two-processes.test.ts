import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOfflineEngine } from '../../adapters/engine/offline-engine/index.ts';
import { frame } from '../../language/frames/en.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { pausingEngine } from './testing/pausing-engine.ts';
import { toldWhile } from './testing/told-while.ts';

let one: TestServer;
let other: TestServer;
const engines = [pausingEngine(createOfflineEngine()), pausingEngine(createOfflineEngine())] as const;
beforeAll(async () => {
  one = await testServer({ engine: engines[0].engine });
  other = await testServer({ engine: engines[1].engine, beside: one });
});
beforeEach(() => [one, other].forEach((it) => it.forgetLimits()));
afterAll(async () => {
  await other.close();
  await one.close();
});

test.each([
  ['the shop’s switch', 'shop'],
  ['the switch of the conversation', 'conversation'],
] as const)(
  '%s, pressed at either of two processes, ends the answer that any of them writes',
  async (_, of) => {
    for (const at of [one, other]) {
      const shop = await one.shop({ isEnableAIAssistant: true });
      const [member, visitor] = [await shop.member(), await shop.visitor()];
      const params = { id: newId() };
      const begun = Promise.race(engines.map((it) => it.pauseAfter('Hello! Standard delivery takes').said));
      const press = createApi({ origin: at.origin, token: async () => member.token });
      let pressedAfter = 0;
      const listened = { w: one, ctx: shop.ctx };
      const told = await toldWhile(listened, visitor.contactId, async (soFar) => {
        const body = { id: newId(), text: 'Good morning' };
        await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
        await begun;
        await expect.poll(() => soFar().at(-1)?.text, { timeout: 10_000 }).toBe('Hello!');
        pressedAfter = soFar().length;
        if (of === 'shop')
          await press('POST /settings/widget/:id', { params: { id: shop.id }, body: { isEnableAIAssistant: false } });
        else await press('POST /conversations/:id/assistant', { params, body: { isOn: false } });
        await expect.poll(() => soFar().at(-1)?.ended, { timeout: 10_000 }).toBe(true);
      });
      // Nothing new is said between the press and the end.
      expect(told.slice(pressedAfter).filter((it) => it.text !== 'Hello!' && !it.ended)).toEqual([]);
      const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
      const said = data.messages.filter((it) => it.sender === 'assistant').map((it) => it.text);
      expect(said).toEqual([`Hello!\n\n${frame.handedOff}`]);
      expect((await member.api('GET /conversations/:id', { params })).data.handler).toBe('waiting');
    }
  },
  60_000,
);
