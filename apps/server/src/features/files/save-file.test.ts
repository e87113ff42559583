import { newId } from '@chatty/contract/new-id';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const picture = () =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: '#1a5c4c' } })
    .png()
    .toBuffer();
const blob = (it: string | Buffer) => new Blob([new Uint8Array(Buffer.from(it))]);

describe('an uploaded file', () => {
  it('is known by its bytes, measured, sent with a message and read back', async () => {
    const visitor = await (await w.shop()).visitor();
    const bytes = await picture();
    const { data: file } = await visitor.api('POST /client/api/files', {
      query: { name: 'my picture.html' },
      body: blob(bytes),
    });
    expect(file).toMatchObject({ type: 'image/png', width: 12, height: 8, bytes: bytes.length });
    const params = { id: newId() };
    const body = { id: newId(), text: '', fileIds: [file.id] };
    const { data: message } = await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
    const answer = await fetch(message.files[0]?.url.replace(w.services.config.APP_URL, w.origin) ?? '');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    [
      'a drawing with script in it',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'picture.png',
    ],
    ['a page', '<!doctype html><body onload=alert(1)>', 'notes.txt'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'photo.jpg'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'photo.png'],
  ])('that is %s is refused whatever it is called', async (_, content, name) => {
    const visitor = await (await w.shop()).visitor();
    const sending = visitor.api('POST /client/api/files', { query: { name }, body: blob(content) });
    await expect(sending).rejects.toMatchObject({ code: 'unsupported_file' });
  });

  it('for visitors stands upright and no longer says where it was taken', async () => {
    const { api } = await (await w.shop()).member();
    const taken = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#1a5c4c' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const query = { name: 'shop.jpg', forVisitors: 'true' as const };
    const { data: file } = await api('POST /files', { query, body: blob(taken) });
    const answer = await fetch(file.url.replace(w.services.config.APP_URL, w.origin));
    const shown = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const { width, height, orientation, exif } = await sharp(shown).metadata();
    expect({ width, height, orientation, exif }).toEqual({ width: 8, height: 12 });
    expect(file).toMatchObject({ type: 'image/jpeg', width: 8, height: 12, bytes: shown.byteLength });
  });

  it('for visitors is refused when they could not see it, and nothing is left of it', async () => {
    const { api } = await (await w.shop()).member();
    const id = newId();
    const sending = api('POST /files', { query: { id, name: 'a.txt', forVisitors: 'true' }, body: blob('words') });
    await expect(sending).rejects.toMatchObject({ code: 'unsupported_file' });
    for (const table of ['files', 'uploads'] as const)
      expect(await w.services.db.selectFrom(table).select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('over 10 MB is refused', async () => {
    const visitor = await (await w.shop()).visitor();
    const sending = visitor.api('POST /client/api/files', {
      query: { name: 'a.txt' },
      body: blob(Buffer.alloc(10 * 1024 * 1024 + 1, 'a')),
    });
    await expect(sending).rejects.toMatchObject({ code: 'too_large' });
  });

  it('of somebody else cannot be sent, nor read without its secret', async () => {
    const shop = await w.shop();
    const [one, other] = [await shop.visitor(), await shop.visitor()];
    const { data: file } = await one.api('POST /client/api/files', { query: { name: 'a.txt' }, body: blob('mine') });
    const body = { id: newId(), text: 'look', fileIds: [file.id] };
    const sending = other.api('POST /client/api/conversations/:id/messages', { params: { id: newId() }, body });
    await expect(sending).rejects.toMatchObject({ code: 'not_found' });
    const guessed = file.url.replace(w.services.config.APP_URL, w.origin).replace(/[0-9a-f]{32}$/, '0'.repeat(32));
    expect((await fetch(guessed)).status).toBe(404);
  });

  it('is one file, and whole, when it is sent twice at once', async () => {
    const visitor = await (await w.shop()).visitor();
    const [bytes, id] = [await picture(), newId()];
    const send = () => visitor.api('POST /client/api/files', { query: { name: 'a.png', id }, body: blob(bytes) });
    const sent = await Promise.all([send(), send(), send()]);
    const urls = new Set(sent.map(({ data }) => data.url));
    expect(urls.size).toBe(1);
    const answer = await fetch([...urls][0]?.replace(w.services.config.APP_URL, w.origin) ?? '');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('is served in parts to a player that asks for parts', async () => {
    const visitor = await (await w.shop()).visitor();
    const { data: file } = await visitor.api('POST /client/api/files', {
      query: { name: 'words.txt' },
      body: blob('0123456789'),
    });
    const url = file.url.replace(w.services.config.APP_URL, w.origin);
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    expect((await fetch(url, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  });
});
