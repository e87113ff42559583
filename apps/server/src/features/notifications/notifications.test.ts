import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unreachable } from '../../platform/problem.ts';
import type { Mail } from '../../ports/mail.ts';
import { type TestShop, type TestWorld, testWorld } from '../../test-kit/test-world.ts';
import { mailReply } from './mail/mail-reply.ts';

let w: TestWorld;
const sent: Mail[] = [];
const tries: string[] = [];
beforeAll(async () => {
  w = await testWorld({
    mailer: {
      async send(mail) {
        tries.push(mail.to);
        // The first mail of all does not get through at once.
        if (tries.length === 1) throw new Unreachable('Try again.');
        sent.push(mail);
      },
    },
  });
});
afterAll(() => w.close());

async function ask(shop: TestShop) {
  const visitor = await shop.visitor();
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  return { visitor, params };
}

describe('a mail', () => {
  it('that is tried again does not repeat those to the others of the team', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    for (let i = 0; i < 3; i += 1) await shop.member();
    await ask(shop);
    await expect.poll(() => tries.length, { timeout: 20_000 }).toBe(4);
    await expect.poll(() => sent.length).toBe(3);
    expect(new Set(sent.map((it) => it.to)).size).toBe(3);
  });

  it('tells a visitor an answer once, however many follow', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const { visitor, params } = await ask(shop);
    const body = { email: 'ida@visitor.example' };
    await visitor.api('POST /client/api/conversations/:id/contact', { params, body });
    for (const text of ['First answer', 'Second answer']) {
      await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text } });
      await mailReply(shop.ctx, params.id);
      await mailReply(shop.ctx, params.id);
    }
    const texts = sent.filter((it) => it.to === body.email).map((it) => it.text);
    expect(texts).toHaveLength(2);
    expect(texts[1]).not.toContain('First answer');
  });
});
