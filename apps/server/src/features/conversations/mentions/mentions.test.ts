import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

/** A conversation of a visitor, two of the team, and a note of the first that names members. */
async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [maya, tom, visitor] = [
    await shop.member({ name: 'Maya Lind' }),
    await shop.member({ name: 'Tom Berg', role: 'member' }),
    await shop.visitor(),
  ];
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  const leave = (mentions: string[], text = '@Tom Berg have a look', note = true) =>
    maya.api('POST /conversations/:id/messages', { params, body: { id: newId(), text, note, mentions } });
  return { shop, maya, tom, visitor, params, leave };
}

describe('a note with mentions', () => {
  it('names members of the team with a seat, each once, and never its writer', async () => {
    const { shop, maya, tom, leave, params } = await stage();
    const elsewhere = await (await w.shop()).member();
    const [invited, seatless] = [await shop.member({ role: 'member' }), await shop.member({ role: 'member' })];
    await w.services.db.updateTable('members').set({ invited: true }).where('id', '=', invited.id).execute();
    await w.services.db.updateTable('members').set({ active: false }).where('id', '=', seatless.id).execute();
    const named = [tom.id, tom.id, maya.id, elsewhere.id, invited.id, seatless.id, newId()];
    expect((await leave(named)).data.mentions).toEqual([tom.id]);
    const { data } = await tom.api('GET /conversations/:id/messages', { params });
    expect(data.messages.at(-1)).toMatchObject({ kind: 'note', mentions: [tom.id] });
    const kept = await w.services.db.selectFrom('mentions').selectAll().where('shop_id', '=', shop.id).execute();
    expect(kept).toMatchObject([{ member_id: tom.id, message_id: data.messages.at(-1)?.id }]);
  });

  it('is the only message that names anybody: a reply does not', async () => {
    const { shop, tom, leave } = await stage();
    expect((await leave([tom.id], 'Hi', false)).data.mentions).toBeUndefined();
    const kept = await w.services.db.selectFrom('mentions').selectAll().where('shop_id', '=', shop.id).execute();
    expect(kept).toEqual([]);
  });

  it('of too many people is refused with how many it may name', async () => {
    const { leave } = await stage();
    const many = Array.from({ length: 51 }, newId);
    await expect(leave(many)).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('never reaches the visitor: not live, not by reading, not in their list', async () => {
    const { visitor, tom, params, leave } = await stage();
    await leave([tom.id], '@Tom Berg a difficult customer');
    const { data: thread } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    const { data: list } = await visitor.api('GET /client/api/conversations');
    const heard = await w.services.db
      .selectFrom('events')
      .selectAll()
      .where('for_contact', '=', visitor.contactId)
      .execute();
    expect(heard.length).toBeGreaterThan(0);
    for (const seen of [thread, list, heard]) {
      expect(JSON.stringify(seen)).not.toContain('difficult');
      expect(JSON.stringify(seen)).not.toContain(tom.id);
    }
  });
});
