import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

describe('notes about a contact', () => {
  it('are read by the whole team, and changed by their author alone', async () => {
    const shop = await w.shop();
    const [ann, ben] = [await shop.member({ name: 'Ann', role: 'member' }), await shop.member({ name: 'Ben' })];
    const { contactId } = await shop.visitor();
    const params = { id: contactId };
    const id = newId();
    const write = (api: typeof ann.api, text: string) =>
      api('POST /contacts/:id/notes', { params, body: { id, text } });
    await write(ann.api, 'Prefers the phone');
    await write(ann.api, 'Prefers the phone');
    const read = async () => (await ben.api('GET /contacts/:id/notes', { params })).data;
    expect(await read()).toMatchObject([{ text: 'Prefers the phone', authorName: 'Ann', editedAt: null }]);
    const others = [
      () => write(ben.api, 'Mine'),
      () => ben.api('PUT /contact-notes/:id', { params: { id }, body: { text: 'Mine' } }),
      () => ben.api('DELETE /contact-notes/:id', { params: { id } }),
    ];
    for (const act of others) await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    await ann.api('PUT /contact-notes/:id', { params: { id }, body: { text: 'Prefers mail' } });
    expect(await read()).toMatchObject([{ text: 'Prefers mail', editedAt: expect.any(String) }]);
    await ann.api('DELETE /contact-notes/:id', { params: { id } });
    expect(await read()).toEqual([]);
  });

  it('are part of what is exported about the contact, and go with it', async () => {
    const shop = await w.shop();
    const admin = await shop.member();
    const { contactId } = await shop.visitor();
    const params = { id: contactId };
    await admin.api('POST /contacts/:id/notes', { params, body: { id: newId(), text: 'A note' } });
    const { data } = await admin.api('GET /contacts/:id/export', { params });
    expect(data.notes).toMatchObject([{ text: 'A note' }]);
    const { data: receipt } = await admin.api('DELETE /contacts/:id', { params });
    expect(receipt.counts).toMatchObject({ contactNotes: 1 });
  });
});
