import type { Snooze } from '@chatty/contract/snooze';
import { reasonMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemCtx } from '../../../ctx.ts';
import { jobsAtRest } from '../../../test-kit/jobs-at-rest.ts';
import { type PushServer, pushServer } from '../../../test-kit/push-server.ts';
import type { TestMember } from '../../../test-kit/test-server.ts';
import { twoConversations } from '../merging/testing/two-conversations.ts';
import { wakeSnoozed } from './wake-snoozed.ts';

let w: PushServer;
beforeAll(async () => {
  w = await pushServer();
});
beforeEach(() => {
  w.forgetLimits();
  w.setTime('2026-03-02T10:00:00Z');
});
afterAll(() => w.close());

const soon = { timeout: 20_000 };
const note = 'Ask the warehouse for the red one';
const soonAt: Snooze = { until: 'moment', at: '2026-03-02T10:05:00.000Z' };

async function stage() {
  const two = await twoConversations(w);
  const { shop, maya, visitor, from: id, say, messages } = two;
  const tom = await shop.member({ name: 'Tom Berg' });
  await say(id, 'Is the red one back?');
  await two.reply(id, 'I ask');
  const params = { id };
  const snooze = async (reminder?: string, until: Snooze = soonAt, by: TestMember = tom) =>
    (await by.api('POST /conversations/:id/snooze', { params, body: { ...until, reminder } })).data;
  const wake = async () => {
    w.setTime('2026-03-02T10:05:30Z');
    await wakeSnoozed(systemCtx(w.services, shop.id));
  };
  const lines = async () => (await messages(id)).filter((it) => it.kind === 'activity').slice(1);
  const named = async () => (await lines()).map((it) => [it.activity, it.name, it.text]);
  const said = async () => JSON.stringify([await two.seen(id), await two.own()]);
  return { ...two, id, params, tom, maya, visitor, snooze, wake, lines, named, said };
}

describe('a reminder', () => {
  it('is shown while the conversation is put off, and stands in the thread in its author’s name when it is back', async () => {
    const { tom, snooze, wake, read, id, named, lines } = await stage();
    expect(await snooze(`  ${note} `)).toMatchObject({ status: 'snoozed', reminder: { memberId: tom.id, text: note } });
    expect((await read(id)).reminder).toEqual({ memberId: tom.id, text: note });
    await wake();
    expect((await read(id)).reminder).toBeNull();
    expect(await named()).toEqual([
      ['snoozed', 'Tom Berg', '2026-03-02T10:05:00.000Z'],
      ['woke', '', ''],
      ['reminder', 'Tom Berg', note],
    ]);
    expect((await lines()).at(-1)).toMatchObject({ memberId: tom.id, mentions: [tom.id] });
  });

  it('never reaches the visitor: not while it waits, and not when it is due', async () => {
    const { shop, visitor, snooze, wake, said, say, id } = await stage();
    const heard = async () => {
      const events = await w.services.db.selectFrom('events').selectAll().where('shop_id', '=', shop.id).execute();
      return JSON.stringify(events.filter((it) => it.for_visitors || it.for_contact === visitor.contactId));
    };
    await snooze(note);
    expect(await said()).not.toContain('warehouse');
    await wake();
    await say(id, 'Anything new?');
    for (const all of [await said(), await heard()]) {
      expect(all).toContain('Anything new?');
      expect(all).not.toContain('warehouse');
      expect(all).not.toContain('reminder');
    }
  });

  it('stands in the thread also when the visitor writes first, or a colleague opens it again', async () => {
    const { maya, params, snooze, say, id, named } = await stage();
    await snooze(note);
    await say(id, 'Hello?');
    expect((await named()).slice(1)).toEqual([
      ['woke', '', ''],
      ['reminder', 'Tom Berg', note],
    ]);
    await snooze('Again', { until: 'reply' });
    await maya.api('POST /conversations/:id/resolve', { params });
    expect((await named()).at(-1)).toEqual(['reminder', 'Tom Berg', 'Again']);
  });

  it('stays where the conversation is put off anew without a word of it, and an empty one takes it away', async () => {
    const { snooze, wake, named, tom } = await stage();
    await snooze(note);
    const later: Snooze = { until: 'moment', at: '2026-03-02T10:03:00.000Z' };
    expect(await snooze(undefined, later)).toMatchObject({ reminder: { memberId: tom.id, text: note } });
    expect((await snooze('', later)).reminder).toBeNull();
    await wake();
    expect((await named()).map(([activity]) => activity)).toEqual(['snoozed', 'snoozed', 'snoozed', 'woke']);
  });

  it('is too long beyond what a reason may have', async () => {
    const { snooze } = await stage();
    await expect(snooze('x'.repeat(reasonMaxChars + 1))).rejects.toMatchObject({ code: 'bad_input' });
    expect((await snooze('x'.repeat(reasonMaxChars))).reminder?.text).toHaveLength(reasonMaxChars);
  });

  it('is taken back with the snooze, and nothing of it is kept with a bulk action that is through', async () => {
    const { tom, maya, params, read, id, named } = await stage();
    const body = {
      id: newId(),
      action: { do: 'snooze' as const, until: soonAt, reminder: note },
      target: { by: 'choice' as const, ids: [id] },
    };
    await tom.api('POST /conversations/bulk', { body });
    expect((await read(id)).reminder).toEqual({ memberId: tom.id, text: note });
    const [kept] = await w.services.db.selectFrom('bulk_runs').select('action').where('id', '=', body.id).execute();
    expect(JSON.stringify(kept)).not.toContain('warehouse');
    const undone = { params: { id: body.id } };
    expect((await tom.api('POST /conversations/bulk/:id/undo', undone)).data).toMatchObject({ restored: 1 });
    expect(await read(id)).toMatchObject({ status: 'open', snoozedUntil: null });
    expect((await read(id)).reminder).toBeNull();
    expect((await named()).map(([activity]) => activity)).not.toContain('reminder');
    // What a resolved one was put off with comes back with it.
    await tom.api('POST /conversations/:id/snooze', { params, body: { ...soonAt, reminder: note } });
    const over = { id: newId(), action: { do: 'resolve' as const }, target: body.target };
    await maya.api('POST /conversations/bulk', { body: over });
    await maya.api('POST /conversations/bulk/:id/undo', { params: { id: over.id } });
    expect(await read(id)).toMatchObject({ status: 'snoozed', reminder: { memberId: tom.id, text: note } });
  });
});

describe('whoever left a reminder', () => {
  it('is told of it as of a mention, whoever has the conversation, by its words and not a second time', async () => {
    const { tom, visitor, id, snooze, wake } = await stage();
    const browser = await w.subscribe(tom);
    await snooze(note);
    await wake();
    const who = visitorName(visitor.contactId).name;
    const title = `Reminder: the conversation with ${who} is back from snooze`;
    const told = () => browser.received.map((it) => it.message);
    await expect.poll(told, soon).toMatchObject([{ title, body: note, path: `/inbox/${id}` }]);
    const mails = () => w.mails.filter((it) => it.to === tom.email && it.subject.startsWith('Reminder'));
    await expect.poll(() => mails().map((it) => it.subject), soon).toEqual([expect.stringContaining(title)]);
    expect(mails()[0]?.text).toContain(note);
    expect(told()).toHaveLength(1);
  });

  it('who has the conversation themselves is told once, and not that it is back as well', async () => {
    const { maya, snooze, wake } = await stage();
    const browser = await w.subscribe(maya);
    await snooze(note, soonAt, maya);
    await wake();
    await expect.poll(() => browser.received.map((it) => it.message.body), soon).toEqual([note]);
    await jobsAtRest(w.services.db, 20_000);
    expect(browser.received).toHaveLength(1);
  });

  it('and opens it again by hand has it before them, and is told nothing', async () => {
    const { tom, params, snooze, lines } = await stage();
    await snooze(note);
    await tom.api('POST /conversations/:id/reopen', { params });
    const last = (await lines()).at(-1);
    expect(last).toMatchObject({ activity: 'reminder', text: note });
    expect(last?.mentions).toBeUndefined();
  });
});

describe('a reminder of a conversation that is merged', () => {
  it('still waits where both are put off, with that of the other', async () => {
    const { tom, from, into, say, merge, snooze } = await stage();
    await say(into, 'And hats?');
    await snooze(note);
    const body = { ...soonAt, reminder: 'Hats too' };
    await tom.api('POST /conversations/:id/snooze', { params: { id: into }, body });
    expect(await merge(from, into)).toMatchObject({
      status: 'snoozed',
      reminder: { memberId: tom.id, text: `${note} · Hats too` },
    });
  });

  it('stands in the thread, and is told, where the other one is open', async () => {
    const { tom, from, into, say, merge, messages, snooze } = await stage();
    await say(into, 'And hats?');
    await snooze(note);
    const merged = await merge(from, into);
    expect(merged.reminder).toBeNull();
    const last = (await messages(into)).at(-1);
    expect(last).toMatchObject({ activity: 'reminder', name: 'Tom Berg', text: note, mentions: [tom.id] });
    expect(merged.lastSeq).toBe(last?.seq);
  });
});

describe('what is kept of a person', () => {
  it('holds a reminder that stands in the thread, and is gone with them', async () => {
    const { shop, maya, visitor, snooze, wake } = await stage();
    await snooze(note);
    await wake();
    const contact = { params: { id: visitor.contactId } };
    expect(JSON.stringify((await maya.api('GET /contacts/:id/export', contact)).data)).toContain(note);
    await snooze('Once more', { until: 'reply' });
    await maya.api('DELETE /contacts/:id', contact);
    for (const table of ['conversations', 'messages', 'events'] as const) {
      const left = await w.services.db.selectFrom(table).selectAll().where('shop_id', '=', shop.id).execute();
      expect(JSON.stringify(left), table).not.toContain('warehouse');
      expect(JSON.stringify(left), table).not.toContain('Once more');
    }
  });
});
