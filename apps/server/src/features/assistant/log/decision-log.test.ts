import type { Outcome } from '@chatty/contract/assistant';
import type { TurnQuery } from '@chatty/contract/decision-log';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ engine: createOfflineEngine() });
});
afterAll(() => w.close());
beforeEach(() => w.forgetLimits());

interface Turn {
  question: string;
  answer: string;
  outcome: Outcome;
  engine: string;
  confidence: number | null;
  verdicts: string;
  created_at: Date;
}

/** Turns of the shop in one conversation, as answers leave them; the first is the oldest. */
async function record(shop: TestShop, turns: readonly Partial<Turn>[]): Promise<string[]> {
  const visitor = await shop.visitor();
  const conversation_id = newId();
  await w.services.db.updateTable('shops').set({ no_limit: true }).where('id', '=', shop.id).execute();
  const params = { id: conversation_id };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: '?!' } });
  const rows = turns.map((turn, at) => ({
    shop_id: shop.id,
    id: newId(),
    conversation_id,
    question: 'How long?',
    answer: 'Four days.',
    outcome: 'answered',
    engine: 'offline-1',
    config_version: '1',
    retrieved: '[]',
    confidence: 0.9,
    tool_calls: '[]',
    verdicts: '[]',
    cost: 0,
    latency_ms: 1,
    created_at: new Date(Date.UTC(2026, 0, 1 + at)),
    ...turn,
  }));
  for (const row of rows) await w.services.db.insertInto('decisions').values(row).execute();
  return rows.map((it) => it.id);
}

/** Without the turn that began the conversation. */
const since = { to: '2026-06-01T00:00:00.000Z' };

async function stage() {
  const shop = await w.shop();
  const member = await shop.member({ role: 'admin' });
  const ids = (query: Partial<TurnQuery>) =>
    member
      .api('GET /ai_assistant/log', { query: { ...since, ...query } })
      .then(({ data }) => data.turns.map((it) => it.id));
  return { shop, member, ids };
}

async function ask(shop: TestShop, text: string) {
  const visitor = await shop.visitor();
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  const said = async () =>
    (await visitor.api('GET /client/api/conversations/:id/messages', { params })).data.messages.find(
      (it) => it.sender === 'assistant',
    );
  await expect.poll(said, { timeout: 10_000 }).toBeDefined();
  const message = await said();
  if (!message) throw new Error('it was answered');
  return { visitor, params, message };
}

describe('the decision log', () => {
  it('holds a turn of a visitor with what was said, why, and where it stands, and what they think of it', async () => {
    const { shop, member } = await stage();
    const body = { question: 'How long does delivery take?', answer: '<p>Delivery takes four days.</p>' };
    await member.api('POST /faqs', { body });
    const { visitor, params, message } = await ask(shop, 'How long does delivery take?');
    const { data } = await member.api('GET /ai_assistant/log');
    expect(data).toMatchObject({ total: 1, cursor: null, engines: ['offline-1'] });
    const [turn] = data.turns;
    expect(turn).toMatchObject({
      id: message.id,
      conversationId: params.id,
      question: 'How long does delivery take?',
      answer: message.text,
      outcome: 'answered',
      helpful: null,
      mark: null,
    });
    const opinion = { params: { ...params, messageId: message.id }, body: { helpful: false } };
    await visitor.api('POST /client/api/conversations/:id/messages/:messageId/opinion', opinion);
    const one = await member.api('GET /ai_assistant/log/:id', { params: { id: message.id } });
    expect(one.data).toMatchObject({
      answer: message.text,
      seq: message.seq,
      helpful: false,
      rating: null,
      mark: null,
    });
    expect(one.data.decision.retrieved[0]).toMatchObject({ kind: 'faq', title: 'How long does delivery take?' });
    const thumbs = await member.api('GET /ai_assistant/log', { query: { helpful: 'no' } });
    expect(thumbs.data.turns.map((it) => it.id)).toEqual([message.id]);
  });

  it('is read in pieces, the newest first, and nothing twice', async () => {
    const { shop, member, ids } = await stage();
    const recorded = await record(
      shop,
      Array.from({ length: 7 }, () => ({})),
    );
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Partial<TurnQuery> = { ...since, limit: 3, ...(cursor ? { cursor } : {}) };
      const { data } = await member.api('GET /ai_assistant/log', { query });
      expect(data.total).toBe(cursor ? null : 7);
      all.push(...data.turns.map((it) => it.id));
      cursor = data.cursor;
    } while (cursor);
    expect(all).toEqual(recorded.toReversed());
    await expect(ids({ cursor: 'ours?' })).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('finds words of question and answer, and the beginnings of words', async () => {
    const { shop, ids } = await stage();
    const [canada = '', gift = ''] = await record(shop, [
      { question: 'Do you ship to Canada?', answer: 'Within 5–8 days, for CAD 9.90.' },
      { question: 'A gift?', answer: 'We wrap gifts in recycled-paper.' },
    ]);
    expect(await ids({ search: 'canada' })).toEqual([canada]);
    expect(await ids({ search: 'ship days' })).toEqual([canada]);
    expect(await ids({ search: 'recycl' })).toEqual([gift]);
    expect(await ids({ search: 'paper gifts' })).toEqual([gift]);
    expect(await ids({ search: '9.90' })).toEqual([canada]);
    expect(await ids({ search: 'gift canada' })).toEqual([]);
    for (const signs of ["'", '& | !', ':*', '\\', '?!']) expect(await ids({ search: signs })).toEqual([]);
  });

  it('is narrowed by how a turn ended, how sure it was, what was left out, by engine and by day', async () => {
    const { shop, ids } = await stage();
    const dropped = JSON.stringify([
      { sentence: 'Yes.', kept: true, reason: '' },
      { sentence: 'It is free.', kept: false, reason: 'nothing' },
    ]);
    const [a = '', b = '', c = ''] = await record(shop, [
      { outcome: 'refused', confidence: 0.2 },
      { outcome: 'handed_off', confidence: null, engine: 'openai:gpt-4.1-mini' },
      { verdicts: dropped },
    ]);
    expect(await ids({ outcome: 'refused' })).toEqual([a]);
    expect(await ids({ outcome: 'handed_off' })).toEqual([b]);
    expect(await ids({ sure: 'low' })).toEqual([a]);
    expect(await ids({ sentences: 'dropped' })).toEqual([c]);
    expect(await ids({ engine: 'openai:gpt-4.1-mini' })).toEqual([b]);
    expect(await ids({ from: '2026-01-02T00:00:00.000Z' })).toEqual([c, b]);
    expect(await ids({ from: '2026-01-01T12:00:00.000Z', to: '2026-01-02T12:00:00.000Z' })).toEqual([b]);
    // The turn that began the conversation is recorded once it is answered.
    const everything = { to: '9999-12-31T23:59:59.999Z', from: '0001-01-01T00:00:00.000Z' };
    await expect.poll(() => ids(everything)).toHaveLength(4);
  });

  it('is narrowed by what the visitor said of the conversation in the end', async () => {
    const { shop, ids } = await stage();
    const [a = ''] = await record(shop, [{}]);
    const [b = ''] = await record(shop, [{ created_at: new Date('2026-02-01T00:00:00Z') }]);
    const rate = async (id: string, rating: number) => {
      const { conversation_id } = await w.services.db
        .selectFrom('decisions')
        .select('conversation_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const at = new Date();
      const of = { shop_id: shop.id, conversation_id, resolution: 1, activity_id: newId() };
      await w.services.db
        .insertInto('satisfaction_ratings')
        .values({ ...of, rating, created_at: at, updated_at: at })
        .execute();
    };
    await rate(a, 5);
    await rate(b, 1);
    expect(await ids({ rated: 'good' })).toEqual([a]);
    expect(await ids({ rated: 'bad' })).toEqual([b]);
  });

  it('keeps whether the team holds a turn to be right, with who said so; all of the team hear of it', async () => {
    const { shop, member, ids } = await stage();
    const [a = '', b = ''] = await record(shop, [{}, {}]);
    const colleague = await shop.member({ role: 'member', name: 'Ada' });
    const params = { id: a };
    const { data } = await colleague.api('PUT /ai_assistant/log/:id/mark', {
      params,
      body: { mark: 'wrong', note: ' It is 5 days. ' },
    });
    expect(data).toMatchObject({ mark: 'wrong', note: 'It is 5 days.', by: 'Ada' });
    expect((await member.api('GET /ai_assistant/log/:id', { params })).data.mark).toEqual(data);
    expect(await ids({ marked: 'wrong' })).toEqual([a]);
    expect(await ids({ marked: 'none' })).toEqual([b]);
    const events = await w.services.db
      .selectFrom('events')
      .select(['payload', 'for_team', 'for_contact', 'for_visitors'])
      .where('shop_id', '=', shop.id)
      .where('type', '=', 'turn.marked')
      .execute();
    expect(events).toEqual([
      { payload: { id: a, mark: data }, for_team: true, for_contact: null, for_visitors: false },
    ]);
    await member.api('DELETE /ai_assistant/log/:id/mark', { params });
    expect((await member.api('GET /ai_assistant/log/:id', { params })).data.mark).toBeNull();
  });

  it('is a file that no spreadsheet runs, all of it and nothing twice', async () => {
    const { shop, member } = await stage();
    await record(shop, [
      { question: '=HYPERLINK("https://evil.example")', answer: 'No, "never"' },
      ...Array.from({ length: 600 }, (_, at) => ({ created_at: new Date(Date.UTC(2026, 0, 1, 1, at)) })),
    ]);
    const first = await member.api('GET /ai_assistant/log/export', { query: since });
    expect(first.data).toMatchObject({ count: 500, total: 601 });
    const query = { ...since, cursor: first.data.cursor ?? '' };
    const second = await member.api('GET /ai_assistant/log/export', { query });
    expect(second.data).toMatchObject({ count: 101, total: null, cursor: null });
    const lines = `${first.data.text}${second.data.text}`.trim().split('\r\n');
    expect(lines).toHaveLength(602);
    expect(lines[0]).toContain('Time,Conversation ID,Question,Answer,Outcome');
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(""https://evil.example"")","No, ""never"""`);
    const colleague = await shop.member({ role: 'member' });
    await expect(colleague.api('GET /ai_assistant/log/export')).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
