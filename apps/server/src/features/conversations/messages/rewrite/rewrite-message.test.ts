import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../../test-kit/test-server.ts';
import { findConversation, readForAssistant } from '../../read-conversation.ts';
import { keepMailed, unreadReplies } from '../unread-replies.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const path = '/conversations/:id/messages/:messageId';

async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, colleague, visitor] = [
    await shop.member({ name: 'Maya Lind' }),
    await shop.member({ name: 'Tom Berg' }),
    await shop.visitor(),
  ];
  const params = { id: newId() };
  const say = async (text: string, replyToId?: string) => {
    const body = { id: newId(), text, replyToId };
    return (await visitor.api('POST /client/api/conversations/:id/messages', { params, body })).data;
  };
  const answer = async (text: string, { note = false, fileIds = [] as string[] } = {}) =>
    (await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text, note, fileIds } })).data;
  const edit = async (messageId: string, text: string, mentions: string[] = [], by = member) =>
    (await by.api(`PUT ${path}`, { params: { ...params, messageId }, body: { text, mentions } })).data;
  const remove = async (messageId: string, by = member) =>
    (await by.api(`DELETE ${path}`, { params: { ...params, messageId } })).data;
  const read = async () =>
    (await visitor.api('GET /client/api/conversations/:id/messages', { params })).data.messages.filter(
      (it) => it.kind !== 'activity',
    );
  return { shop, member, colleague, visitor, params, say, answer, edit, remove, read };
}

describe('one’s own message', () => {
  it('can be edited: the visitor reads the new words, that they were edited, and hears of it', async () => {
    const { visitor, say, answer, edit, read } = await stage();
    await say('When?');
    const { id } = await answer('On Mnday');
    const { message, mailed } = await edit(id, 'On Monday');
    expect([message.text, message.editedAt === undefined, mailed]).toEqual(['On Monday', false, false]);
    expect((await read()).map((it) => it.text)).toEqual(['When?', 'On Monday']);
    expect((await read()).at(-1)?.editedAt).toBe(message.editedAt);
    expect((await edit(id, 'On Monday')).message.editedAt).toBe(message.editedAt);
    const heard = await w.services.db
      .selectFrom('events')
      .select('payload')
      .where('for_contact', '=', visitor.contactId)
      .where('type', '=', 'message.changed')
      .execute();
    expect(heard).toHaveLength(1);
  });

  it('can be deleted: nothing of it is left but its place, not in search, mails, or what the assistant reads', async () => {
    const { shop, member, params, say, answer, remove, read } = await stage();
    await say('When?');
    const file = await member.api('POST /files', { query: { name: 'plan.txt' }, body: new Blob(['the plan']) });
    const { id } = await answer('Never ever', { fileIds: [file.data.id] });
    const { message } = await remove(id);
    expect(message).toMatchObject({ text: '', files: [], parts: [] });
    expect(message.deletedAt).toBeDefined();
    expect((await remove(id)).message.deletedAt).toBe(message.deletedAt);
    expect(JSON.stringify(await read())).not.toMatch(/Never|plan/);
    const { data } = await member.api('GET /conversations', { query: { search: 'Never ever' } });
    expect(data.conversations).toEqual([]);
    const view = await readForAssistant(shop.ctx, params.id);
    expect(view?.history.map((it) => it.text)).toEqual(['When?']);
    expect(await unreadReplies(shop.ctx, await findConversation(shop.ctx, params.id), 10)).toEqual([]);
    await expect
      .poll(async () => (await fetch(w.origin + new URL(file.data.url).pathname)).status, { timeout: 20_000 })
      .toBe(404);
  });

  it('can be changed for 15 minutes, and a note at any time', async () => {
    w.setTime('2026-03-02T10:00:00Z');
    const { params, say, answer, edit, remove } = await stage();
    await say('When?');
    const [reply, note] = [await answer('On Monday'), await answer('Hm', { note: true })];
    const sentAt = (at: string) =>
      w.services.db.updateTable('messages').set({ created_at: at }).where('conversation_id', '=', params.id).execute();
    await sentAt('2026-03-02T09:45:00Z');
    await edit(reply.id, 'On Tuesday');
    await sentAt('2026-03-02T09:44:59Z');
    await expect(edit(reply.id, 'On Friday')).rejects.toMatchObject({ code: 'conflict' });
    await expect(remove(reply.id)).rejects.toMatchObject({ code: 'conflict' });
    await sentAt('2025-03-02T10:00:00Z');
    expect((await edit(note.id, 'Hm, no')).message.text).toBe('Hm, no');
    expect((await remove(note.id)).message.deletedAt).toBeDefined();
  });

  it('says whether the visitor was mailed what stood there before', async () => {
    const { shop, params, say, answer, edit, remove } = await stage();
    await say('When?');
    const [mailed, later] = [await answer('On Monday'), await answer('Or later')];
    await keepMailed(shop.ctx, params.id, mailed.seq);
    expect((await edit(mailed.id, 'On Tuesday')).mailed).toBe(true);
    expect((await remove(later.id)).mailed).toBe(false);
  });

  it('is one’s own alone: not a colleague’s, a visitor’s, one that is gone, or nothing at all', async () => {
    const { colleague, say, answer, edit, remove } = await stage();
    const asked = await say('When?');
    const { id } = await answer('On Monday');
    await expect(edit(id, 'Never', [], colleague)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(remove(id, colleague)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(edit(asked.id, 'Never')).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(edit(newId(), 'Never')).rejects.toMatchObject({ code: 'not_found' });
    await expect(edit(id, '  ')).rejects.toMatchObject({ code: 'bad_input' });
    await remove(id);
    await expect(edit(id, 'Never')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is quoted as it is now', async () => {
    const { say, answer, edit, remove, read } = await stage();
    await say('When?');
    const { id } = await answer('On Monday');
    await say('Great', id);
    await edit(id, 'On Tuesday');
    expect((await read()).at(-1)?.replyTo).toMatchObject({ id, text: 'On Tuesday' });
    await remove(id);
    expect((await read()).at(-1)?.replyTo).toMatchObject({ id, text: '', deleted: true });
  });

  it('that is a note tells the visitor nothing, and those whom it names newly are told', async () => {
    const { shop, colleague, visitor, say, answer, edit } = await stage();
    await say('When?');
    const note = await answer('A difficult one', { note: true });
    const { message } = await edit(note.id, '@Tom Berg a very difficult one', [colleague.id]);
    expect(message.mentions).toEqual([colleague.id]);
    const kept = await w.services.db.selectFrom('mentions').selectAll().where('shop_id', '=', shop.id).execute();
    expect(kept).toMatchObject([{ member_id: colleague.id, message_id: note.id }]);
    const heard = await w.services.db
      .selectFrom('events')
      .selectAll()
      .where('for_contact', '=', visitor.contactId)
      .execute();
    expect(JSON.stringify(heard)).not.toContain('difficult');
  });
});

describe('the row of a conversation', () => {
  it('quotes what was said last of what is still there, after any sends, edits and deletes', async () => {
    const step = fc.record({
      do: fc.constantFrom('say', 'answer', 'note', 'edit', 'delete'),
      which: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        w.forgetLimits();
        const { member, visitor, params, say, answer, edit, remove, read } = await stage();
        await say('Begin');
        await member.api('POST /conversations/:id/take-over', { params });
        const own: string[] = [];
        for (const [at, { do: what, which }] of steps.entries()) {
          const id = own[which % Math.max(1, own.length)];
          if (what === 'say') await say(`said ${at}`);
          else if (what === 'answer') own.push((await answer(`**answer** ${at}`)).id);
          else if (what === 'note') own.push((await answer(`note ${at}`, { note: true })).id);
          else if (id !== undefined && what === 'edit') await edit(id, `edited ${at}`).catch(() => {});
          else if (id !== undefined) await remove(id);
          const last = (await read()).findLast((it) => it.deletedAt === undefined);
          const words = last?.text.replaceAll('**', '');
          const { data } = await visitor.api('GET /client/api/conversations');
          expect(data[0]?.preview).toBe(words);
          const { data: row } = await member.api('GET /conversations/:id', { params });
          if (row.waitingSince === null) expect(row.preview).toBe(words);
        }
      }),
      { numRuns: 12 },
    );
  });
});
