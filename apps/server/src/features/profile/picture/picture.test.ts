import { newId } from '@chatty/contract/new-id';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { doJob } from '../../../test-kit/do-job.ts';
import { forgetPictureJob } from '../profile.jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function upload(by: TestMember, bytes: Buffer, name = 'me.jpg'): Promise<string> {
  const { data } = await by.api('POST /files', { query: { name }, body: new Blob([new Uint8Array(bytes)]) });
  return data.id;
}

describe('a picture of oneself', () => {
  const photo = () =>
    sharp({ create: { width: 900, height: 400, channels: 3, background: '#1a5c4c' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();

  it('becomes a small square without what the camera wrote into it, for the whole team', async () => {
    const shop = await w.shop();
    const [me, colleague] = [await shop.member(), await shop.member()];
    const avatarFileId = await upload(me, await photo());
    const { data } = await me.api('PUT /profile', { body: { fullName: 'Maya L.', avatarFileId } });
    const url = data.member.avatar?.replace(w.services.config.APP_URL, w.origin) ?? '';
    const shown = sharp(Buffer.from(await (await fetch(url)).arrayBuffer()));
    const { width, height, exif } = await shown.metadata();
    expect({ width, height, exif }).toEqual({ width: 256, height: 256, exif: undefined });
    const seen = (await colleague.api('GET /members')).data.find((it) => it.id === me.id);
    expect(seen).toMatchObject({ fullName: 'Maya L.', avatar: data.member.avatar });
    expect((await me.api('PUT /profile', { body: { avatarFileId: null } })).data.member.avatar).toBeNull();
  });

  it('is removed when another takes its place, and with its owner; what they wrote shows the new one, or none', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [me, owner, visitor] = [await shop.member(), await shop.member({ owner: true }), await shop.visitor()];
    const choose = async () =>
      (await me.api('PUT /profile', { body: { avatarFileId: await upload(me, await photo()) } })).data.member.avatar;
    const isThere = async (url: string | null | undefined) =>
      (await fetch(url?.replace(w.services.config.APP_URL, w.origin) ?? '')).status === 200;
    const params = { id: newId() };
    const said = { id: newId(), text: 'Hello' };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: said });
    const first = await choose();
    await me.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
    const shown = async () => {
      const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
      return data.messages.find((it) => it.text === 'Hi')?.avatar;
    };
    expect(await shown()).toBe(first);
    const second = await choose();
    await expect.poll(() => isThere(first), { timeout: 20_000 }).toBe(false);
    expect([await shown(), await isThere(second)]).toEqual([second, true]);
    await owner.api('DELETE /members/:id', { params: { id: me.id } });
    await expect.poll(() => isThere(second), { timeout: 20_000 }).toBe(false);
    expect(await shown()).toBeNull();
  });

  it('gives way in every conversation, however many there are', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [me, visitor] = [await shop.member(), await shop.visitor()];
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello' } });
    await me.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
    const { db } = w.services;
    const chat = await db.selectFrom('conversations').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow();
    const said = await db
      .selectFrom('messages')
      .select(['shop_id', 'seq', 'kind', 'sender', 'member_id'])
      .where('conversation_id', '=', params.id)
      .where('member_id', '=', me.id)
      .executeTakeFirstOrThrow();
    const url = `${w.services.config.APP_URL}/files/${shop.id}/${newId()}/0a`;
    const ids = Array.from({ length: 450 }, () => newId());
    await db
      .insertInto('conversations')
      .values(ids.map((id) => ({ ...chat, preview_of: null, clock: null, watchers: '{}', id })))
      .execute();
    await db
      .insertInto('messages')
      .values(
        ids.map((id) => ({
          ...said,
          conversation_id: id,
          id: newId(),
          avatar: url,
          text: 'Hi',
          parts: '[]',
          files: '[]',
        })),
      )
      .execute();
    await doJob(w.services, forgetPictureJob, { shopId: shop.id, memberId: me.id, url });
    const left = db.selectFrom('messages').select('id').where('shop_id', '=', shop.id).where('avatar', '=', url);
    expect(await left.execute()).toEqual([]);
  });

  it('that a FAQ shows too stays until the FAQ lets go of it', async () => {
    const shop = await w.shop();
    const me = await shop.member();
    const { data } = await me.api('PUT /profile', { body: { avatarFileId: await upload(me, await photo()) } });
    const url = data.member.avatar ?? '';
    const answer = `<p>Ask Maya</p><img src="${url}" alt="Maya">`;
    const { data: faq } = await me.api('POST /faqs', { body: { question: 'Who can I ask?', answer } });
    await me.api('PUT /profile', { body: { avatarFileId: null } });
    await doJob(w.services, forgetPictureJob, { shopId: shop.id, memberId: me.id, url });
    expect((await fetch(url.replace(w.services.config.APP_URL, w.origin))).status).toBe(200);
    await me.api('PUT /faqs/:id', { params: { id: faq.id }, body: { answer: '<p>Ask us</p>' } });
    const kept = w.services.db.selectFrom('files').select('attached_at').where('shop_id', '=', shop.id);
    // From here on the sweep of what nobody uses takes it.
    expect(await kept.where('name', '=', 'avatar.webp').execute()).toEqual([{ attached_at: null }]);
  });

  it('is one’s own upload, and a picture', async () => {
    const shop = await w.shop();
    const [me, colleague] = [await shop.member(), await shop.member()];
    const theirs = await upload(colleague, await photo());
    await expect(me.api('PUT /profile', { body: { avatarFileId: theirs } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const words = await upload(me, Buffer.from('words'), 'a.txt');
    await expect(me.api('PUT /profile', { body: { avatarFileId: words } })).rejects.toMatchObject({
      code: 'unsupported_file',
    });
  });
});
