import type { Message } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frame } from '../../../language/frames/en.ts';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { keyedHash } from '../../../platform/auth/secrets/keyed-hash.ts';
import { answers } from '../assistant.caps.ts';
import { mustBeWithin, type User } from '../../../platform/caps/caps.ts';
import { type TestShop, type TestVisitor, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { findShop } from '../../shops/index.ts';
import { takeAnswer } from './answer-budget.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ engine: createOfflineEngine() });
});
afterAll(() => w.close());
beforeEach(() => w.forgetLimits());

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const used = ({ id }: TestShop, day: string, answers: number) =>
  w.services.db.insertInto('answer_counts').values({ shop_id: id, day, answers }).execute();
const answersOf = async ({ ctx }: TestShop, count: number, who: Omit<User, 'shopId'> = {}) => {
  const shop = await findShop(ctx.db, ctx.shopId);
  const asked = Array.from({ length: count }, () =>
    takeAnswer(ctx, shop, { answerId: newId(), contactId: newId(), ...who }),
  );
  return (await Promise.all(asked)).filter((it) => it === 'taken').length;
};

/** Says something and waits for what is answered. */
async function ask(visitor: TestVisitor, conversationId = newId()) {
  const params = { id: conversationId };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello' } });
  let answer: Message | undefined;
  await expect
    .poll(
      async () => {
        const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
        answer = data.messages.find((it) => it.sender === 'assistant');
        return answer;
      },
      { timeout: 10_000 },
    )
    .toBeDefined();
  return answer?.text ?? '';
}

/** The conversation waits for a person, and no model was asked. */
async function mustBeHandedOver(shop: TestShop, visitor: TestVisitor) {
  const id = newId();
  expect(await ask(visitor, id)).toBe(frame.spent);
  const member = await shop.member();
  const { data } = await member.api('GET /conversations/:id', { params: { id } });
  expect(data).toMatchObject({ handler: 'waiting', handedOff: true });
  const decision = await w.services.db
    .selectFrom('decisions')
    .select(['outcome', 'input_tokens'])
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(decision).toEqual({ outcome: 'handed_off', input_tokens: 0 });
}

describe('a budget of answers that is spent gives the conversation to a person, with a sentence:', () => {
  it('the day’s share of the plan', async () => {
    const shop = await w.shop();
    const visitor = await shop.visitor();
    expect(await ask(visitor)).not.toBe(frame.spent);
    await w.services.db.updateTable('answer_counts').set({ answers: 34 }).where('shop_id', '=', shop.id).execute();
    await mustBeHandedOver(shop, visitor);
  });

  it('the visitor’s own, while others are answered', async () => {
    const shop = await w.shop();
    const [visitor, other] = [await shop.visitor(), await shop.visitor()];
    for (let i = 0; i < 40; i += 1)
      await mustBeWithin(w.services, answers, { shopId: shop.id, contactId: visitor.contactId });
    await mustBeHandedOver(shop, visitor);
    expect(await ask(other)).not.toBe(frame.spent);
  });

  it('that of the address that all of them write from', async () => {
    const shop = await w.shop();
    const address = keyedHash(w.services.config.APP_SECRET, 'address', '127.0.0.1');
    for (let i = 0; i < 300; i += 1) await mustBeWithin(w.services, answers, { shopId: shop.id, address });
    await mustBeHandedOver(shop, await shop.visitor());
  });
});

describe('the plan', () => {
  it('gives exactly its day, however many ask at once', async () => {
    expect(await answersOf(await w.shop(), 70)).toBe(34);
  });

  it('ends with its thirty days, and begins again when the oldest are over', async () => {
    const shop = await w.shop();
    await used(shop, daysAgo(29), 60);
    await used(shop, daysAgo(12), 20);
    await used(shop, today(), 20);
    expect(await answersOf(shop, 1)).toBe(0);
    await w.services.db
      .deleteFrom('answer_counts')
      .where('shop_id', '=', shop.id)
      .where(sql<string>`day`, '=', daysAgo(29))
      .execute();
    await used(shop, daysAgo(30), 60);
    expect(await answersOf(shop, 1)).toBe(1);
  });

  it('does not count what it refuses', async () => {
    const shop = await w.shop();
    await answersOf(shop, 90);
    const row = await w.services.db.selectFrom('answer_counts').selectAll().where('shop_id', '=', shop.id).execute();
    expect(row.map((it) => it.answers)).toEqual([34]);
  });

  it('gives one stranger a small part of its day, and all who write from one address half of it', async () => {
    const shop = await w.shop();
    const address = 'one network';
    expect(await answersOf(shop, 40, { contactId: newId(), address })).toBe(10);
    expect(await answersOf(shop, 40, { address })).toBe(7);
    expect(await answersOf(shop, 40)).toBe(17);
  });

  it('of a larger shop gives one stranger more, and no more than a person asks', async () => {
    const shop = await w.shop();
    const plan = (plan: string) => w.services.db.updateTable('shops').set({ plan }).where('id', '=', shop.id).execute();
    await plan('basic');
    expect(await answersOf(shop, 90, { address: 'small' })).toBe(90);
    expect(await answersOf(shop, 90, { address: 'small' })).toBe(77);
    await plan('plus');
    expect(await answersOf(shop, 90, { contactId: newId() })).toBe(40);
  });

  it('that is spent takes nothing from who asks again and again', async () => {
    const shop = await w.shop();
    const contactId = newId();
    await used(shop, today(), 34);
    for (let i = 0; i < 60; i += 1) expect(await answersOf(shop, 1, { contactId })).toBe(0);
    await w.services.db.deleteFrom('answer_counts').where('shop_id', '=', shop.id).execute();
    expect(await answersOf(shop, 10, { contactId })).toBe(10);
  });

  it('lasts three days, whoever asks', async () => {
    const shop = await w.shop();
    await used(shop, daysAgo(2), 34);
    await used(shop, daysAgo(1), 34);
    expect(await answersOf(shop, 70)).toBe(32);
  });

  it('of a shop without limits has none', async () => {
    const shop = await w.shop();
    await w.services.db.updateTable('shops').set({ no_limit: true }).where('id', '=', shop.id).execute();
    expect(await answersOf(shop, 120)).toBe(120);
  });
});
