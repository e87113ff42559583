import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor] = [await shop.member({ name: 'Maya Lind' }), await shop.visitor()];
  const params = { id: newId() };
  const say = async (text: string, replyToId?: string) =>
    (
      await visitor.api('POST /client/api/conversations/:id/messages', {
        params,
        body: { id: newId(), text, replyToId },
      })
    ).data;
  const answer = async (text: string, replyToId?: string, note = false) =>
    (await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text, replyToId, note } }))
      .data;
  return { shop, member, visitor, params, say, answer };
}

describe('a message that answers another', () => {
  it('quotes its beginning, on one line and without marks, for both sides', async () => {
    const { visitor, params, say, answer } = await stage();
    const asked = await say(`Is the **blue** one\n[back](https://shop.example)? ${'x'.repeat(200)}`);
    const reply = await answer('It is', asked.id);
    expect(reply.replyTo).toMatchObject({ id: asked.id, seq: asked.seq, sender: 'anonymous', textOf: null });
    expect(reply.replyTo?.text).toMatch(/^Is the blue one · back\? x+$/);
    expect(reply.replyTo?.text.length).toBe(140);
    const back = await say('Great', reply.id);
    expect(back.replyTo).toMatchObject({ id: reply.id, name: 'Maya Lind', text: 'It is' });
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.filter((it) => it.replyTo).map((it) => it.replyTo?.text)).toEqual([
      reply.replyTo?.text,
      'It is',
    ]);
  });

  it('quotes what a message without words brings', async () => {
    const { visitor, params, answer } = await stage();
    const file = new Blob(['a letter']);
    const { data } = await visitor.api('POST /client/api/files', { query: { name: 'one.txt' }, body: file });
    const body = { id: newId(), text: '', fileIds: [data.id] };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
    const { replyTo } = await answer('Thanks', body.id);
    expect(replyTo).toMatchObject({ text: 'one.txt', textOf: { kind: 'files', name: 'one.txt', count: 1 } });
  });

  it('that a visitor may read never quotes a note: not the visitor’s own, not the team’s', async () => {
    const { visitor, params, say, answer } = await stage();
    await say('Hello?');
    const note = await answer('A difficult customer', undefined, true);
    expect((await say('What?', note.id)).replyTo).toBeUndefined();
    expect((await answer('Hi', note.id)).replyTo).toBeUndefined();
    expect((await answer('Yes, they are', note.id, true)).replyTo?.text).toBe('A difficult customer');
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    const heard = await w.services.db
      .selectFrom('events')
      .selectAll()
      .where('for_contact', '=', visitor.contactId)
      .execute();
    for (const seen of [data, heard]) expect(JSON.stringify(seen)).not.toMatch(/difficult|they are/);
  });

  it('quotes nothing of another conversation', async () => {
    const [theirs, ours] = [await stage(), await stage()];
    const secret = await theirs.say('My address is 1 Main Street');
    expect((await ours.say('What?', secret.id)).replyTo).toBeUndefined();
    expect((await ours.answer('Hi', secret.id)).replyTo).toBeUndefined();
    expect((await ours.answer('Hi', newId())).replyTo).toBeUndefined();
  });
});

describe('a reaction of the team', () => {
  const path = 'POST /conversations/:id/messages/:messageId/reaction';

  it('is to what a visitor wrote, is seen by them, changes and can be taken back', async () => {
    const { member, visitor, params, say } = await stage();
    const asked = await say('Thanks!');
    const to = { ...params, messageId: asked.id };
    for (const reaction of ['heart', 'thump-up', null] as const) {
      expect((await member.api(path, { params: to, body: { reaction } })).data.reaction).toBe(reaction);
      const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
      expect(data.messages.find((it) => it.id === asked.id)?.reaction).toBe(reaction);
    }
    const heard = await w.services.db
      .selectFrom('events')
      .select('type')
      .where('for_contact', '=', visitor.contactId)
      .where('type', '=', 'message.changed')
      .execute();
    expect(heard).toHaveLength(3);
  });

  it('is to nothing else: not to a colleague’s words, a note, a grey line, another shop’s message', async () => {
    const { member, params, say, answer } = await stage();
    const other = await stage();
    const foreign = await other.say('Hello?');
    await say('Hello?');
    const [reply, note] = [await answer('Hi'), await answer('Hm', undefined, true)];
    const { data } = await member.api('GET /conversations/:id/messages', { params });
    const line = data.messages.find((it) => it.kind === 'activity');
    for (const messageId of [reply.id, note.id, line?.id ?? '', foreign.id, newId()]) {
      const reacting = member.api(path, { params: { ...params, messageId }, body: { reaction: 'heart' } });
      await expect(reacting).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
