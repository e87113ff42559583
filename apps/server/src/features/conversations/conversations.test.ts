import type { Api } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neverOpen } from '../../test-kit/never-open.ts';
import { type TestShop, type TestVisitor, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { joinSocket } from '../../test-kit/at-socket.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const staffed = { isEnableAIAssistant: false };

async function begin(visitor: TestVisitor, text = 'Hello?'): Promise<string> {
  const id = newId();
  await visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  return id;
}

const shown = async (api: Api, query: Parameters<typeof list>[1] = {}) => (await list(api, query)).map((it) => it.id);
async function list(
  api: Api,
  query: {
    view?: 'mine' | 'unassigned' | 'all';
    unread?: 'true' | 'false';
    status?: 'open' | 'resolved';
    search?: string;
    waiting?: 'true';
    sort?: 'longest_waiting';
  },
) {
  return (await api('GET /conversations', { query })).data.conversations;
}

async function inbox(settings: Record<string, unknown> = staffed) {
  const shop: TestShop = await w.shop(settings);
  return { shop, member: await shop.member(), visitor: await shop.visitor() };
}

describe('the inbox', () => {
  it('sorts conversations into mine, unassigned and all, and counts them', async () => {
    const { member, shop } = await inbox();
    const [first, second] = [await begin(await shop.visitor()), await begin(await shop.visitor())];
    await member.api('POST /conversations/:id/take-over', { params: { id: first } });
    expect(await shown(member.api, { view: 'mine' })).toEqual([first]);
    expect(await shown(member.api, { view: 'unassigned' })).toEqual([second]);
    expect((await shown(member.api)).toSorted()).toEqual([first, second].toSorted());
    const { data } = await member.api('GET /conversations/counts');
    expect(data).toEqual({ unread: 2, mine: 1, unassigned: 1, all: 2 });
  });

  it('says in the thread to whom a conversation was given, by whom', async () => {
    const { member, shop } = await inbox();
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const params = { id: await begin(await shop.visitor()) };
    await member.api('POST /conversations/:id/assign', { params, body: { memberId: tom.id } });
    const { data } = await member.api('GET /conversations/:id/messages', { params });
    expect(data.messages.at(-1)).toMatchObject({ activity: 'assigned', memberId: member.id, text: 'Tom Berg' });
  });

  it('gives no conversation to somebody who was invited and has not joined', async () => {
    const { member, shop } = await inbox();
    const ivy = await shop.member({ role: 'member', name: 'Ivy Moss' });
    await w.services.db.updateTable('members').set({ invited: true }).where('id', '=', ivy.id).execute();
    const params = { id: await begin(await shop.visitor()) };
    const give = () => member.api('POST /conversations/:id/assign', { params, body: { memberId: ivy.id } });
    await expect(give()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('Ivy Moss') });
    const { data } = await member.api('GET /conversations/:id', { params });
    expect(data.assigneeId).toBeNull();
    await w.services.db.updateTable('members').set({ invited: false }).where('id', '=', ivy.id).execute();
    await give();
  });

  it('filters by unread and waiting, and puts the longest waiting first', async () => {
    const { member, shop } = await inbox();
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push(await begin(await shop.visitor()));
    await member.api('POST /conversations/:id/read', { params: { id: ids[1] ?? '' }, body: { isRead: true } });
    expect((await shown(member.api, { unread: 'true' })).toSorted()).toEqual([ids[0], ids[2]].toSorted());
    expect(await shown(member.api, { waiting: 'true', sort: 'longest_waiting' })).toEqual(ids);
    expect(await shown(member.api)).toEqual(ids.toReversed());
  });

  it('finds a conversation by a word said in it, by name and by e-mail', async () => {
    const { member, shop } = await inbox();
    const visitor = await shop.visitor();
    const id = await begin(visitor, 'Does the Gorse jacket run small?');
    await begin(await shop.visitor(), 'Something else');
    await visitor.api('POST /client/api/conversations/:id/contact', {
      params: { id },
      body: { name: 'Åsa', email: 'asa@x.example' },
    });
    for (const search of ['gorse', 'jacket run', 'Åsa', 'asa@x'])
      expect(await shown(member.api, { search })).toEqual([id]);
    expect(await shown(member.api, { search: '100%_\\' })).toEqual([]);
  });

  it('is read in pieces without leaving out or repeating anything', async () => {
    const { member, shop } = await inbox();
    const ids = await Promise.all(Array.from({ length: 7 }, async () => begin(await shop.visitor())));
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { data } = await member.api('GET /conversations', { query: { limit: 3, ...(cursor ? { cursor } : {}) } });
      seen.push(...data.conversations.map((it) => it.id));
      if (!data.cursor) break;
      cursor = data.cursor;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });
});

describe('a conversation', () => {
  it('is taken over, handed back, resolved and reopened', async () => {
    const { member, visitor } = await inbox();
    const params = { id: await begin(visitor) };
    // Nobody waits any more: a stopped assistant would pass on whoever does.
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
    const steps = ['take-over', 'hand-back', 'resolve', 'reopen'] as const;
    const seen = [];
    for (const step of steps) seen.push((await member.api(`POST /conversations/:id/${step}`, { params })).data);
    expect(seen.map((it) => [it.status, it.handler])).toEqual([
      ['open', 'person'],
      ['open', 'assistant'],
      ['resolved', 'assistant'],
      ['open', 'person'],
    ]);
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.flatMap((it) => it.activity ?? [])).toEqual([
      'taken_over',
      'handed_back',
      'resolved',
      'reopened',
    ]);
  });

  it('tells the visitor how far the team has read, and the team how far the visitor has', async () => {
    const { member, visitor } = await inbox();
    const params = { id: await begin(visitor) };
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
    const { data: before } = await member.api('GET /conversations/:id', { params });
    expect(before.visitorReadSeq).toBeLessThan(before.lastSeq);
    await visitor.api('POST /client/api/conversations/:id/read', { params, body: { seq: 999 } });
    const { data: after } = await member.api('GET /conversations/:id', { params });
    expect(after.visitorReadSeq).toBe(after.lastSeq);
  });
});

describe('a wish for a person', () => {
  it('is granted before the first word, reaches the team by mail, and asks for an e-mail out of hours', async () => {
    const { visitor, member } = await inbox(neverOpen);
    const id = newId();
    const { data } = await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });
    expect(data.handler).toBe('waiting');
    const { data: piece } = await visitor.api('GET /client/api/conversations/:id/messages', { params: { id } });
    expect(piece.messages.map((it) => it.activity ?? it.parts[0]?.type)).toEqual(['person_requested', 'askEmail']);
    const { data: me } = await member.api('GET /me');
    await expect.poll(() => w.mails.filter((it) => it.to === me.member.email).length, { timeout: 10_000 }).toBe(1);
  });

  it('does not ask for an e-mail within hours', async () => {
    const { visitor } = await inbox({});
    const id = newId();
    await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params: { id } });
    expect(data.messages.map((it) => it.activity)).toEqual(['person_requested']);
  });
});

describe('out of hours', () => {
  const parts = async (visitor: TestVisitor, id: string) => {
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params: { id } });
    return data.messages.flatMap((it) => it.parts.map((part) => part.type));
  };

  it('a visitor who asks for a person is told that nobody is there', async () => {
    const { visitor } = await inbox({ ...staffed, ...neverOpen });
    expect(await parts(visitor, await begin(visitor))).toEqual(['askEmail']);
  });

  it('who ends the conversation and then leaves an address waits for nobody, and everything goes on', async () => {
    const { visitor } = await inbox({ ...staffed, ...neverOpen });
    const id = await begin(visitor);
    await visitor.api('POST /client/api/conversations/:id/end', { params: { id } });
    const body = { email: 'ida@shop.example' };
    await visitor.api('POST /client/api/conversations/:id/contact', { params: { id }, body });
    const { data } = await visitor.api('GET /client/api/conversations');
    expect(data.map((it) => it.status)).toEqual(['resolved']);
    expect(await parts(visitor, id)).toEqual(['askEmail']);
  });

  it('and is not told so while somebody of the team is signed in', async () => {
    const { shop, member, visitor } = await inbox({ ...staffed, ...neverOpen });
    await joinSocket(w.services, { shopId: shop.id, memberId: member.id });
    expect(await parts(visitor, await begin(visitor))).toEqual([]);
  });
});

describe('text that the database cannot keep', () => {
  it('is taken in without what it cannot keep', async () => {
    const { member, visitor } = await inbox();
    const id = await begin(visitor);
    const draft = { id: newId(), mode: 'reply' as const, text: 'a\0b' };
    const kept = await member.api('PUT /conversations/:id/draft', { params: { id }, body: draft });
    expect(kept.data.other).toBeNull();
    expect(await shown(member.api, { search: 'Hel\0lo' })).toEqual([id]);
    const { data } = await member.api('GET /conversations/:id', { params: { id } });
    const contact = { params: { id: data.contactId }, body: { name: 'Ida \ud83d' } };
    expect((await member.api('PUT /contacts/:id', contact)).data.name).toBe('Ida \ufffd');
  });
});
