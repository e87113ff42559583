import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const person = async (shop: TestShop) => ({ member: await shop.member(), visitor: await shop.visitor() });

describe('a message', () => {
  it('is the same message when the same id is sent again', async () => {
    const { visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const params = { id: newId() };
    const body = { id: newId(), text: 'Do you ship to Norway?' };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => visitor.api('POST /client/api/conversations/:id/messages', { params, body })),
    );
    expect(new Set(sent.map((it) => it.data.seq)).size).toBe(1);
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.filter((it) => it.id === body.id)).toHaveLength(1);
  });

  it('holds for the team what the welcome popup said that it answers, in the shop’s own words alone', async () => {
    const popup = { title: 'Moin', message: 'Need a tent?' };
    const { member, visitor } = await person(await w.shop({ isEnableAIAssistant: false, welcomePopupSetting: popup }));
    const params = { id: newId() };
    const say = (text: string, greeting?: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text, greeting } });
    await say('Yes, for two', 'Moin\n\nNeed a tent?');
    await say('And a stove', 'Everything is free today');
    await say('Thanks');
    const { data } = await member.api('GET /conversations/:id/messages', { params });
    expect(data.messages.map((it) => it.parts)).toEqual([[{ type: 'greeting', text: 'Moin\n\nNeed a tent?' }], [], []]);
  });

  it('keeps the order in which it was sent, and leaves no gap', async () => {
    const { member, visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const params = { id: newId() };
    for (let i = 0; i < 20; i += 1) {
      await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: `${i}` } });
    }
    const { data } = await member.api('GET /conversations/:id/messages', { params });
    expect(data.messages.map((it) => it.seq)).toEqual(data.messages.map((_, i) => i + 1));
    expect(data.messages.map((it) => it.text)).toEqual(Array.from({ length: 20 }, (_, i) => `${i}`));
  });

  it('of a member takes the conversation over and says so once', async () => {
    const { member, visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
    for (const text of ['Hi, Maya here.', 'How can I help?']) {
      await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text } });
    }
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.map((it) => it.activity ?? it.sender)).toEqual(['anonymous', 'taken_over', 'admin', 'admin']);
    const { data: own } = await visitor.api('GET /client/api/conversations');
    expect(own[0]).toMatchObject({ handler: 'person', person: { name: 'Maya Lind' } });
  });

  it('tells once of each member who comes into a conversation, given to them or not', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const { member: maya, visitor } = await person(shop);
    const tom = await shop.member({ name: 'Tom' });
    const params = { id: newId() };
    const say = (member: typeof maya, text: string) =>
      member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text } });
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
    await maya.api('POST /conversations/:id/assign', { params, body: { memberId: tom.id } });
    await Promise.all([say(tom, 'Tom here.'), say(tom, 'Let me see.')]);
    await say(maya, 'And Maya.');
    await say(tom, 'Done.');
    await say(maya, 'Good.');
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.map((it) => `${it.name} ${it.activity ?? it.sender}`.trim())).toEqual([
      'anonymous',
      'Tom joined',
      'Tom admin',
      'Tom admin',
      'Maya Lind joined',
      'Maya Lind admin',
      'Tom admin',
      'Maya Lind admin',
    ]);
  });

  it('left as a note never reaches the visitor: not in the list, not in the event log, not in the preview', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const { member, visitor } = await person(shop);
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
    const note = { id: newId(), text: 'A difficult customer', note: true };
    await member.api('POST /conversations/:id/messages', { params, body: note });
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(JSON.stringify(data)).not.toContain('difficult');
    const { data: own } = await visitor.api('GET /client/api/conversations');
    expect(JSON.stringify(own)).not.toContain('difficult');
    const heard = await w.services.db
      .selectFrom('events')
      .selectAll()
      .where('for_contact', '=', visitor.contactId)
      .execute();
    expect(heard.length).toBeGreaterThan(0);
    expect(JSON.stringify(heard)).not.toContain('difficult');
    const { data: row } = await member.api('GET /conversations/:id', { params });
    expect(row.handler).toBe('waiting');
  });

  it('to a conversation of another visitor is refused as if it were not there', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const { visitor } = await person(shop);
    const other = await shop.visitor();
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Mine' } });
    const trying = other.api('POST /client/api/conversations/:id/messages', {
      params,
      body: { id: newId(), text: 'Yours?' },
    });
    await expect(trying).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that cannot be stored does not hold up the others that are written with it', async () => {
    const { visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const texts = ['one', 'a NUL \0 inside', 'half a pair \ud800', 'four'];
    const sent = await Promise.allSettled(
      texts.map((text) =>
        visitor.api('POST /client/api/conversations/:id/messages', {
          params: { id: newId() },
          body: { id: newId(), text },
        }),
      ),
    );
    expect(sent.map((it) => it.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('is taken wherever an emoji stands in it', async () => {
    const { member, visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const params = { id: newId() };
    const text = `${'x'.repeat(139)}😀 and more`;
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
    const { data } = await member.api('GET /conversations/:id', { params });
    expect(data.preview).toBe('x'.repeat(139));
  });

  it('without words or files, or too long, is refused with what to do about it', async () => {
    const { visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const send = (text: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', {
        params: { id: newId() },
        body: { id: newId(), text },
      });
    await expect(send('  ')).rejects.toMatchObject({ code: 'bad_input', fields: { text: 'This field is required' } });
    await expect(send('x'.repeat(8_001))).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('needs a token that is good', async () => {
    const api = createApi({ origin: w.origin, token: async () => 'not a token' });
    const sending = api('POST /client/api/conversations/:id/messages', {
      params: { id: newId() },
      body: { id: newId(), text: 'x' },
    });
    await expect(sending).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a conversation in pieces', () => {
  it('is never empty for its visitor where the team’s own affairs fill a piece', async () => {
    const { member, visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
    for (const memberId of [member.id, null, member.id]) {
      await member.api('POST /conversations/:id/assign', { params, body: { memberId } });
    }
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params, query: { limit: 1 } });
    expect(data.messages.map((it) => it.text)).toEqual(['Hello?']);
    expect(data.hasEarlier).toBe(false);
  });

  it('begins where nothing stands before, and refuses a place that cannot be', async () => {
    const { visitor } = await person(await w.shop({ isEnableAIAssistant: false }));
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
    const read = (query: { after?: number; before?: number }) =>
      visitor.api('GET /client/api/conversations/:id/messages', { params, query });
    expect((await read({ after: 0 })).data).toMatchObject({ hasEarlier: false, hasLater: false });
    await expect(read({ before: 1e12 })).rejects.toMatchObject({ code: 'bad_input' });
  });
});
