import type { QualityBucket } from '@chatty/contract/quality';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { doScheduled } from '../../../test-kit/do-job.ts';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ engine: createOfflineEngine() });
});
afterAll(() => w.close());
beforeEach(() => w.forgetLimits());

/** A conversation of the shop in which nobody is answered by a job. */
async function conversation(shop: TestShop) {
  const visitor = await shop.visitor();
  const params = { id: newId() };
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  await say('Hello');
  return { visitor, params, say };
}

/** Adds the end of a turn to a conversation. */
async function turn(shop: TestShop, conversation_id: string, given: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  const row = {
    ...{ shop_id: shop.id, id, conversation_id, question: 'How long?', outcome: 'answered', engine: 'offline-1' },
    ...{ config_version: '1', retrieved: '[]', tool_calls: '[]', verdicts: '[]', cost: 0, latency_ms: 1 },
    ...given,
  };
  await w.services.db.insertInto('decisions').values(row).execute();
  return id;
}

const stage = async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const member = await shop.member();
  const latest = async (by: 'day' | 'week' = 'day') =>
    (await member.api('GET /ai_assistant/quality', { query: { by } })).data.buckets.at(-1) as QualityBucket;
  return { shop, member, latest };
};

const dropped = JSON.stringify([{ sentence: 'It is free.', kept: false, reason: 'nothing' }]);

describe('quality', () => {
  it('counts turns by how good they were, each once, and leads to exactly those', async () => {
    const { shop, member, latest } = await stage();
    const { params } = await conversation(shop);
    const ids = {
      grounded: await turn(shop, params.id),
      trimmed: await turn(shop, params.id, { verdicts: dropped }),
      wrong: await turn(shop, params.id),
      asked_back: await turn(shop, params.id, { outcome: 'asked_back' }),
      refused_rightly: await turn(shop, params.id, { outcome: 'refused' }),
      refused_wrongly: await turn(shop, params.id, { outcome: 'refused', refusal: 'wrongly' }),
      refused: await turn(shop, params.id, { outcome: 'refused', verdicts: dropped }),
      handed_off: await turn(shop, params.id, { outcome: 'handed_off' }),
      failed: await turn(shop, params.id, { outcome: 'failed' }),
    };
    await turn(shop, params.id, { outcome: 'dropped' });
    const mark = (id: string, said: 'right' | 'wrong') =>
      member.api('PUT /ai_assistant/log/:id/mark', { params: { id }, body: { mark: said } });
    await mark(ids.wrong, 'wrong');
    await mark(ids.refused_rightly, 'right');
    const one = Object.fromEntries(Object.keys(ids).map((kind) => [kind, 1]));
    expect((await latest()).turns).toEqual(one);
    expect((await latest('week')).turns).toEqual(one);
    for (const [kind, id] of Object.entries(ids)) {
      const query = { kind: kind as keyof typeof ids };
      const { data } = await member.api('GET /ai_assistant/log', { query });
      expect(data.turns.map((it) => it.id)).toEqual([id]);
    }
    // What the team says counts more than what was found out.
    await mark(ids.refused_wrongly, 'right');
    expect((await latest()).turns).toMatchObject({ refused_rightly: 2 });
  });

  it('resolved is a conversation only where its visitor said so and no person was needed; silence says nothing', async () => {
    const { shop, member, latest } = await stage();
    const [silent, voted, thanked, unhappy, passed, helped] = await Promise.all(
      Array.from({ length: 6 }, () => conversation(shop)),
    );
    if (!silent || !voted || !thanked || !unhappy || !passed || !helped) throw new Error('six of them');
    await turn(shop, silent.params.id);
    await turn(shop, voted.params.id, { helpful: true });
    await turn(shop, thanked.params.id);
    await turn(shop, thanked.params.id, { thanked: true });
    await turn(shop, unhappy.params.id, { helpful: true });
    await turn(shop, unhappy.params.id, { helpful: false });
    await turn(shop, passed.params.id, { outcome: 'handed_off' });
    await turn(shop, passed.params.id, { thanked: true });
    await turn(shop, helped.params.id, { thanked: true });
    await member.api('POST /conversations/:id/messages', {
      params: helped.params,
      body: { id: newId(), text: 'I can help.' },
    });
    expect((await latest()).conversations).toEqual({ all: 6, resolved: 2, person: 2 });
  });

  it('thanks are noticed as they are said', async () => {
    const shop = await w.shop();
    const { params, say } = await conversation(shop);
    const turns = () =>
      w.services.db
        .selectFrom('decisions')
        .select('thanked')
        .where('conversation_id', '=', params.id)
        .orderBy('created_at')
        .execute();
    await expect.poll(async () => (await turns()).length, { timeout: 10_000 }).toBe(1);
    await say('Thank you!');
    await expect.poll(turns, { timeout: 10_000 }).toEqual([{ thanked: false }, { thanked: true }]);
  });

  it('a refusal was wrong where a person then tells what a source says that was found, and is not judged before', async () => {
    const { shop, member, latest } = await stage();
    const [told, other] = await Promise.all([conversation(shop), conversation(shop)]);
    const answer = '<p>We rent canoes at our shop on the lake.</p>';
    await member.api('POST /faqs', { body: { question: 'Are there boats?', answer } });
    const passage = () =>
      w.services.db.selectFrom('passages').select(['id', 'title']).where('shop_id', '=', shop.id).executeTakeFirst();
    await expect.poll(passage, { timeout: 10_000 }).toBeDefined();
    const { id = '' } = (await passage()) ?? {};
    const retrieved = JSON.stringify([{ id, kind: 'faq', title: 'Are there boats?', score: 0.2 }]);
    for (const { params } of [told, other]) await turn(shop, params.id, { outcome: 'refused', retrieved });
    await doScheduled(w.services, 'assistant.judge-refusals');
    expect((await latest()).turns).toEqual({ refused: 2 });
    const reply = (params: { id: string }, text: string) =>
      member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text } });
    await reply(told.params, 'Hi! We rent canoes at our shop on the lake. See you!');
    await reply(other.params, 'Sure, one moment, let me look that up for you.');
    await doScheduled(w.services, 'assistant.judge-refusals');
    expect((await latest()).turns).toEqual({ refused: 1, refused_wrongly: 1 });
  });
});
