import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { frame } from '../../../language/frames/en.ts';
import type { Engine } from '../../../ports/engine.ts';
import { doJob, doScheduled } from '../../../test-kit/do-job.ts';
import { calls, type ModelServer, openModelServer, says } from '../../../test-kit/model-server.ts';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { findShop } from '../../shops/index.ts';
import { mustBeWithin } from '../../../platform/caps/caps.ts';
import { quotes } from '../assistant.caps.ts';
import { assistantReply } from '../assistant.jobs.ts';
import { takeAnswer } from '../inquiry/answer-budget.ts';
import { answerIdFor } from '../inquiry/transcript.ts';

const delivery = { question: 'How long does delivery take?', answer: '<p>Delivery takes four days.</p>' };

describe.each(['offline', 'openai'] as const)('with the %s engine', (kind) => {
  let w: TestServer;
  let server: ModelServer | null = null;
  let asked = 0;

  /** Counts how often it was asked. */
  function counting(engine: Engine): Engine {
    const { model } = engine;
    if (typeof model === 'string') throw new Error('a model, not its name');
    const proxy = new Proxy(model, {
      get(target, key, receiver) {
        if (key === 'doStream') asked += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    return { ...engine, model: proxy };
  }

  beforeAll(async () => {
    server = kind === 'openai' ? await openModelServer() : null;
    w = await testServer({ engine: counting(server?.engine ?? createOfflineEngine()) });
  });
  afterAll(async () => {
    await w?.close();
    await server?.close();
  });
  beforeEach(() => w.forgetLimits());

  async function chat(shop: TestShop) {
    const visitor = await shop.visitor();
    const params = { id: newId() };
    const say = (text: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
    const answers = async () =>
      (await visitor.api('GET /client/api/conversations/:id/messages', { params })).data.messages.filter(
        (it) => it.sender === 'assistant',
      );
    let before = 0;
    const ask = async (text: string) => {
      await say(text);
      await expect.poll(async () => (await answers()).length, { timeout: 15_000 }).toBeGreaterThan(before);
      const last = (await answers()).at(-1);
      before += 1;
      if (!last) throw new Error('it was answered');
      return last;
    };
    return { visitor, params, say, ask, answers };
  }

  const replies = (shop: TestShop) =>
    w.services.db.selectFrom('replies').selectAll().where('shop_id', '=', shop.id).execute();
  const taken = async (shop: TestShop) => {
    const rows = await w.services.db
      .selectFrom('answer_counts')
      .select('answers')
      .where('shop_id', '=', shop.id)
      .execute();
    return rows.reduce((sum, it) => sum + it.answers, 0);
  };
  const spend = (shop: TestShop) =>
    w.services.db
      .insertInto('answer_counts')
      .values({ shop_id: shop.id, day: new Date().toISOString().slice(0, 10), answers: 34 })
      .execute();
  const taught = async () => {
    const shop = await w.shop();
    const member = await shop.member();
    await member.api('POST /faqs', { body: delivery });
    return { shop, member };
  };

  it('what was said counts once, with what it cost; what never came to an engine does not', async () => {
    const { shop } = await taught();
    const { ask } = await chat(shop);
    server?.script(calls('search_knowledge', { question: delivery.question }), says('Delivery takes four days.'));
    const answer = await ask(delivery.question);
    await ask('?!');
    const rows = await replies(shop);
    expect(rows.toSorted((a, b) => Number(b.counted) - Number(a.counted))).toMatchObject([
      { id: answer.id, outcome: 'answered', counted: true, begins: true },
      { outcome: 'asked_back', counted: false, begins: false, input_tokens: 0 },
    ]);
    expect(rows.find((it) => it.counted)?.input_tokens).toBeGreaterThan(0);
    expect(await taken(shop)).toBe(1);
    expect(
      await w.services.db.selectFrom('answers_under_way').selectAll().where('shop_id', '=', shop.id).execute(),
    ).toEqual([]);
  });

  it('where the plan is spent, a FAQ is quoted beside the offer of a person, and no engine that costs is asked', async () => {
    const { shop, member } = await taught();
    await spend(shop);
    asked = 0;
    const { ask, params } = await chat(shop);
    const answer = await ask(delivery.question);
    expect(answer.text).toContain('Delivery takes four days.');
    expect(answer.parts).toContainEqual({ type: 'offerPerson' });
    expect(answer.parts).toContainEqual({
      type: 'sources',
      sources: [expect.objectContaining({ kind: 'faq', title: delivery.question })],
    });
    expect((await member.api('GET /conversations/:id', { params })).data.handler).toBe('assistant');
    expect(await replies(shop)).toMatchObject([{ outcome: 'answered', counted: false, engine: 'offline-1' }]);
    // What no FAQ says goes to a person, in words.
    expect((await ask('Who won the world cup in 2022?')).text).toBe(frame.spent);
    expect((await member.api('GET /conversations/:id', { params })).data).toMatchObject({ handler: 'waiting' });
    expect(asked).toBe(0);
    expect(await taken(shop)).toBe(34);
  });

  it('where the plan is spent, a flood of questions goes to a person, and nothing is searched for it', async () => {
    const { shop, member } = await taught();
    await spend(shop);
    const { visitor, ask, params } = await chat(shop);
    const { contactId } = visitor;
    for (let i = 0; i < 40; i += 1) await mustBeWithin(w.services, quotes, { shopId: shop.id, contactId });
    expect((await ask(delivery.question)).text).toBe(frame.spent);
    expect((await member.api('GET /conversations/:id', { params })).data.handler).toBe('waiting');
    expect(await replies(shop)).toMatchObject([{ outcome: 'handed_off', counted: false, input_tokens: 0 }]);
  });

  it('where the plan is spent, nobody’s order is looked up', async () => {
    const { shop } = await taught();
    await spend(shop);
    const { ask } = await chat(shop);
    expect((await ask('Where is my order #1042? My e-mail is mia@shop.example')).text).toBe(frame.spent);
    const tries = await w.services.db.selectFrom('order_attempts').selectAll().where('shop_id', '=', shop.id).execute();
    expect(tries).toEqual([]);
  });
});

describe('a reply is counted once', () => {
  let w: TestServer;
  beforeAll(async () => {
    w = await testServer({ engine: createOfflineEngine() });
  });
  afterAll(() => w.close());

  const counts = async (shop: TestShop) => {
    const { db } = w.services;
    const of = (table: 'answer_counts' | 'answers_under_way') =>
      db.selectFrom(table).selectAll().where('shop_id', '=', shop.id).execute();
    const rows = await of('answer_counts');
    return {
      taken: rows.map((it) => ('answers' in it ? it.answers : 0)),
      underWay: (await of('answers_under_way')).length,
    };
  };

  it('however often the same answer is taken, at the same time or after a kill', async () => {
    const shop = await w.shop();
    const row = await findShop(shop.ctx.db, shop.id);
    const answerId = newId();
    const take = () => takeAnswer(shop.ctx, row, { answerId, contactId: newId() });
    expect(await take()).toBe('taken');
    expect(await Promise.all([take(), take(), take()])).toEqual(['taken', 'taken', 'taken']);
    expect(await counts(shop)).toEqual({ taken: [1], underWay: 1 });
  });

  it('when its job is done twice', async () => {
    const shop = await w.shop({ isEnableAIAssistant: true });
    const visitor = await shop.visitor();
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello' } });
    const data = { shopId: shop.id, conversationId: params.id, turn: 1 };
    await Promise.all([doJob(w.services, assistantReply, data), doJob(w.services, assistantReply, data)]).catch(
      () => {},
    );
    await doJob(w.services, assistantReply, data);
    const ledger = await w.services.db.selectFrom('replies').selectAll().where('shop_id', '=', shop.id).execute();
    expect(ledger.filter((it) => it.counted)).toHaveLength(1);
    expect(await counts(shop)).toEqual({ taken: [1], underWay: 0 });
  });

  it('when the process that took it is killed before it is said, and another one says it', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const visitor = await shop.visitor();
    const params = { id: newId() };
    const said = { id: newId(), text: 'Hello' };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: said });
    const { turn } = await w.services.db
      .selectFrom('conversations')
      .select('turn')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow();
    await w.services.db
      .updateTable('conversations')
      .set({ handler: 'assistant' })
      .where('id', '=', params.id)
      .execute();
    // Nobody has answered it by then: the process that was to was killed.
    await w.services.db.updateTable('shops').set({ widget: '{}' }).where('id', '=', shop.id).execute();
    const answerId = answerIdFor(said.id, turn);
    await takeAnswer(shop.ctx, await findShop(shop.ctx.db, shop.id), { answerId, contactId: visitor.contactId });
    expect(await counts(shop)).toEqual({ taken: [1], underWay: 1 });
    await doJob(w.services, assistantReply, { shopId: shop.id, conversationId: params.id, turn });
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.filter((it) => it.sender === 'assistant').map((it) => it.id)).toEqual([answerId]);
    expect(await counts(shop)).toEqual({ taken: [1], underWay: 0 });
  });

  it('and not at all when it never comes to an end', async () => {
    const shop = await w.shop();
    const row = await findShop(shop.ctx.db, shop.id);
    for (let i = 0; i < 3; i += 1) await takeAnswer(shop.ctx, row, { answerId: newId(), contactId: newId() });
    await doScheduled(w.services, 'assistant.give-back-lost');
    expect(await counts(shop)).toEqual({ taken: [3], underWay: 3 });
    await w.services.db
      .updateTable('answers_under_way')
      .set({ begun_at: new Date(Date.now() - 2 * 3_600_000) })
      .where('shop_id', '=', shop.id)
      .execute();
    await doScheduled(w.services, 'assistant.give-back-lost');
    expect(await counts(shop)).toEqual({ taken: [0], underWay: 0 });
  });

  it('and stays counted when its conversation is deleted', async () => {
    const shop = await w.shop();
    const visitor = await shop.visitor();
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello' } });
    const ledger = () => w.services.db.selectFrom('replies').selectAll().where('shop_id', '=', shop.id).execute();
    await expect.poll(async () => (await ledger()).length, { timeout: 10_000 }).toBe(1);
    await w.services.db
      .deleteFrom('conversations')
      .where('shop_id', '=', shop.id)
      .where('id', '=', params.id)
      .execute();
    expect(await ledger()).toMatchObject([{ counted: true }]);
  });
});
