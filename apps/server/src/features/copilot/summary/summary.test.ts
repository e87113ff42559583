import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelServer, openModelServer, says } from '../../../test-kit/model-server.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let model: ModelServer;
const servers: Partial<Record<'offline' | 'model', TestServer>> = {};
beforeAll(async () => {
  model = await openModelServer();
  servers.offline = await testServer();
  servers.model = await testServer({ engine: model.engine });
});
beforeEach(() => {
  servers.offline?.forgetLimits();
  servers.model?.forgetLimits();
});
afterAll(async () => {
  await servers.offline?.close();
  await servers.model?.close();
  await model?.close();
});

async function stage(kind: keyof typeof servers) {
  const w = servers[kind];
  if (!w) throw new Error('the server was opened');
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const params = { id: newId() };
  const say = async (text: string) =>
    (await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } })).data;
  const reply = async (text: string, note = false) =>
    (await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text, note } })).data;
  const sumUp = async () => (await member.api('POST /conversations/:id/copilot/summary', { params })).data;
  return { w, shop, member, visitor, params, say, reply, sumUp };
}

const points = (...all: { kind: string; text: string; n: number }[]) =>
  model.script(says(JSON.stringify({ points: all })));

describe('a summary without a model', () => {
  test('says what was wanted, answered and said last, and which orders, each with its message', async () => {
    const { say, reply, sumUp } = await stage('offline');
    await say('Hello');
    const wanted = await say('Hi there. My tent #1042 arrived with a broken pole, can you send a new one?');
    const answered = await reply('I am sorry. We send you a new pole today.');
    await reply('The customer is rude', true);
    const latest = await say('Thanks');
    const { points: found, isPart, figures } = await sumUp();
    expect(found).toEqual([
      {
        ...{ kind: 'wanted', isQuote: true, messageId: wanted.id, seq: wanted.seq },
        text: 'My tent #1042 arrived with a broken pole, can you send a new one?',
      },
      {
        ...{ kind: 'answered', isQuote: true, messageId: answered.id, seq: answered.seq },
        text: 'We send you a new pole today.',
      },
      { kind: 'latest', isQuote: true, messageId: latest.id, seq: latest.seq, text: 'Thanks' },
      { kind: 'orders', isQuote: true, messageId: wanted.id, seq: wanted.seq, text: '#1042' },
    ]);
    expect([isPart, figures.cost.amount]).toEqual([false, '0']);
  });

  test('is empty where nothing was said, and knows no message that was deleted', async () => {
    const { say, sumUp, member, params, reply } = await stage('offline');
    await say('👋');
    expect((await sumUp()).points.map((it) => it.kind)).toEqual(['latest']);
    const gone = await reply('A secret price of 12 dollars for you');
    await member.api('DELETE /conversations/:id/messages/:messageId', { params: { ...params, messageId: gone.id } });
    expect(JSON.stringify(await sumUp())).not.toContain('secret');
  });
});

describe('a summary by a model', () => {
  test('keeps points that their messages say, and puts the message’s own words where they do not', async () => {
    const { say, reply, sumUp } = await stage('model');
    const first = await say('My tent #1042 arrived with a broken pole. I am at ada@x.example');
    const second = await reply('We send you a new pole today.');
    await reply('The customer is rude', true);
    points(
      { kind: 'wanted', text: 'The customer says their tent #1042 arrived with a broken pole.', n: 1 },
      { kind: 'answered', text: 'The team said they refund everything.', n: 2 },
      { kind: 'answered', text: 'The shop promised $99 back.', n: 2 },
      { kind: 'latest', text: 'A message that there is not.', n: 9 },
    );
    const { points: found, figures } = await sumUp();
    expect(found).toEqual([
      {
        ...{ kind: 'wanted', isQuote: false, messageId: first.id, seq: first.seq },
        text: 'The customer says their tent #1042 arrived with a broken pole.',
      },
      {
        ...{ kind: 'answered', isQuote: true, messageId: second.id, seq: second.seq },
        text: 'We send you a new pole today.',
      },
      { kind: 'orders', isQuote: true, messageId: first.id, seq: first.seq, text: '#1042' },
    ]);
    expect(figures.inputTokens).toBeGreaterThan(0);
    const asked = model.requests();
    for (const hidden of ['ada@x.example', 'rude']) expect(asked).not.toContain(hidden);
  });

  test('does not turn a message around', async () => {
    const { say, sumUp } = await stage('model');
    await say('I do not want the blue tent.');
    points({ kind: 'wanted', text: 'The customer wants the blue tent.', n: 1 });
    expect((await sumUp()).points).toMatchObject([{ text: 'I do not want the blue tent.', isQuote: true }]);
  });

  test('is in the conversation’s own words where the model fails', async () => {
    const { say, sumUp } = await stage('model');
    await say('Where is my blue tent?');
    model.script({ status: 500, message: 'no' });
    expect((await sumUp()).points).toMatchObject([{ text: 'Where is my blue tent?', isQuote: true }]);
  });

  test('reads a bounded part of a long conversation, and says so', async () => {
    const { say, reply, sumUp } = await stage('model');
    await say('The very first words of all');
    for (let i = 0; i < 61; i += 1) await reply(`Answer ${i} ${'very long '.repeat(300)}`);
    await say('Where is my blue tent?');
    points({ kind: 'wanted', text: 'The customer asks where their blue tent is.', n: 60 });
    const { isPart, points: found } = await sumUp();
    expect(isPart).toBe(true);
    expect(found).toMatchObject([{ kind: 'wanted', isQuote: false }]);
    expect(model.requests()).not.toContain('very first words');
    expect(model.requests().length).toBeLessThan(60_000);
  });
});
