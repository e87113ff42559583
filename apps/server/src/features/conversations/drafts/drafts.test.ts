import type { KeptDraft } from '@chatty/contract/drafts';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** A conversation, and what a member keeps and finds in it. */
async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [ann, ben] = [await shop.member({ name: 'Ann' }), await shop.member({ name: 'Ben' })];
  const visitor = await shop.visitor();
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  const keep = async (text: string, over: Partial<KeptDraft> = {}) => {
    const body = { id: newId(), mode: 'reply' as const, text, ...over };
    const { data } = await ann.api('PUT /conversations/:id/draft', { params, body });
    return { id: body.id, other: data.other };
  };
  const draftsOf = async (member: TestMember) => {
    const { data } = await member.api('GET /conversations/:id', { params });
    return Object.fromEntries(data.drafts.map((it) => [it.mode, it.text]));
  };
  return { ann, ben, params, keep, draftsOf };
}

describe('a draft', () => {
  it('is kept for each member apart, a reply beside a note, until it is empty', async () => {
    const { ann, ben, keep, draftsOf } = await stage();
    const reply = await keep('Dear');
    await keep('For us', { mode: 'note' });
    expect(await draftsOf(ann)).toEqual({ reply: 'Dear', note: 'For us' });
    expect(await draftsOf(ben)).toEqual({});
    await keep(' ', { id: reply.id });
    expect(await draftsOf(ann)).toEqual({ note: 'For us' });
  });

  it('of another page is never written over by one that has not seen it, nor emptied', async () => {
    const { ann, keep, draftsOf } = await stage();
    const phone = await keep('On the phone');
    const laptop = newId();
    const refused = await keep('On the laptop', { id: laptop });
    expect(refused.other).toEqual({ id: phone.id, mode: 'reply', text: 'On the phone', beside: '' });
    expect((await keep('', { id: laptop })).other?.text).toBe('On the phone');
    expect(await draftsOf(ann)).toEqual({ reply: 'On the phone' });

    // Seen, the laptop goes on with it; from then on it is the phone that has not seen it.
    expect((await keep('Both', { id: laptop, from: [phone.id] })).other).toBeNull();
    expect((await keep('On the phone again', { id: phone.id })).other?.text).toBe('Both');
    expect(await draftsOf(ann)).toEqual({ reply: 'Both' });
  });

  it('goes with the message that it becomes, sent or scheduled, as it was saved last; another one stays', async () => {
    const { ann, params, keep, draftsOf } = await stage();
    const reply = await keep('It is blu');
    const note = await keep('Ask Tom', { mode: 'note' });
    const send = (body: { id: string; text: string; note?: boolean; draftIds: string[] }) =>
      ann.api('POST /conversations/:id/messages', { params, body });
    await send({ id: newId(), text: 'It is blue', draftIds: [newId()] });
    expect(await draftsOf(ann)).toEqual({ reply: 'It is blu', note: 'Ask Tom' });
    await send({ id: newId(), text: 'It is blue', draftIds: [reply.id] });
    expect(await draftsOf(ann)).toEqual({ note: 'Ask Tom' });
    await send({ id: newId(), text: 'Ask Tom', note: true, draftIds: [note.id] });
    expect(await draftsOf(ann)).toEqual({});

    const later = await keep('Good morning');
    const sendAt = new Date(w.services.clock.now().getTime() + 3_600_000).toISOString();
    const body = { id: newId(), text: 'Good morning', sendAt, draftIds: [later.id] };
    await ann.api('POST /conversations/:id/scheduled', { params, body });
    expect(await draftsOf(ann)).toEqual({});
  });

  it('of a colleague stays, whatever a message says that it was', async () => {
    const { ann, ben, params, keep, draftsOf } = await stage();
    const { id } = await keep('Ann’s');
    const body = { id: newId(), text: 'Ben’s', draftIds: [id] };
    await ben.api('POST /conversations/:id/messages', { params, body });
    expect(await draftsOf(ann)).toEqual({ reply: 'Ann’s' });
  });
});
