import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { twoConversations } from './testing/two-conversations.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const stage = (settings = {}) => twoConversations(w, settings);

/** A table that names conversations, and what becomes of what it holds of one that is merged. */
const rules: Record<string, string> = {
  conversations: 'goes; what belongs to it is joined to the other (`join`)',
  merged_conversations: 'leads to the other, and so does what led to it',
  messages: 'stand behind the other’s',
  provider_messages: 'go with their messages',
  drafts: 'one behind the other',
  mentions: 'the later counts',
  bulk_changes: 'go: what was done to it is not taken back in the other',
  satisfaction_ratings: 'go with the lines that say it was resolved',
  scheduled_messages: 'wait in the other',
  decisions: 'go with the answers',
  askings: 'go with the questions',
  pending_notices: 'are of the other',
  told_by_mail: 'go: at worst a member is told once more',
  metrics: 'are measured anew from the messages',
  metric_clocks: 'are measured anew from the messages',
};

describe('merging two conversations of a visitor', () => {
  it('has a rule for every table that names one', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select distinct table_name from information_schema.columns
      where table_schema = current_schema() and (column_name = 'conversation_id' or table_name in ('conversations', 'merged_conversations'))
    `.execute(w.services.db);
    const named = rows.map((it) => it.table_name).filter((it) => it in w.services.db || !it.startsWith('pg'));
    expect(named.toSorted()).toEqual(Object.keys(rules).toSorted());
  });

  it('puts the messages of the one behind those of the other, each once, with a line between that says who did it', async () => {
    const { from, into, say, reply, merge, messages, texts, seen, own } = await stage();
    await say(from, 'About shoes');
    await reply(from, 'Which ones?');
    await say(into, 'About hats');
    await reply(into, 'A note', { note: true });
    const before = await messages(into);
    const joined = await merge();
    const after = await messages(into);
    expect(after.map((it) => it.seq)).toEqual(after.map((_, at) => at + 1));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after[before.length]).toMatchObject({ kind: 'activity', activity: 'merged', name: 'Maya Lind' });
    expect(await texts(into)).toEqual(['About hats', 'A note', 'About shoes', 'Which ones?']);
    expect(joined).toMatchObject({ id: into, lastSeq: after.length });
    expect((await seen(into)).map((it) => it.text).filter(Boolean)).toEqual([
      'About hats',
      'About shoes',
      'Which ones?',
    ]);
    expect((await own()).map((it) => it.id)).toEqual([into]);
  });

  it('leads whoever asks for the one to the other: old links, an open chat, words that were on their way', async () => {
    const { from, into, say, reply, merge, read, texts, seen, listed, visitor, maya } = await stage();
    const onTheWay = newId();
    await say(from, 'Begun', visitor, onTheWay);
    await say(into, 'Other');
    await merge();
    expect((await read(from)).id).toBe(into);
    expect((await say(from, 'Begun', visitor, onTheWay)).data).toMatchObject({ id: onTheWay, conversationId: into });
    expect((await say(from, 'Later')).data.conversationId).toBe(into);
    expect((await reply(from, 'Yes')).data.conversationId).toBe(into);
    const answered = await maya.api('POST /conversations/:id/resolve', { params: { id: from } });
    expect(answered.data).toMatchObject({ id: into, status: 'resolved' });
    expect(await texts(into)).toEqual(['Other', 'Begun', 'Later', 'Yes']);
    expect(await seen(from)).toEqual(await seen(into));
    expect((await listed()).map((it) => it.id)).toEqual([into]);
  });

  it('follows through several merges, and answers the same when it is asked for again', async () => {
    const { from, into, say, merge, read, texts, seen } = await stage();
    const third = newId();
    for (const id of [from, into, third]) await say(id, `In ${id}`);
    await merge();
    expect((await merge()).id).toBe(into);
    await merge(into, third);
    expect((await read(from)).id).toBe(third);
    expect(await texts(third)).toEqual([third, into, from].map((id) => `In ${id}`));
    expect((await say(from, 'On')).data.conversationId).toBe(third);
    expect((await seen(from)).map((it) => it.seq)).toEqual([1, 3, 5, 6]);
    await expect(merge(third, from)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses what would reach another reader, and says why', async () => {
    const { from, into, say, merge, shop, maya, of } = await stage();
    const other = await shop.visitor();
    const theirs = newId();
    await say(from, 'Mine');
    await say(into, 'Mine too');
    await say(theirs, 'Theirs', other);
    await expect(merge(from, from)).rejects.toMatchObject({ code: 'bad_input' });
    await expect(merge(from, newId())).rejects.toMatchObject({ code: 'not_found' });
    await expect(merge(newId(), into)).rejects.toMatchObject({ code: 'not_found' });
    await expect(merge(from, theirs)).rejects.toThrow('different contacts');
    const { contactId } = (await maya.api('GET /conversations/:id', { params: { id: from } })).data;
    const keep = { name: contactId, email: contactId, phone: contactId };
    await maya.api('POST /contacts/:id/merge', { params: { id: contactId }, body: { otherId: other.contactId, keep } });
    await expect(merge(from, theirs)).rejects.toThrow('different devices');
    const set = w.services.db.updateTable('conversations').where('shop_id', '=', of.shop_id).where('id', '=', into);
    await set.set({ channel: 'email' }).execute();
    await expect(merge()).rejects.toThrow('different channels');
    await set.set({ channel: 'online_store', status: 'spam' }).execute();
    await expect(merge()).rejects.toThrow('spam');
  });
});
