import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const rate = 'POST /client/api/conversations/:id/satisfaction';

async function stage(settings: object = {}) {
  const shop = await w.shop({ isEnableAIAssistant: false, isSatisfactionSurvey: true, ...settings });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const params = { id: newId() };
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  const answer = (text: string) =>
    member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text } });
  const resolve = () => member.api('POST /conversations/:id/resolve', { params });
  const give = (rating: number, comment = '', by = visitor) => by.api(rate, { params, body: { rating, comment } });
  const state = async (by = visitor) =>
    (await by.api('GET /client/api/conversations/:id/satisfaction', { params })).data;
  const lines = async () => {
    const { data } = await member.api('GET /conversations/:id/messages', { params });
    return data.messages.filter((it) => it.activity === 'rated').map((it) => it.parts);
  };
  await say('Hi');
  return { shop, member, visitor, params, say, answer, resolve, give, state, lines };
}

describe('a rating', () => {
  it('is asked for once the conversation is resolved, and is a grey line of the team’s that follows its changes', async () => {
    const { visitor, params, member, answer, resolve, give, state, lines } = await stage();
    await answer('Hello');
    expect(await state()).toEqual({ isAsked: false, given: null });
    await expect(give(5)).rejects.toMatchObject({ code: 'conflict' });
    await resolve();
    expect(await state()).toEqual({ isAsked: true, given: null });
    await give(5);
    await give(2, '  It took <b>long</b>. ');
    const given = { rating: 2, comment: 'It took <b>long</b>.' };
    expect(await state()).toEqual({ isAsked: true, given });
    expect(await lines()).toEqual([[{ type: 'rating', ...given }]]);
    // It opens nothing again, and the visitor's own thread does not hold it.
    const { data } = await member.api('GET /conversations/:id', { params });
    expect(data).toMatchObject({ status: 'resolved', isRead: true });
    const { data: seen } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(seen.messages.map((it) => it.activity)).not.toContain('rated');
  });

  it('is asked for anew each time that the conversation was resolved', async () => {
    const { say, resolve, give, state, lines } = await stage();
    await resolve();
    await give(1);
    await say('Hello again');
    expect(await state()).toEqual({ isAsked: false, given: null });
    await resolve();
    expect(await state()).toEqual({ isAsked: true, given: null });
    await give(4);
    expect(await lines()).toHaveLength(2);
  });

  it('that two tabs give at the same time is one', async () => {
    const { resolve, give, lines } = await stage();
    await resolve();
    await Promise.all([give(3), give(4), give(5)]);
    expect(await lines()).toHaveLength(1);
  });

  it('is not asked for where the shop does not want it, or wants it of people’s answers alone', async () => {
    const off = await stage({ isSatisfactionSurvey: false });
    await off.resolve();
    expect((await off.state()).isAsked).toBe(false);
    const { answer, say, resolve, state } = await stage({ satisfactionWhen: 'person' });
    await resolve();
    expect((await state()).isAsked).toBe(false);
    await say('Is anybody there?');
    await answer('I am');
    await resolve();
    expect((await state()).isAsked).toBe(true);
    await say('Thanks');
    await resolve();
    expect((await state()).isAsked).toBe(false);
  });

  it('is the visitor’s own alone, from one to five, and its comment has an end', async () => {
    const { shop, resolve, give, state } = await stage();
    await resolve();
    const other = await shop.visitor();
    await expect(give(1, '', other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(state(other)).rejects.toMatchObject({ code: 'not_found' });
    for (const rating of [0, 6, 2.5, Number.NaN])
      await expect(give(rating)).rejects.toMatchObject({ code: 'bad_input' });
    await expect(give(1, 'a'.repeat(1_001))).rejects.toMatchObject({ code: 'bad_input' });
    expect((await state()).given).toBeNull();
  });

  it('is exported with its conversation, and forgotten with the contact', async () => {
    const { shop, member, visitor, resolve, give } = await stage();
    await resolve();
    await give(3, 'Could be better');
    const params = { id: visitor.contactId };
    const { data } = await member.api('GET /contacts/:id/export', { params });
    expect(data.conversations[0]?.ratings).toEqual([{ rating: 3, comment: 'Could be better', at: expect.any(String) }]);
    const { data: receipt } = await member.api('DELETE /contacts/:id', { params });
    expect(receipt.counts).toMatchObject({ satisfactionRatings: 1 });
    const left = await shop.ctx.db
      .selectFrom('satisfaction_ratings')
      .selectAll()
      .where('shop_id', '=', shop.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('a visitor who ends their conversation', () => {
  const end = 'POST /client/api/conversations/:id/end';
  it('waits for nobody any more, is seen to have done so, and opens it again by writing', async () => {
    const { visitor, member, params, say, state } = await stage();
    await visitor.api(end, { params });
    await visitor.api(end, { params });
    const { data } = await member.api('GET /conversations/:id', { params });
    expect(data).toMatchObject({ status: 'resolved', waitingSince: null });
    const { data: read } = await member.api('GET /conversations/:id/messages', { params });
    expect(read.messages.filter((it) => it.activity === 'ended')).toHaveLength(1);
    expect((await state()).isAsked).toBe(true);
    await say('One more thing');
    expect((await member.api('GET /conversations/:id', { params })).data.status).toBe('open');
  });

  it('ends no one else’s, and opens none by it', async () => {
    const { shop, member, params, visitor } = await stage();
    const other = await shop.visitor();
    await expect(other.api(end, { params })).rejects.toMatchObject({ code: 'not_found' });
    await expect(visitor.api(end, { params: { id: newId() } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await member.api('GET /conversations/:id', { params })).data.status).toBe('open');
  });
});
