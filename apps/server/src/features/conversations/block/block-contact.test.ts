import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokens } from '../../../platform/auth/access-token.ts';
import { jobsAtRest } from '../../../test-kit/jobs-at-rest.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { systemCtx } from '../../../ctx.ts';
import { assignPending } from '../pending/assign-pending.ts';
import { askEmail } from '../pending/ask-email.ts';
import { readForAssistant } from '../read-conversation.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const refused = { code: 'not_allowed', message: 'You can’t send messages to this store from here.' };

async function stage(settings: Record<string, unknown> = { isEnableAIAssistant: false }, locale = 'en') {
  const shop = await w.shop(settings);
  const [member, visitor] = [await shop.member({ role: 'member', name: 'Maya Lind' }), await shop.visitor({ locale })];
  const params = { id: newId() };
  const contact = { params: { id: visitor.contactId } };
  const say = (text = 'Hello?', id = params.id, api = visitor.api) =>
    api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  await say();
  const read = async (id = params.id) => (await member.api('GET /conversations/:id', { params: { id } })).data;
  const listed = async (status: 'open' | 'snoozed' | 'resolved' | 'spam' | 'blocked') =>
    (await member.api('GET /conversations', { query: { status } })).data.conversations.map((it) => it.id);
  return {
    shop,
    member,
    visitor,
    params,
    say,
    read,
    listed,
    ctx: systemCtx(w.services, shop.id),
    block: async (reason = '') => (await member.api('POST /contacts/:id/block', { ...contact, body: { reason } })).data,
    unblock: async () => (await member.api('POST /contacts/:id/unblock', contact)).data,
    counts: async () => (await member.api('GET /conversations/counts')).data,
    lines: async () =>
      (await member.api('GET /conversations/:id/messages', { params })).data.messages.flatMap((it) =>
        it.activity ? [`${it.activity} by ${it.name}`] : [],
      ),
  };
}

describe('a blocked contact', () => {
  it('is refused at once in whatever they send, and keeps what they may read', async () => {
    const { visitor, params, say, block, member } = await stage();
    const { data: reply } = await member.api('POST /conversations/:id/messages', {
      params,
      body: { id: newId(), text: 'Yes?' },
    });
    // The calls before have let them in: nothing of that is remembered.
    expect(await block('Insults')).toMatchObject({ blockedAt: expect.any(String), blockedReason: 'Insults' });
    const { api } = visitor;
    const file = new Blob(['x']);
    const opinion = { params: { ...params, messageId: reply.id }, body: { helpful: false } };
    for (const asked of [
      () => say(),
      () => say('Hello?', newId()),
      () => api('POST /client/api/conversations/:id/talk-to-person', { params }),
      () => api('POST /client/api/conversations/:id/talk-to-person', { params: { id: newId() } }),
      () => api('POST /client/api/conversations/:id/end', { params }),
      () => api('POST /client/api/conversations/:id/stop', { params }),
      () =>
        api('POST /client/api/conversations/:id/contact', { params, body: { name: 'Else', email: 'else@x.example' } }),
      () => api('POST /client/api/conversations/:id/messages/:messageId/opinion', opinion),
      () => api('POST /client/api/conversations/:id/satisfaction', { params, body: { rating: 1, comment: 'Bad' } }),
      () => api('POST /client/api/conversations/:id/transcript', { params, body: {} }),
      () => api('POST /client/api/pre-chat', { body: { answers: { name: 'Else' }, consent: null } }),
      () =>
        api('POST /client/api/newsletter', {
          body: { email: 'else@x.example', consent: true, consentText: 'News', page: '/' },
        }),
      () => api('POST /client/api/files', { query: { name: 'one.txt' }, body: file }),
    ])
      await expect(asked()).rejects.toMatchObject(refused);
    const { data } = await api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.flatMap((it) => it.activity ?? [])).toEqual(['taken_over']);
    expect((await api('GET /client/api/conversations')).data).toMatchObject([{ id: params.id, status: 'open' }]);
    await api('POST /client/api/conversations/:id/read', { params, body: { seq: 3 } });
  });

  it('is told so in their language, in the shop’s own words where it has any', async () => {
    const { say, block } = await stage(undefined, 'de');
    await block();
    await expect(say()).rejects.toMatchObject({
      code: 'not_allowed',
      message: 'Von hier aus können Sie diesem Shop keine Nachrichten senden.',
    });
  });

  it('is as blocked in another tab, and by a mailed link', async () => {
    const { shop, visitor, params, say, block } = await stage();
    await block();
    const { data: again } = await createApi({ origin: w.origin, token: async () => null })(
      'POST /client/api/visitors',
      { body: { shop: shop.domain, token: visitor.token } },
    );
    expect(again.contact.id).toBe(visitor.contactId);
    const tokens = createTokens(w.services.config.APP_SECRET, () => new Date());
    const claims = { type: 'visitor' as const, shopId: shop.id, contactId: visitor.contactId, only: params.id };
    for (const token of [again.token, (await tokens.issue(claims)).token]) {
      const api = createApi({ origin: w.origin, token: async () => token });
      await expect(say('Me again', params.id, api)).rejects.toMatchObject(refused);
    }
  });

  it('leaves the inbox and its numbers for the blocked, with a line for the team alone', async () => {
    const { params, block, unblock, listed, counts, read, lines, visitor } = await stage();
    await block();
    expect([await listed('open'), await listed('blocked')]).toEqual([[], [params.id]]);
    expect(await counts()).toEqual({ unread: 0, mine: 0, unassigned: 0, all: 0 });
    await unblock();
    expect([await listed('open'), await listed('blocked')]).toEqual([[params.id], []]);
    expect(await counts()).toEqual({ unread: 1, mine: 0, unassigned: 1, all: 1 });
    expect(await read()).toMatchObject({ status: 'open', handler: 'waiting', isRead: false });
    expect(await lines()).toEqual(['blocked by Maya Lind', 'unblocked by Maya Lind']);
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.flatMap((it) => it.activity ?? [])).toEqual([]);
  });

  it('has all conversations back as they were: put off, resolved, or spam', async () => {
    const { member, say, block, unblock, read, params } = await stage();
    const [put, done, spam] = [newId(), newId(), newId()];
    for (const id of [put, done, spam]) await say('And this?', id);
    await member.api('POST /conversations/:id/snooze', { params: { id: put }, body: { until: 'reply' } });
    await member.api('POST /conversations/:id/resolve', { params: { id: done } });
    await member.api('POST /conversations/:id/spam', { params: { id: spam } });
    const state = async () =>
      Promise.all(
        [params.id, put, done, spam].map(async (id) => (({ status, isRead }) => [status, isRead])(await read(id))),
      );
    const before = await state();
    await block();
    await block();
    expect(await state()).toEqual(Array.from({ length: 4 }, () => ['blocked', true]));
    await unblock();
    await unblock();
    expect(await state()).toEqual(before);
  });

  it('is answered by nobody: neither a member nor the assistant, and is given to nobody', async () => {
    const { member, params, block, ctx, read, shop } = await stage();
    await block();
    const before = await read();
    for (const call of ['take-over', 'hand-back', 'resolve', 'reopen', 'spam'] as const)
      await expect(member.api(`POST /conversations/:id/${call}`, { params })).rejects.toMatchObject({
        code: 'conflict',
        message: 'This contact is blocked. Unblock them first.',
      });
    const body = { id: newId(), text: 'Still there?' };
    await expect(member.api('POST /conversations/:id/messages', { params, body })).rejects.toMatchObject({
      code: 'conflict',
    });
    await shop.ctx.db
      .updateTable('shops')
      .set({
        widget: JSON.stringify({ inboxSettings: { isAssignSequentially: true, isAssignOnlyOnlineMembers: true } }),
      })
      .where('id', '=', shop.id)
      .execute();
    expect(await assignPending(ctx, member.id)).toBe(0);
    await askEmail(ctx, { conversationId: params.id, since: new Date(0).toISOString() });
    expect(await read()).toEqual(before);
    // What the team says among itself is still said.
    await member.api('POST /conversations/:id/messages', { params, body: { ...body, note: true } });
    expect(await read()).toMatchObject({ status: 'blocked', lastSeq: before.lastSeq + 1 });
  });

  it('gets no answer of the assistant, not even one begun before; who waited is answered once the block ends', async () => {
    const { params, block, unblock, read, ctx } = await stage({ isEnableAIAssistant: true });
    await block();
    const { lastSeq } = await read();
    await jobsAtRest(w.services.db, 20_000);
    expect(await readForAssistant(ctx, params.id)).toMatchObject({ status: 'blocked' });
    expect(await read()).toMatchObject({ status: 'blocked', lastSeq });
    await unblock();
    await expect.poll(() => read(), { timeout: 20_000 }).toMatchObject({ status: 'open', waitingSince: null });
  });

  it('stays blocked since the first time, for the last reason that was given', async () => {
    const { block, unblock } = await stage();
    const first = await block('Insults');
    expect(await block()).toMatchObject({ blockedAt: first.blockedAt, blockedReason: 'Insults' });
    expect(await block('Threats')).toMatchObject({ blockedAt: first.blockedAt, blockedReason: 'Threats' });
    expect(await unblock()).toMatchObject({ blockedAt: null, blockedReason: '' });
  });

  it('begins no conversation that the block misses, however close they come', async () => {
    const { block, unblock, say, listed } = await stage();
    for (const _ of Array.from({ length: 4 })) {
      const begun = Array.from({ length: 4 }, () => say('Quick', newId()).catch(() => {}));
      await Promise.all([...begun, block()]);
      expect(await listed('open')).toEqual([]);
      w.forgetLimits();
      await unblock();
      expect(await listed('blocked')).toEqual([]);
    }
  });
});
