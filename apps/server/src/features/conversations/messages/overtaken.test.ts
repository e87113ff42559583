import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [maya, tom] = [await shop.member({ name: 'Maya' }), await shop.member({ role: 'member', name: 'Tom' })];
  const visitor = await shop.visitor();
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  const send = ({ api }: TestMember, text: string, more: object = {}) =>
    api('POST /conversations/:id/messages', { params, body: { id: newId(), text, ...more } });
  const said = async () => {
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    return data.messages.filter((it) => it.kind === 'text').map((it) => it.text);
  };
  const lastSeq = async () => (await maya.api('GET /conversations/:id', { params })).data.lastSeq;
  return { maya, tom, visitor, params, send, said, lastSeq };
}

describe('a reply of who has not seen what a colleague replied meanwhile', () => {
  it('is refused, says by whom, and leaves when its writer wants it all the same', async () => {
    const { maya, tom, send, said, lastSeq } = await stage();
    const seenSeq = await lastSeq();
    await send(maya, 'It does.', { seenSeq });
    await expect(send(tom, 'It does not.', { seenSeq })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Maya has replied to the visitor since you wrote this.',
    });
    expect(await said()).toEqual(['Hello?', 'It does.']);
    await send(tom, 'It does not.');
    await send(maya, 'It does, I have looked.', { seenSeq: await lastSeq() });
    expect(await said()).toHaveLength(4);
  });

  it('is one of two that are sent in the same moment: only one reaches the visitor', async () => {
    const { maya, tom, send, said, lastSeq } = await stage();
    const seenSeq = await lastSeq();
    const both = await Promise.allSettled([send(maya, 'One', { seenSeq }), send(tom, 'Two', { seenSeq })]);
    expect(both.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
    expect(await said()).toHaveLength(2);
  });

  it('is held by nothing else: not by a note, the visitor, or one’s own words; and is the same when it is sent again', async () => {
    const { maya, tom, visitor, params, send, said, lastSeq } = await stage();
    const seenSeq = await lastSeq();
    await send(maya, 'Tom, look', { note: true });
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Well?' } });
    const id = newId();
    await send(tom, 'One', { id, seenSeq });
    await send(tom, 'Two', { seenSeq });
    await send(maya, 'Three');
    await send(tom, 'One', { id, seenSeq });
    expect(await said()).toEqual(['Hello?', 'Well?', 'One', 'Two', 'Three']);
    // A note never waits for anything.
    await send(tom, 'Note', { note: true, seenSeq });
  });
});
